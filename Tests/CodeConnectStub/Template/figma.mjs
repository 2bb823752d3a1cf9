// A double of the module that Figma gives to Code Connect templates, after its published type declarations: what is
// selected is in `globalThis.selection`, and asking for a property that it lacks is a mistake.

function property(name, kind) {
  const value = globalThis.selection[name]
  if (value === undefined) throw new Error(`no property named ${JSON.stringify(name)}`)
  if (typeof value !== kind) throw new Error(`the property ${JSON.stringify(name)} is no ${kind}`)
  return value
}

const code = (language) => (strings, ...values) => ({
  type: "SECTIONS",
  language,
  sections: strings.flatMap((text, index) => [
    { type: "CODE", code: text },
    ...(index < values.length ? section(values[index]) : []),
  ]),
})

function section(value) {
  if (Array.isArray(value)) return value
  if (value?.type === "SECTIONS") return value.sections
  if (typeof value !== "string") throw new Error(`cannot show ${JSON.stringify(value)}`)
  return [{ type: "CODE", code: value }]
}

const selectedInstance = {
  type: "INSTANCE",
  getString: (name) => property(name, "string"),
  getBoolean: (name, options) => {
    const value = property(name, "boolean")
    return options === undefined ? value : options[value]
  },
  getEnum: (name, options) => {
    const value = property(name, "string")
    return Object.hasOwn(options, value) ? options[value] : undefined
  },
  getInstanceSwap: (name) => {
    const { code: text } = property(name, "object")
    return {
      type: "INSTANCE",
      hasCodeConnect: () => text !== null,
      executeTemplate: () => ({ example: [{ type: "CODE", code: text }] }),
    }
  },
}

export default { selectedInstance, currentLayer: selectedInstance, swift: code("swift"), code: code("plaintext") }

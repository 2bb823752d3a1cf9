// usage: node run.mjs TEMPLATE SELECTIONS
// Prints what the template exports for each of the selections in a JSON file, the example as one text.
import { readFile } from "node:fs/promises"
import { pathToFileURL } from "node:url"

const [template, selections] = process.argv.slice(2)
const results = []
for (const [index, selection] of JSON.parse(await readFile(selections, "utf8")).entries()) {
  globalThis.selection = selection
  const { default: result } = await import(`${pathToFileURL(template)}?${index}`)
  const { sections, language } = result.example
  results.push({ ...result, language, example: sections.map((section) => section.code).join("") })
}
console.log(JSON.stringify(results))

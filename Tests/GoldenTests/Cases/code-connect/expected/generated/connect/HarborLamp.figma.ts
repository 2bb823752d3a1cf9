// url=https://www.figma.com/design/AbC123?node-id=12-34
// source=Sources/HarborLamp.swift
// component=HarborLamp
import figma from "figma"

const instance = figma.selectedInstance

const swapped = {
  icon: instance.getInstanceSwap("Icon"),
}

const values = {
  label: `"${instance
    .getString("Text content")
    .replace(/[\\"]/g, "\\$&")
    .replace(/\r\n?|\n/g, "\\n")}"`,
  tone: instance.getEnum("Kind", {
    "Calm blue": ".calm",
    "Warm \"red\"": ".warm",
  }),
  inNer: instance.getEnum("Inner", {
    "on": ".on",
    "off": ".off",
  }),
  showsIcon: instance.getBoolean("Has icon", { true: "true", false: "false" }),
  isLoud: instance.getEnum("Loud", {
    "Yes": "true",
    "No": "false",
  }),
  icon: swapped.icon?.hasCodeConnect()
    ? swapped.icon.executeTemplate().example
    : "nil",
}

export default {
  example: figma.swift`HarborLamp(
    label: ${values.label},
    tone: ${values.tone},
    inNer: ${values.inNer},
    showsIcon: ${values.showsIcon},
    isLoud: ${values.isLoud},
    icon: ${values.icon},
    onClose: {}
)`,
  imports: ["import Harbor"],
  id: "HarborLamp",
  metadata: { nestable: true },
}

// url=https://www.figma.com/design/YvIxqu2oTlM6UnkL0OloHc?node-id=6014-2621
// source=Sources/Aurum/Component/Feedback/AurumToast.swift
// component=AurumToast
import figma from "figma"

const instance = figma.selectedInstance

const values = {
  label: "\"Link copied\"",
  tone: instance.getEnum("state", {
    "neutral": ".neutral",
    "brand": ".brand",
    "success": ".success",
    "error": ".error",
    "warning": ".warning",
    "info": ".info",
  }),
  size: instance.getEnum("size", {
    "small": ".small",
    "large": ".large",
  }),
}

export default {
  example: figma.swift`AurumToast(
    label: ${values.label},
    tone: ${values.tone},
    size: ${values.size},
    onDismiss: {}
)`,
  imports: ["import Aurum"],
  id: "AurumToast",
  metadata: { nestable: true },
}

/// A project that says something in every place where its documents can.
enum FullProject {
    /// The kinds of documents that have a schema, with their file.
    static let files = ["config": "aurum.yaml", "component": "buoy.json", "resolver": "fjord.resolver.json"]

    /// All files, by their names.
    static let texts = [
        "aurum.yaml": #"""
        {
          "$schema": "x",
          "name": "Fjord",
          "tokens": "fjord.resolver.json",
          "components": ["buoy.json"],
          "glyphs": "glyphs.json",
          "palette": ["w"],
          "modes": {"one": {}, "two": {"m": "y"}},
          "system": {"appearance": {"modifier": "m", "light": "x", "dark": "y"}, "contrast": "none"},
          "names": {
            "strategy": "idiomatic",
            "abbreviations": {"background": "bg"},
            "groups": {"w": "wide"},
            "overrides": {"sea": "ocean"}
          },
          "diagnostics": {"A0217": "off"},
          "outputs": {
            "swift": {"path": "o/swift"},
            "json": {"path": "o/json", "manifest": {}},
            "docs": {"path": "o/docs"},
            "codeConnect": {"path": "o/cc", "modules": ["A"]}
          }
        }
        """#,
        "buoy.json": #"""
        {
          "$schema": "x",
          "component": "Buoy",
          "family": "F",
          "platform": "P",
          "source": "S",
          "codeConnect": "C",
          "axes": {
            "tone": {
              "a": {"role": "r", "glyph": "g", "n": 1, "f": true},
              "b": {"role": "r", "glyph": "g"}
            },
            "size": ["small", "large"]
          },
          "defaults": {"tone": "b"},
          "parts": {
            "box": {
              "background": ["{w.background.$role.subtle}"],
              "border": {
                "color": {
                  "colorSpace": "srgb",
                  "components": [0, "none", 1],
                  "alpha": 0.5,
                  "hex": "#0000ff"
                },
                "width": 1,
                "edges": ["top", "leading"]
              },
              "increasedContrast": {
                "background": "{w.background.r.subtle}",
                "border": {
                  "color": "{sea}",
                  "width": {"value": 2, "unit": "px"}
                }
              },
              "radius": {"value": 1, "unit": "rem"},
              "width": "fill",
              "height": {"by": "size", "small": 48, "large": "hug"},
              "minHeight": 3,
              "padding": {"horizontal": "{gap}", "vertical": {"$ref": "#/gap/$value"}},
              "gap": -1,
              "opacity": 0.5,
              "meaning": "m",
              "shadow": [
                {
                  "color": "{sea}",
                  "offsetX": {"value": 0, "unit": "px"},
                  "offsetY": {"value": 1, "unit": "px"},
                  "blur": {"value": 1, "unit": "px"},
                  "spread": {"value": 0, "unit": "px"},
                  "inset": true
                },
                "{shade}"
              ]
            },
            "icon": {
              "kind": "glyph",
              "color": "{w.icon.$role.intense}",
              "glyph": "$glyph",
              "size": "{gap}",
              "gapAfter": 2,
              "visible": true
            },
            "label": {
              "color": {
                "by": "tone",
                "a": "{w.text.r.intense}",
                "default": "{w.text.$role.intense}"
              },
              "lines": 2,
              "increasedContrast.color": "{sea}",
              "gapAfter": {"value": -2, "unit": "px"},
              "typography": {
                "fontFamily": ["Inter", "Arial"],
                "fontSize": {"value": 16, "unit": "px"},
                "fontWeight": "bold",
                "letterSpacing": "{gap}",
                "lineHeight": 1.5
              },
              "padding.horizontal": 2
            },
            "note": {
              "background": "{sea}",
              "color": "{w.text.r.intense}",
              "typography": {
                "fontFamily": "{fam}",
                "fontSize": {"$ref": "#/gap/$value"},
                "fontWeight": 600,
                "letterSpacing": {"value": -1, "unit": "px"},
                "lineHeight": "{veil}"
              },
              "shadow": {
                "color": {"colorSpace": "srgb", "components": [0, 0, 0]},
                "offsetX": {"value": 0, "unit": "px"},
                "offsetY": {"value": 1, "unit": "px"},
                "blur": {
                  "value": {"$ref": "#/gap/$value/value"},
                  "unit": "px"
                },
                "spread": "{gap}"
              }
            },
            "close": {
              "kind": "button",
              "accessibilityLabel": "Close",
              "dismisses": true,
              "color": "{sea}",
              "glyph": "g",
              "size": 3,
              "touchTarget": 44
            }
          },
          "contrast": [{"part": "label.color", "on": "box.background", "required": 3}],
          "pairing": {
            "family": "w",
            "background": "subtle",
            "content": "intense",
            "role": "$role",
            "on": "box.background",
            "parts": ["label.color", "icon.color"]
          },
          "parameters": {
            "label": {
              "text": "label",
              "summary": "s",
              "sample": {"by": "size", "small": "x", "default": "y"},
              "optional": true
            },
            "note": {"text": "note", "sample": "hello"},
            "showIcon": {"shows": "icon", "default": true, "summary": "s"},
            "icon": {"replaces": "icon", "sample": "g"},
            "onClose": {"tapped": "close", "optional": true}
          },
          "host": {
            "durations": {
              "short": {"value": 4, "unit": "s"},
              "tok": "{time}",
              "long": "until-dismissed"
            },
            "policy": "replace",
            "enter": {"value": 1, "unit": "ms"},
            "exit": "{time}",
            "margin": "{gap}",
            "source": "s"
          },
          "figma": {
            "file": "f",
            "node": "1:2",
            "properties": {"tone": "T", "size": false},
            "values": {"tone": {"a": "A", "b": "B"}}
          },
          "documentation": {
            "summary": "s",
            "description": ["a"],
            "intendedUse": "u",
            "do": ["x"],
            "dont": "y",
            "snapshots": [{"name": "A.b", "environment": ["dark"]}]
          }
        }
        """#,
        "fjord.resolver.json": #"""
        {
          "$schema": "x",
          "name": "n",
          "description": "d",
          "version": "2025.10",
          "$defs": {"t": {"deep": {"$type": "number", "$value": 1}}},
          "sets": {
            "base": {
              "description": "d",
              "$extensions": {"a": 1},
              "sources": [
                {"$ref": "base.tokens.json"},
                {"$ref": "#/$defs/t"},
                {"inl": {"$type": "number", "$value": 1}}
              ]
            },
            "idle": {"sources": []}
          },
          "modifiers": {
            "m": {
              "description": "d",
              "$extensions": {},
              "contexts": {
                "x": [],
                "y": [
                  {
                    "$ref": "base.tokens.json",
                    "k": {"$type": "number", "$value": 1}
                  }
                ]
              },
              "default": "x"
            }
          },
          "resolutionOrder": [
            {"$ref": "#/sets/base", "description": "o"},
            {"$ref": "#/modifiers/m", "default": "x", "$extensions": {}},
            {"name": "late", "type": "set", "sources": [], "description": "q"},
            {
              "name": "mm",
              "type": "modifier",
              "contexts": {"low": [], "high": []},
              "default": "low",
              "description": "t"
            },
            {"$ref": "#/sets/base", "sources": []},
            {
              "$ref": "#/modifiers/m",
              "contexts": {
                "x": [],
                "y": [
                  {
                    "$ref": "base.tokens.json",
                    "k": {"$type": "number", "$value": 1}
                  }
                ]
              }
            }
          ]
        }
        """#,
        "base.tokens.json": #"""
        {
          "sea": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0.2, 0.4]}},
          "gap": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}},
          "veil": {"$type": "number", "$value": 0.5},
          "time": {"$type": "duration", "$value": {"value": 1, "unit": "s"}},
          "shade": {
            "$type": "shadow",
            "$value": {
              "color": "{sea}",
              "offsetX": {"value": 0, "unit": "px"},
              "offsetY": {"value": 0, "unit": "px"},
              "blur": {"value": 0, "unit": "px"},
              "spread": {"value": 0, "unit": "px"}
            }
          },
          "text": {
            "$type": "typography",
            "$value": {
              "fontFamily": "Inter",
              "fontSize": {"value": 16, "unit": "px"},
              "fontWeight": 400,
              "letterSpacing": {"value": 0, "unit": "px"},
              "lineHeight": 1.5
            }
          },
          "fam": {"$type": "fontFamily", "$value": "Inter"},
          "bold": {"$type": "fontWeight", "$value": 700},
          "w": {
            "background": {
              "r": {
                "subtle": {
                  "$type": "color",
                  "$value": {
                    "colorSpace": "srgb",
                    "components": [1, 1, 1]
                  }
                }
              }
            },
            "text": {
              "r": {
                "intense": {
                  "$type": "color",
                  "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}
                }
              }
            },
            "icon": {
              "r": {
                "intense": {
                  "$type": "color",
                  "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}
                }
              }
            }
          }
        }
        """#,
        "glyphs.json": #"""
        {"glyphs": {"g": ["M0 0L1 1L0 1Z"]}}
        """#,
    ]
}

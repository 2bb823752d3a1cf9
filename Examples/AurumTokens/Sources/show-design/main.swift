import Design

print("depth: \(Depths.range.lowerBound) to \(Fjord.depth.deep), foam: \(Fjord.colors.sea.foam)")

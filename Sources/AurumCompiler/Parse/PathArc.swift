import AurumPlatform

/// A point of an outline.
struct PathPoint: Hashable {
    let x: Double
    let y: Double

    /// The point that lies a fraction of the way to another one.
    func towards(_ other: PathPoint, _ fraction: Double) -> PathPoint {
        PathPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
    }
}

/// An elliptical arc as SVG path data gives it: by its ends (SVG 2, appendix B.2).
struct PathArc {
    let start: PathPoint
    let end: PathPoint
    let radiusX: Double
    let radiusY: Double
    /// The angle of the ellipse's first axis in degrees.
    let rotation: Double
    let isLarge: Bool
    let isClockwise: Bool

    /// A cubic curve from the end of the one before.
    struct Curve {
        let first: PathPoint
        let second: PathPoint
        let end: PathPoint
    }

    /// The arc as cubic curves of at most a quarter turn; empty when it is a straight line or a point.
    var curves: [Curve] {
        guard radiusX != 0, radiusY != 0, start != end, let ellipse = Ellipse(self) else { return [] }
        let quarter = Double.pi / 2
        let count = max(1, (ellipse.sweep.magnitude / quarter - 1e-9).rounded(.up))
        let step = ellipse.sweep / count
        // The control points of a cubic curve that follows a circle's arc lie this far along its tangents.
        let reach = 4.0 / 3 * Mathematics.sine(step / 4) / Mathematics.cosine(step / 4)
        return stride(from: 0, to: count, by: 1).map { index in
            let from = ellipse.angle + step * index
            let to = from + step
            return Curve(
                first: ellipse.point(at: from, along: reach), second: ellipse.point(at: to, along: -reach),
                end: index == count - 1 ? end : ellipse.point(at: to, along: 0))
        }
    }
}

/// The ellipse of an arc: its center, axes, and the angles where the arc begins and how far it goes.
private struct Ellipse {
    let center: PathPoint
    let radiusX: Double
    let radiusY: Double
    let sine: Double
    let cosine: Double
    let angle: Double
    let sweep: Double

    init?(_ arc: PathArc) {
        let radians = arc.rotation / 180 * Double.pi
        let sine = Mathematics.sine(radians)
        let cosine = Mathematics.cosine(radians)
        let halfX = (arc.start.x - arc.end.x) / 2
        let halfY = (arc.start.y - arc.end.y) / 2
        let x = cosine * halfX + sine * halfY
        let y = cosine * halfY - sine * halfX
        var radiusX = arc.radiusX.magnitude
        var radiusY = arc.radiusY.magnitude
        // Radii too small to reach both ends are enlarged until they just do.
        let excess = x * x / (radiusX * radiusX) + y * y / (radiusY * radiusY)
        if excess > 1 {
            radiusX *= excess.squareRoot()
            radiusY *= excess.squareRoot()
        }
        let share =
            max(0, 1 / max(excess, 1e-300) - 1).squareRoot() * (arc.isLarge == arc.isClockwise ? -1 : 1)
        let offsetX = excess > 1 ? 0 : share * radiusX * y / radiusY
        let offsetY = excess > 1 ? 0 : -share * radiusY * x / radiusX
        let from = Mathematics.arcTangent((y - offsetY) / radiusY, (x - offsetX) / radiusX)
        let to = Mathematics.arcTangent((-y - offsetY) / radiusY, (-x - offsetX) / radiusX)
        let turn = to - from
        let full = 2 * Double.pi
        if arc.isClockwise {
            sweep = turn < 0 ? turn + full : turn
        } else {
            sweep = turn > 0 ? turn - full : turn
        }
        guard sweep.isFinite, radiusX.isFinite, radiusY.isFinite else { return nil }
        center = PathPoint(
            x: cosine * offsetX - sine * offsetY + (arc.start.x + arc.end.x) / 2,
            y: sine * offsetX + cosine * offsetY + (arc.start.y + arc.end.y) / 2)
        self.radiusX = radiusX
        self.radiusY = radiusY
        self.sine = sine
        self.cosine = cosine
        self.angle = from
    }

    /// The point at an angle, moved along the tangent by a multiple of the radii.
    func point(at angle: Double, along reach: Double) -> PathPoint {
        let unitX = Mathematics.cosine(angle) - reach * Mathematics.sine(angle)
        let unitY = Mathematics.sine(angle) + reach * Mathematics.cosine(angle)
        let x = radiusX * unitX
        let y = radiusY * unitY
        return PathPoint(x: center.x + cosine * x - sine * y, y: center.y + sine * x + cosine * y)
    }
}

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The floating-point functions of the C library that the compiler uses.
package enum Mathematics {
    /// `base` raised to `exponent`.
    package static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

    /// The real cube root, negative for negative numbers.
    package static func cubeRoot(_ value: Double) -> Double { cbrt(value) }

    /// The sine of an angle in radians.
    package static func sine(_ radians: Double) -> Double { sin(radians) }

    /// The cosine of an angle in radians.
    package static func cosine(_ radians: Double) -> Double { cos(radians) }

    /// The angle in radians, in (-π, π], of the point (x, y).
    package static func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }

    /// `e` raised to `value`.
    package static func exponential(_ value: Double) -> Double { exp(value) }
}

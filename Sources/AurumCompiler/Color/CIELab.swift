import AurumPlatform

/// The CIE Lab space: lightness from 0 to 100 and two opponent axes, relative to D50.
enum CIELab {
    private static let epsilon = 216.0 / 24389
    private static let kappa = 24389.0 / 27
    private static let white = SIMD3(0.9642956764295677, 1, 0.8251046025104602)

    static func fromXYZ(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
        let scaled = (xyz / white).map {
            $0 > epsilon ? Mathematics.cubeRoot($0) : (kappa * $0 + 16) / 116
        }
        return SIMD3(116 * scaled.y - 16, 500 * (scaled.x - scaled.y), 200 * (scaled.y - scaled.z))
    }

    static func toXYZ(_ lab: SIMD3<Double>) -> SIMD3<Double> {
        let y = (lab.x + 16) / 116
        let scaled = SIMD3(y + lab.y / 500, y, y - lab.z / 200)
        return white
            * scaled.map {
                let cube = $0 * $0 * $0
                return cube > epsilon ? cube : (116 * $0 - 16) / kappa
            }
    }
}

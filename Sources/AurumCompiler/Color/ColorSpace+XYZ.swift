extension ColorSpace {
    /// The space without hue that this one is another form of; a space without such a form is its own.
    var rectangular: ColorSpace {
        switch self {
        case .hsl, .hwb: .srgb
        case .lch: .lab
        case .oklch: .oklab
        default: self
        }
    }

    /// The color in the `rectangular` space.
    func toRectangular(_ color: SIMD3<Double>) -> SIMD3<Double> {
        switch self {
        case .hsl: HSL.toSRGB(color)
        case .hwb: HWB.toSRGB(color)
        case .lch, .oklch: PolarForm.toRectangular(color)
        default: color
        }
    }

    /// The color of the `rectangular` space in this one; hue 0 where hue is powerless.
    func fromRectangular(_ color: SIMD3<Double>) -> SIMD3<Double> {
        switch self {
        case .hsl: HSL.fromSRGB(color)
        case .hwb: HWB.fromSRGB(color)
        case .lch: PolarForm.fromRectangular(color, powerlessChroma: PolarForm.powerlessChromaLCH)
        case .oklch: PolarForm.fromRectangular(color, powerlessChroma: PolarForm.powerlessChromaOKLCH)
        default: color
        }
    }

    /// XYZ relative to D65 of a color in a rectangular space.
    func toXYZ(_ color: SIMD3<Double>) -> SIMD3<Double> {
        switch self {
        case .xyzD65: color
        case .xyzD50: WhitePointMatrices.d50ToD65 * color
        case .lab: WhitePointMatrices.d50ToD65 * CIELab.toXYZ(color)
        case .oklab: OKLab.toXYZ(color)
        case .prophotoRGB: WhitePointMatrices.d50ToD65 * RGBModel.prophoto.toXYZ(color)
        case .srgb: RGBModel.srgb.toXYZ(color)
        case .srgbLinear: RGBModel.srgbLinear.toXYZ(color)
        case .displayP3: RGBModel.displayP3.toXYZ(color)
        case .a98RGB: RGBModel.a98.toXYZ(color)
        case .rec2020: RGBModel.rec2020.toXYZ(color)
        case .hsl, .hwb, .lch, .oklch: rectangular.toXYZ(toRectangular(color))
        }
    }

    /// The color of a rectangular space with the given XYZ relative to D65.
    func fromXYZ(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
        switch self {
        case .xyzD65: xyz
        case .xyzD50: WhitePointMatrices.d65ToD50 * xyz
        case .lab: CIELab.fromXYZ(WhitePointMatrices.d65ToD50 * xyz)
        case .oklab: OKLab.fromXYZ(xyz)
        case .prophotoRGB: RGBModel.prophoto.fromXYZ(WhitePointMatrices.d65ToD50 * xyz)
        case .srgb: RGBModel.srgb.fromXYZ(xyz)
        case .srgbLinear: RGBModel.srgbLinear.fromXYZ(xyz)
        case .displayP3: RGBModel.displayP3.fromXYZ(xyz)
        case .a98RGB: RGBModel.a98.fromXYZ(xyz)
        case .rec2020: RGBModel.rec2020.fromXYZ(xyz)
        case .hsl, .hwb, .lch, .oklch: fromRectangular(rectangular.fromXYZ(xyz))
        }
    }
}

/// An RGB space: its curve and its matrices to and from XYZ of its own white point.
struct RGBModel: Sendable {
    let transfer: TransferFunction
    let matrixToXYZ: Matrix3
    let matrixFromXYZ: Matrix3

    static let srgb = RGBModel(
        transfer: .srgb, matrixToXYZ: RGBMatrices.srgbToXYZ, matrixFromXYZ: RGBMatrices.srgbFromXYZ)
    static let srgbLinear = RGBModel(
        transfer: .linear, matrixToXYZ: RGBMatrices.srgbToXYZ, matrixFromXYZ: RGBMatrices.srgbFromXYZ)
    static let displayP3 = RGBModel(
        transfer: .srgb, matrixToXYZ: RGBMatrices.displayP3ToXYZ, matrixFromXYZ: RGBMatrices.displayP3FromXYZ)
    static let a98 = RGBModel(
        transfer: .a98, matrixToXYZ: RGBMatrices.a98RGBToXYZ, matrixFromXYZ: RGBMatrices.a98RGBFromXYZ)
    static let prophoto = RGBModel(
        transfer: .prophoto,
        matrixToXYZ: RGBMatrices.prophotoRGBToXYZ, matrixFromXYZ: RGBMatrices.prophotoRGBFromXYZ)
    static let rec2020 = RGBModel(
        transfer: .rec2020, matrixToXYZ: RGBMatrices.rec2020ToXYZ, matrixFromXYZ: RGBMatrices.rec2020FromXYZ)

    func toXYZ(_ encoded: SIMD3<Double>) -> SIMD3<Double> { matrixToXYZ * encoded.map(transfer.decoded) }

    func fromXYZ(_ xyz: SIMD3<Double>) -> SIMD3<Double> { (matrixFromXYZ * xyz).map(transfer.encoded) }
}

extension Aurum.colors {
    /// The tokens of the group `visual`.
    public nonisolated enum visual {
        /// `colors.purple.50`: #E2D4F5.
        ///
        /// Figma: `colors/purple/50`.
        public static let purple50 = AurumColor(red: 0.8863, green: 0.8314, blue: 0.9608)

        /// `colors.purple.100`: #C6A9EB.
        ///
        /// Figma: `colors/purple/100`.
        public static let purple100 = AurumColor(red: 0.7765, green: 0.6627, blue: 0.9216)

        /// `colors.purple.200`: #A97FE0.
        ///
        /// Figma: `colors/purple/200`.
        public static let purple200 = AurumColor(red: 0.6627, green: 0.498, blue: 0.8784)

        /// `colors.purple.300`: #8D54D6.
        ///
        /// Figma: `colors/purple/300`.
        public static let purple300 = AurumColor(red: 0.5529, green: 0.3294, blue: 0.8392)

        /// `colors.purple.400`: #7E3ED1.
        ///
        /// Figma: `colors/purple/400`.
        public static let purple400 = AurumColor(red: 0.4941, green: 0.2431, blue: 0.8196)

        /// `colors.purple.500`: #7029CC.
        ///
        /// Figma: `colors/purple/500`.
        public static let purple500 = AurumColor(red: 0.4392, green: 0.1608, blue: 0.8)

        /// `colors.purple.600`: #6525B8.
        ///
        /// Figma: `colors/purple/600`.
        public static let purple600 = AurumColor(red: 0.3961, green: 0.1451, blue: 0.7216)

        /// `colors.purple.700`: #5A21A3.
        ///
        /// Figma: `colors/purple/700`.
        public static let purple700 = AurumColor(red: 0.3529, green: 0.1294, blue: 0.6392)

        /// `colors.purple.800`: #43197A.
        ///
        /// Figma: `colors/purple/800`.
        public static let purple800 = AurumColor(red: 0.2627, green: 0.098, blue: 0.4784)

        /// `colors.purple.900`: #2D1052.
        ///
        /// Figma: `colors/purple/900`.
        public static let purple900 = AurumColor(red: 0.1765, green: 0.0627, blue: 0.3216)

        /// `colors.purple.1000`: #160829.
        ///
        /// Figma: `colors/purple/1000`.
        public static let purple1000 = AurumColor(red: 0.0863, green: 0.0314, blue: 0.1608)

        /// `colors.yellow.50`: #FDF4CE.
        ///
        /// Figma: `colors/yellow/50`.
        public static let yellow50 = AurumColor(red: 0.9922, green: 0.9569, blue: 0.8078)

        /// `colors.yellow.100`: #FCE99D.
        ///
        /// Figma: `colors/yellow/100`.
        public static let yellow100 = AurumColor(red: 0.9882, green: 0.9137, blue: 0.6157)

        /// `colors.yellow.200`: #FADE6C.
        ///
        /// Figma: `colors/yellow/200`.
        public static let yellow200 = AurumColor(red: 0.9804, green: 0.8706, blue: 0.4235)

        /// `colors.yellow.300`: #F9D33B.
        ///
        /// Figma: `colors/yellow/300`.
        public static let yellow300 = AurumColor(red: 0.9765, green: 0.8275, blue: 0.2314)

        /// `colors.yellow.400`: #F8CD23.
        ///
        /// Figma: `colors/yellow/400`.
        public static let yellow400 = AurumColor(red: 0.9725, green: 0.8039, blue: 0.1373)

        /// `colors.yellow.500`: #F7C80A.
        ///
        /// Figma: `colors/yellow/500`.
        public static let yellow500 = AurumColor(red: 0.9686, green: 0.7843, blue: 0.0392)

        /// `colors.yellow.600`: #DEB409.
        ///
        /// Figma: `colors/yellow/600`.
        public static let yellow600 = AurumColor(red: 0.8706, green: 0.7059, blue: 0.0353)

        /// `colors.yellow.700`: #C6A008.
        ///
        /// Figma: `colors/yellow/700`.
        public static let yellow700 = AurumColor(red: 0.7765, green: 0.6275, blue: 0.0314)

        /// `colors.yellow.800`: #947806.
        ///
        /// Figma: `colors/yellow/800`.
        public static let yellow800 = AurumColor(red: 0.5804, green: 0.4706, blue: 0.0235)

        /// `colors.yellow.900`: #635004.
        ///
        /// Figma: `colors/yellow/900`.
        public static let yellow900 = AurumColor(red: 0.3882, green: 0.3137, blue: 0.0157)

        /// `colors.yellow.1000`: #312802.
        ///
        /// Figma: `colors/yellow/1000`.
        public static let yellow1000 = AurumColor(red: 0.1922, green: 0.1569, blue: 0.0078)

        /// `colors.green.50`: #D0F5DC.
        ///
        /// Figma: `colors/green/50`.
        public static let green50 = AurumColor(red: 0.8157, green: 0.9608, blue: 0.8627)

        /// `colors.green.100`: #A1EBBA.
        ///
        /// Figma: `colors/green/100`.
        public static let green100 = AurumColor(red: 0.6314, green: 0.9216, blue: 0.7294)

        /// `colors.green.200`: #72E097.
        ///
        /// Figma: `colors/green/200`.
        public static let green200 = AurumColor(red: 0.4471, green: 0.8784, blue: 0.5922)

        /// `colors.green.300`: #43D675.
        ///
        /// Figma: `colors/green/300`.
        public static let green300 = AurumColor(red: 0.2627, green: 0.8392, blue: 0.4588)

        /// `colors.green.400`: #2CD163.
        ///
        /// Figma: `colors/green/400`.
        public static let green400 = AurumColor(red: 0.1725, green: 0.8196, blue: 0.3882)

        /// `colors.green.500`: #14CC52.
        ///
        /// Figma: `colors/green/500`.
        public static let green500 = AurumColor(red: 0.0784, green: 0.8, blue: 0.3216)

        /// `colors.green.600`: #12B84A.
        ///
        /// Figma: `colors/green/600`.
        public static let green600 = AurumColor(red: 0.0706, green: 0.7216, blue: 0.2902)

        /// `colors.green.700`: #10A342.
        ///
        /// Figma: `colors/green/700`.
        public static let green700 = AurumColor(red: 0.0627, green: 0.6392, blue: 0.2588)

        /// `colors.green.800`: #0C7A31.
        ///
        /// Figma: `colors/green/800`.
        public static let green800 = AurumColor(red: 0.0471, green: 0.4784, blue: 0.1922)

        /// `colors.green.900`: #085221.
        ///
        /// Figma: `colors/green/900`.
        public static let green900 = AurumColor(red: 0.0314, green: 0.3216, blue: 0.1294)

        /// `colors.green.1000`: #042910.
        ///
        /// Figma: `colors/green/1000`.
        public static let green1000 = AurumColor(red: 0.0157, green: 0.1608, blue: 0.0627)

        /// `colors.red.50`: #FCD7CE.
        ///
        /// Figma: `colors/red/50`.
        public static let red50 = AurumColor(red: 0.9882, green: 0.8431, blue: 0.8078)

        /// `colors.red.100`: #F9AF9D.
        ///
        /// Figma: `colors/red/100`.
        public static let red100 = AurumColor(red: 0.9765, green: 0.6863, blue: 0.6157)

        /// `colors.red.200`: #F6886C.
        ///
        /// Figma: `colors/red/200`.
        public static let red200 = AurumColor(red: 0.9647, green: 0.5333, blue: 0.4235)

        /// `colors.red.300`: #F3603B.
        ///
        /// Figma: `colors/red/300`.
        public static let red300 = AurumColor(red: 0.9529, green: 0.3765, blue: 0.2314)

        /// `colors.red.400`: #F14C23.
        ///
        /// Figma: `colors/red/400`.
        public static let red400 = AurumColor(red: 0.9451, green: 0.298, blue: 0.1373)

        /// `colors.red.500`: #F0380A.
        ///
        /// Figma: `colors/red/500`.
        public static let red500 = AurumColor(red: 0.9412, green: 0.2196, blue: 0.0392)

        /// `colors.red.600`: #D83209.
        ///
        /// Figma: `colors/red/600`.
        public static let red600 = AurumColor(red: 0.8471, green: 0.1961, blue: 0.0353)

        /// `colors.red.700`: #C02D08.
        ///
        /// Figma: `colors/red/700`.
        public static let red700 = AurumColor(red: 0.7529, green: 0.1765, blue: 0.0314)

        /// `colors.red.800`: #902206.
        ///
        /// Figma: `colors/red/800`.
        public static let red800 = AurumColor(red: 0.5647, green: 0.1333, blue: 0.0235)

        /// `colors.red.900`: #601604.
        ///
        /// Figma: `colors/red/900`.
        public static let red900 = AurumColor(red: 0.3765, green: 0.0863, blue: 0.0157)

        /// `colors.red.1000`: #300B02.
        ///
        /// Figma: `colors/red/1000`.
        public static let red1000 = AurumColor(red: 0.1882, green: 0.0431, blue: 0.0078)

        /// `colors.orange.50`: #FCE2CD.
        ///
        /// Figma: `colors/orange/50`.
        public static let orange50 = AurumColor(red: 0.9882, green: 0.8863, blue: 0.8039)

        /// `colors.orange.100`: #FAC49B.
        ///
        /// Figma: `colors/orange/100`.
        public static let orange100 = AurumColor(red: 0.9804, green: 0.7686, blue: 0.6078)

        /// `colors.orange.200`: #F7A769.
        ///
        /// Figma: `colors/orange/200`.
        public static let orange200 = AurumColor(red: 0.9686, green: 0.6549, blue: 0.4118)

        /// `colors.orange.300`: #F58937.
        ///
        /// Figma: `colors/orange/300`.
        public static let orange300 = AurumColor(red: 0.9608, green: 0.5373, blue: 0.2157)

        /// `colors.orange.400`: #F37B1E.
        ///
        /// Figma: `colors/orange/400`.
        public static let orange400 = AurumColor(red: 0.9529, green: 0.4824, blue: 0.1176)

        /// `colors.orange.500`: #F26C05.
        ///
        /// Figma: `colors/orange/500`.
        public static let orange500 = AurumColor(red: 0.949, green: 0.4235, blue: 0.0196)

        /// `colors.orange.600`: #DA6105.
        ///
        /// Figma: `colors/orange/600`.
        public static let orange600 = AurumColor(red: 0.8549, green: 0.3804, blue: 0.0196)

        /// `colors.orange.700`: #C25604.
        ///
        /// Figma: `colors/orange/700`.
        public static let orange700 = AurumColor(red: 0.7608, green: 0.3373, blue: 0.0157)

        /// `colors.orange.800`: #914103.
        ///
        /// Figma: `colors/orange/800`.
        public static let orange800 = AurumColor(red: 0.5686, green: 0.2549, blue: 0.0118)

        /// `colors.orange.900`: #612B02.
        ///
        /// Figma: `colors/orange/900`.
        public static let orange900 = AurumColor(red: 0.3804, green: 0.1686, blue: 0.0078)

        /// `colors.orange.1000`: #301601.
        ///
        /// Figma: `colors/orange/1000`.
        public static let orange1000 = AurumColor(red: 0.1882, green: 0.0863, blue: 0.0039)

        /// `colors.blue.50`: #CDE1FD.
        ///
        /// Figma: `colors/blue/50`.
        public static let blue50 = AurumColor(red: 0.8039, green: 0.8824, blue: 0.9922)

        /// `colors.blue.100`: #9BC3FB.
        ///
        /// Figma: `colors/blue/100`.
        public static let blue100 = AurumColor(red: 0.6078, green: 0.7647, blue: 0.9843)

        /// `colors.blue.200`: #69A5F9.
        ///
        /// Figma: `colors/blue/200`.
        public static let blue200 = AurumColor(red: 0.4118, green: 0.6471, blue: 0.9765)

        /// `colors.blue.300`: #3787F7.
        ///
        /// Figma: `colors/blue/300`.
        public static let blue300 = AurumColor(red: 0.2157, green: 0.5294, blue: 0.9686)

        /// `colors.blue.400`: #1E78F6.
        ///
        /// Figma: `colors/blue/400`.
        public static let blue400 = AurumColor(red: 0.1176, green: 0.4706, blue: 0.9647)

        /// `colors.blue.500`: #0569F5.
        ///
        /// Figma: `colors/blue/500`.
        public static let blue500 = AurumColor(red: 0.0196, green: 0.4118, blue: 0.9608)

        /// `colors.blue.600`: #055FDC.
        ///
        /// Figma: `colors/blue/600`.
        public static let blue600 = AurumColor(red: 0.0196, green: 0.3725, blue: 0.8627)

        /// `colors.blue.700`: #0454C4.
        ///
        /// Figma: `colors/blue/700`.
        public static let blue700 = AurumColor(red: 0.0157, green: 0.3294, blue: 0.7686)

        /// `colors.blue.800`: #033F93.
        ///
        /// Figma: `colors/blue/800`.
        public static let blue800 = AurumColor(red: 0.0118, green: 0.2471, blue: 0.5765)

        /// `colors.blue.900`: #022A62.
        ///
        /// Figma: `colors/blue/900`.
        public static let blue900 = AurumColor(red: 0.0078, green: 0.1647, blue: 0.3843)

        /// `colors.blue.1000`: #011531.
        ///
        /// Figma: `colors/blue/1000`.
        public static let blue1000 = AurumColor(red: 0.0039, green: 0.0824, blue: 0.1922)

        /// `colors.pink.50`: #FCCEE9.
        ///
        /// Figma: `colors/pink/50`.
        public static let pink50 = AurumColor(red: 0.9882, green: 0.8078, blue: 0.9137)

        /// `colors.pink.100`: #FA9ED3.
        ///
        /// Figma: `colors/pink/100`.
        public static let pink100 = AurumColor(red: 0.9804, green: 0.6196, blue: 0.8275)

        /// `colors.pink.200`: #F76DBE.
        ///
        /// Figma: `colors/pink/200`.
        public static let pink200 = AurumColor(red: 0.9686, green: 0.4275, blue: 0.7451)

        /// `colors.pink.300`: #F53DA8.
        ///
        /// Figma: `colors/pink/300`.
        public static let pink300 = AurumColor(red: 0.9608, green: 0.2392, blue: 0.6588)

        /// `colors.pink.400`: #F3249D.
        ///
        /// Figma: `colors/pink/400`.
        public static let pink400 = AurumColor(red: 0.9529, green: 0.1412, blue: 0.6157)

        /// `colors.pink.500`: #F20C92.
        ///
        /// Figma: `colors/pink/500`.
        public static let pink500 = AurumColor(red: 0.949, green: 0.0471, blue: 0.5725)

        /// `colors.pink.600`: #DA0B83.
        ///
        /// Figma: `colors/pink/600`.
        public static let pink600 = AurumColor(red: 0.8549, green: 0.0431, blue: 0.5137)

        /// `colors.pink.700`: #C20A75.
        ///
        /// Figma: `colors/pink/700`.
        public static let pink700 = AurumColor(red: 0.7608, green: 0.0392, blue: 0.4588)

        /// `colors.pink.800`: #910758.
        ///
        /// Figma: `colors/pink/800`.
        public static let pink800 = AurumColor(red: 0.5686, green: 0.0275, blue: 0.3451)

        /// `colors.pink.900`: #61053A.
        ///
        /// Figma: `colors/pink/900`.
        public static let pink900 = AurumColor(red: 0.3804, green: 0.0196, blue: 0.2275)

        /// `colors.pink.1000`: #30021D.
        ///
        /// Figma: `colors/pink/1000`.
        public static let pink1000 = AurumColor(red: 0.1882, green: 0.0078, blue: 0.1137)

        /// `colors.silver.50`: #EEF1FC.
        ///
        /// Figma: `colors/silver/50`.
        public static let silver50 = AurumColor(red: 0.9333, green: 0.9451, blue: 0.9882)

        /// `colors.silver.100`: #E1E6F9.
        ///
        /// Figma: `colors/silver/100`.
        public static let silver100 = AurumColor(red: 0.8824, green: 0.902, blue: 0.9765)

        /// `colors.silver.200`: #CBD3F3.
        ///
        /// Figma: `colors/silver/200`.
        public static let silver200 = AurumColor(red: 0.7961, green: 0.8275, blue: 0.9529)

        /// `colors.silver.300`: #A1B0E5.
        ///
        /// Figma: `colors/silver/300`.
        public static let silver300 = AurumColor(red: 0.6314, green: 0.6902, blue: 0.898)

        /// `colors.silver.400`: #7A8ACC.
        ///
        /// Figma: `colors/silver/400`.
        public static let silver400 = AurumColor(red: 0.4784, green: 0.5412, blue: 0.8)

        /// `colors.silver.500`: #6070AE.
        ///
        /// Figma: `colors/silver/500`.
        public static let silver500 = AurumColor(red: 0.3765, green: 0.4392, blue: 0.6824)

        /// `colors.silver.600`: #4C588B.
        ///
        /// Figma: `colors/silver/600`.
        public static let silver600 = AurumColor(red: 0.298, green: 0.3451, blue: 0.5451)

        /// `colors.silver.700`: #303C6E.
        ///
        /// Figma: `colors/silver/700`.
        public static let silver700 = AurumColor(red: 0.1882, green: 0.2353, blue: 0.4314)

        /// `colors.silver.800`: #263056.
        ///
        /// Figma: `colors/silver/800`.
        public static let silver800 = AurumColor(red: 0.149, green: 0.1882, blue: 0.3373)

        /// `colors.silver.900`: #1C233E.
        ///
        /// Figma: `colors/silver/900`.
        public static let silver900 = AurumColor(red: 0.1098, green: 0.1373, blue: 0.2431)

        /// `colors.silver.1000`: #14182A.
        ///
        /// Figma: `colors/silver/1000`.
        public static let silver1000 = AurumColor(red: 0.0784, green: 0.0941, blue: 0.1647)
    }
}

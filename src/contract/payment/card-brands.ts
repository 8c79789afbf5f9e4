/** A part of a brand's mark on a field of 48 × 32: a filled path, or the strokes of a letter. */
export interface MarkShape {
  d: string
  fill?: string
  stroke?: string
}

export interface CardBrand {
  id: string
  name: string
  /** How its numbers begin (ISO/IEC 7812). */
  begins: RegExp
  /** How its numbers are grouped when they're typed. */
  groups: readonly number[]
  mark: readonly MarkShape[]
}

const fours = [4, 4, 4, 4, 3]

/** Draws a disc as a path. */
const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

/**
 * Cards that travellers recognise, with their marks as the brands' public rules ask: in their own colours on white, unaltered,
 * all of the same height, and only to say what is accepted (brand.mastercard.com, merchantsignageeu.visa.com,
 * americanexpress.com/us/merchant/logos, global.jcb).
 */
export const cardBrands: readonly CardBrand[] = [
  {
    id: 'visa',
    name: 'Visa',
    begins: /^4/,
    groups: fours,
    mark: [
      {
        fill: '#1434cb',
        d: 'M18.160 11.720l-5.030 11.990H9.850L7.380 14.140c-.150-.590-.280-.800-.740-1.050C5.900 12.680 4.660 12.300 3.580 12.070l.070-.350h5.280a1.446 1.446 0 0 1 1.430 1.220l1.310 6.940 3.230-8.160zm12.850 8.080c.010-3.170-4.380-3.340-4.350-4.760.010-.430.420-.890 1.320-1.000a5.856 5.856 0 0 1 3.060.540l.540-2.540a8.331 8.331 0 0 0-2.900-.530c-3.070 0-5.220 1.630-5.240 3.970-.020 1.730 1.540 2.690 2.720 3.260 1.210.590 1.620.960 1.610 1.490-.010.810-.960 1.160-1.860 1.170-1.560.020-2.460-.420-3.190-.760l-.560 2.630c.720.330 2.060.620 3.450.640 3.260 0 5.390-1.610 5.400-4.110m8.100 3.910h2.870L39.480 11.720h-2.650a1.413 1.413 0 0 0-1.320.880l-4.650 11.110h3.260l.650-1.790h3.980zm-3.460-4.250l1.630-4.500.940 4.500zm-13.060-7.740l-2.560 11.990H16.920l2.570-11.990z',
      },
    ],
  },
  {
    id: 'mastercard',
    name: 'Mastercard',
    begins: /^(5[1-5]|2[2-7])/,
    groups: fours,
    mark: [
      { fill: '#eb001b', d: disc(18.5, 16, 9) },
      { fill: '#f79e1b', d: disc(29.5, 16, 9) },
      { fill: '#ff5f00', d: 'M24 8.880a9 9 0 0 1 0 14.240a9 9 0 0 1 0-14.240z' },
    ],
  },
  {
    id: 'amex',
    name: 'American Express',
    begins: /^3[47]/,
    groups: [4, 6, 5],
    mark: [
      { fill: '#006fcf', d: 'M0 0h48v32H0z' },
      {
        stroke: '#fff',
        d: 'M6 21l3.500-10 3.500 10M7.200 18h4.600M16.500 21V11l4 6 4-6v10M34 11h-6v10h6M28 16h5M36.500 11l6 10M42.500 11l-6 10',
      },
    ],
  },
  {
    id: 'jcb',
    name: 'JCB',
    begins: /^35/,
    groups: fours,
    mark: [
      { fill: '#0e4c96', d: 'M14 6h4v17a3 3 0 0 1-3 3h-4V9a3 3 0 0 1 3-3z' },
      { fill: '#bf0a30', d: 'M23.500 6h4v17a3 3 0 0 1-3 3h-4V9a3 3 0 0 1 3-3z' },
      { fill: '#007b40', d: 'M33 6h4v17a3 3 0 0 1-3 3h-4V9a3 3 0 0 1 3-3z' },
      {
        stroke: '#fff',
        d: 'M16 12.500v5q0 2-3.500 1.500M26 13.500q-4-1.500-4 2.500t4 2.500M31.500 13v6h2.500q1.500 0 1.500-1.500T34 16h-2.500M34 16q1.200 0 1.200-1.500T34 13h-2.500',
      },
    ],
  },
]

import { encode } from 'uqr'

/** A QR code as a drawing: the side of its square, and its dark parts as a path of an SVG. */
export interface QrCode {
  side: number
  path: string
}

/** What scanners need around a code, in modules (ISO/IEC 18004). */
const border = 4

/** Returns the QR code of a text. It's drawn on the server, so that pages don't load what draws it. */
export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border })
  const runs = data.flatMap((row, y) => {
    const drawn = row.map((isDark) => (isDark ? '#' : ' ')).join('')
    return [...drawn.matchAll(/#+/g)].map(
      ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
    )
  })
  return { side: size, path: runs.join('') }
}

import { encode } from 'uqr'
import { createTypesetter, type Unprintable } from '../platform/pdf/typesetter.ts'

export const ink = '#16242b'
export const faint = '#5b6b73'
export const sea = '#0b6e5f'
export const amber = '#7e4d00'
const line = '#cfd8dc'

export const margin = 48
export const width = 595.28 - 2 * margin
const height = 841.89
const bottom = height - margin
/** The baseline of the area that each page repeats. */
export const foot = height - 34

export interface Look {
  strong?: boolean
  size?: number
  colour?: string
  width?: number
  oneLine?: boolean
  /** The address of a link. */
  link?: string
}

/** Writes on pages of A4, in points from the left margin and the top of the page. */
export interface DocumentPage {
  /** Writes text. Returns where the next line would start. */
  write(text: string, x: number, y: number, look?: Look): number
  /** The same, at the top of a new page if it doesn't fit on this one. */
  writeWhole(text: string, x: number, y: number, look?: Look): number
  rule(y: number, colour?: string): void
  /**
   * Returns `y`, or the top of a new page if a block of this height doesn't fit on this one. Call it once per block: each call
   * with the same `y` starts another page.
   */
  room(y: number, height: number): number
}

/** Opens the pages of a document for text in one language. A document may have texts in several. */
export function openPage(
  pdf: PDFKit.PDFDocument,
  language: string,
  unprintable: Unprintable,
): DocumentPage {
  const setter = createTypesetter(pdf, language, unprintable)
  const set = (x: number, look: Look) => ({
    size: look.size ?? 10,
    weight: look.strong ? 600 : 400,
    colour: look.colour ?? ink,
    ...(look.oneLine ? {} : { width: look.width ?? width - x }),
  })
  const page: DocumentPage = {
    write(text, x, y, look = {}) {
      const next = setter.write(text, margin + x, y, set(x, look))
      if (look.link) pdf.link(margin + x, y, look.width ?? width - x, next - y, look.link)
      return next
    },
    writeWhole: (text, x, y, look = {}) =>
      page.write(text, x, page.room(y, setter.heightOf(text, set(x, look))), look),
    rule: (y, colour = line) =>
      void pdf
        .moveTo(margin, y)
        .lineTo(margin + width, y)
        .lineWidth(0.7)
        .strokeColor(colour)
        .stroke(),
    room(y, height) {
      if (y + height <= bottom) return y
      pdf.addPage()
      return margin
    },
  }
  return page
}

/** Draws the logo of `public/favicon.svg` with its upper left corner at `x`, `y` of the page. */
export function drawLogo(pdf: PDFKit.PDFDocument, x: number, y: number, side: number): void {
  pdf
    .save()
    .translate(x, y)
    .scale(side / 32)
  pdf.roundedRect(0, 0, 32, 32, 8).fill(sea)
  pdf
    .lineCap('round')
    .path('M5 20.5c3.7 0 3.7-2.6 7.3-2.6s3.7 2.6 7.4 2.6 3.6-2.6 7.3-2.6')
    .lineWidth(2.4)
    .stroke('#ffffff')
    .path('M8.5 25.2c2.5 0 2.5-1.7 5-1.7s2.5 1.7 5 1.7 2.5-1.7 5-1.7')
    .lineWidth(2)
    .stroke('#9fd8cb')
  pdf.circle(16, 10.6, 4).fill('#f0c987').restore()
}

/** Draws a text as a QR code, black on the page's white. Around it, four of its modules have to stay free (ISO/IEC 18004). */
export function drawQrCode(
  pdf: PDFKit.PDFDocument,
  text: string,
  x: number,
  y: number,
  side: number,
): void {
  const { size, data } = encode(text, { ecc: 'M', border: 0 })
  const module = side / size
  pdf.save().translate(x, y).scale(module)
  for (const [top, row] of data.entries()) {
    const drawn = row.map((isDark) => (isDark ? '#' : ' ')).join('')
    for (const { index, 0: run } of drawn.matchAll(/#+/g)) pdf.rect(index, top, run.length, 1)
  }
  pdf.fill('#000000').restore()
}

/** Returns the position of a text: its usual one, or lower if the text above it took more lines. */
export const lower = (usual: number, next: number): number => Math.max(usual, next - 2)

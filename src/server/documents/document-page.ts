import { createTypesetter, type Unprintable } from '../platform/pdf/typesetter.ts'

export const ink = '#16242b'
export const faint = '#5b6b73'
export const sea = '#0b6e5f'
export const amber = '#7e4d00'
const line = '#cfd8dc'

export const margin = 48
export const width = 595.28 - 2 * margin
const bottom = 841.89 - margin

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
  rule(y: number, colour?: string): void
  /** Returns `y`, or the top of a new page if a block of this height doesn't fit on this one. */
  room(y: number, height: number): number
}

/** Opens the pages of a document for text in one language. A document may have texts in several. */
export function openPage(
  pdf: PDFKit.PDFDocument,
  language: string,
  unprintable: Unprintable,
): DocumentPage {
  const setter = createTypesetter(pdf, language, unprintable)
  return {
    write(text, x, y, look = {}) {
      const textWidth = look.width ?? width - x
      const next = setter.write(text, margin + x, y, {
        size: look.size ?? 10,
        weight: look.strong ? 600 : 400,
        colour: look.colour ?? ink,
        ...(look.oneLine ? {} : { width: textWidth }),
      })
      if (look.link) pdf.link(margin + x, y, textWidth, next - y, look.link)
      return next
    },
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
}

/** Returns the position of a text: its usual one, or lower if the text above it took more lines. */
export const lower = (usual: number, next: number): number => Math.max(usual, next - 2)

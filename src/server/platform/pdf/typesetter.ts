import { breakLines } from './break-lines.ts'
import { type Face, openFaces, type Run } from './faces.ts'
import { printable } from './printable.ts'
import { type DrawnRun, fromLeftToRight } from './visual-order.ts'

export interface Look {
  /** Points. */
  size: number
  /** On the usual scale: 400 is regular, 600 semi-bold. */
  weight: number
  /** `#rrggbb` */
  colour: string
  /** Points; lines that would be wider are broken. Without it a text stays on one line. */
  width?: number
}

export interface Typesetter {
  /** Writes text from its left and top edges, in points of the page. Returns where a next line would start. */
  write(text: string, x: number, y: number, look: Look): number
  /** Returns the height that `write` would take, in points. */
  heightOf(text: string, look: Look): number
}

/** Points between two lines, beyond what their letters need. */
const leading = 2
/** Handling of characters that no face has. */
export interface Unprintable {
  /** Printed instead of words with such letters. */
  instead: string
  onMissing: (character: string) => void
}

/**
 * Writes text of any language into a PDF: each piece in the face that has its letters, shaped, broken into lines and
 * ordered as its script asks for. A character that no face has becomes its closest Latin letters, or else what
 * `printable` replaces it with.
 */
export function createTypesetter(
  pdf: PDFKit.PDFDocument,
  language: string,
  { instead, onMissing }: Unprintable,
): Typesetter {
  const faces = openFaces(language)
  const registered = new Set<Face>()

  return {
    write(text, x, y, look) {
      let next = y
      for (const line of linesOf(text, look)) next += writeLine(line, x, next, look) + leading
      return next
    },
    heightOf: (text, look) =>
      linesOf(text, look).reduce((sum, line) => sum + lineHeight(line, look) + leading, 0),
  }

  function linesOf(text: string, look: Look): Run[][] {
    const runsOf = (line: string) => faces.runsOf(line, look.weight)
    const measure = (line: string) => runsOf(line).reduce((sum, run) => sum + widthOf(run, look), 0)
    const { width } = look
    return text.split('\n').flatMap((written) => {
      const paragraph = printable(written, runsOf, instead, onMissing)
      const lines =
        width === undefined ? [paragraph] : breakLines(paragraph, language, width, measure)
      return lines.map(runsOf)
    })
  }

  function lineHeight(runs: readonly Run[], { size, weight }: Look): number {
    const latin = faces.latin(weight)
    return Math.max(...[latin, ...runs.map(({ face = latin }) => face)].map(heightOf)) * size
  }

  /** Returns the line's height. */
  function writeLine(runs: readonly Run[], x: number, top: number, look: Look): number {
    const latin = faces.latin(look.weight)
    const baseline = top + (latin.font.ascent / latin.font.unitsPerEm) * look.size
    let from = x
    const placed = fromLeftToRight(runs).map((run) => {
      const place = { run, at: from }
      from += widthOf(run, look)
      return place
    })
    // In the order of reading, which programs that read aloud or copy text go by.
    for (const { run, at } of placed.sort((a, b) => a.run.index - b.run.index)) {
      if (run.face) draw(run, run.face, at, baseline, look)
    }
    return lineHeight(runs, look)
  }

  function draw(run: DrawnRun, face: Face, x: number, baseline: number, look: Look): void {
    const { text, actual } = run
    use(face, look)
    pdf.fillColor(look.colour)
    const show = () => pdf.text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' })
    if (face.family.isShaped || actual !== text) markText(actual, show)
    else show()
  }

  /**
   * Marks what `show` writes with its own text, which is copied, searched and read aloud: shaped letters are in another
   * order than they are read, and one sign may replace several. The mark has to be inside of the text object, or some
   * readers don't know where on the page the text is.
   */
  function markText(actual: string, show: () => void): void {
    const { addContent } = pdf
    pdf.addContent = (operator) => {
      if (operator === 'ET') pdf.endMarkedContent()
      addContent.call(pdf, operator)
      if (/ Tf$/.test(operator)) pdf.markContent('Span', { actual })
      return pdf
    }
    show()
    pdf.addContent = addContent
  }

  function widthOf({ text, face }: Run, look: Look): number {
    if (!face) return 0
    use(face, look)
    return pdf.widthOfString(text)
  }

  function use(face: Face, { size }: Look): void {
    if (!registered.has(face)) {
      // Its types know files only, but it takes opened fonts as well.
      pdf.registerFont(face.name, face.font as unknown as Buffer)
      registered.add(face)
    }
    pdf.font(face.name).fontSize(size)
  }
}

/** Returns how high a face's lines are, as a part of the size. */
const heightOf = ({ font }: Face): number => (font.ascent - font.descent) / font.unitsPerEm

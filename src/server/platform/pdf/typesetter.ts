import { breakLines } from './break-lines.ts'
import { type Face, openFaces, type Run } from './faces.ts'

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
}

/** Points between two lines, beyond what their letters need. */
const leading = 2
/** How wide the box is that replaces a character without a glyph, as a part of the size. */
const boxWidth = 0.6

/**
 * Writes text of any language into a PDF: each piece in the face that has its letters, shaped and broken into lines as
 * its script asks for. A character that no face has becomes its closest Latin letters, or else a box, of which
 * `onMissing` hears.
 */
export function createTypesetter(
  pdf: PDFKit.PDFDocument,
  language: string,
  onMissing: (character: string) => void,
): Typesetter {
  const faces = openFaces(language)
  const registered = new Set<Face>()

  return {
    write(text, x, y, look) {
      const runsOf = (line: string) => faces.runsOf(line, look.weight)
      const measure = (line: string) =>
        runsOf(line).reduce((sum, run) => sum + widthOf(run, look), 0)
      const { width } = look
      let next = y
      for (const paragraph of text.split('\n')) {
        const lines =
          width === undefined ? [paragraph] : breakLines(paragraph, language, width, measure)
        for (const line of lines) next += writeLine(runsOf(line), x, next, look) + leading
      }
      return next
    },
  }

  /** Returns the line's height. */
  function writeLine(runs: readonly Run[], x: number, top: number, look: Look): number {
    const latin = faces.latin(look.weight)
    const baseline = top + (latin.font.ascent / latin.font.unitsPerEm) * look.size
    let from = x
    for (const run of runs) {
      if (run.face) {
        use(run.face, look)
        pdf.fillColor(look.colour)
        const draw = () =>
          pdf.text(run.text, from, baseline, { lineBreak: false, baseline: 'alphabetic' })
        if (run.face.family.isShaped) markText(run.text, draw)
        else draw()
        from = pdf.x
      } else {
        onMissing(run.text)
        pdf.markContent('Span', { actual: run.text })
        drawBox(from, baseline, look)
        pdf.endMarkedContent()
        from += boxWidth * look.size
      }
    }
    return Math.max(...[latin, ...runs.map(({ face = latin }) => face)].map(heightOf)) * look.size
  }

  /**
   * Marks what `draw` writes with its own text, which is copied, searched and read aloud: shaped letters are in another
   * order than they are read, and one sign may replace several. The mark has to be inside of the text object, or some
   * readers don't know where on the page the text is.
   */
  function markText(actual: string, draw: () => void): void {
    const { addContent } = pdf
    pdf.addContent = (operator) => {
      if (operator === 'ET') pdf.endMarkedContent()
      addContent.call(pdf, operator)
      if (/ Tf$/.test(operator)) pdf.markContent('Span', { actual })
      return pdf
    }
    draw()
    pdf.addContent = addContent
  }

  function widthOf({ text, face }: Run, look: Look): number {
    if (!face) return boxWidth * look.size
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

  function drawBox(x: number, baseline: number, { size, colour }: Look): void {
    const inset = 0.05 * size
    const side = boxWidth * size - 2 * inset
    pdf.rect(x + inset, baseline - side, side, side)
    pdf.lineWidth(inset).strokeColor(colour).stroke()
  }
}

/** Returns how high a face's lines are, as a part of the size. */
const heightOf = ({ font }: Face): number => (font.ascent - font.descent) / font.unitsPerEm

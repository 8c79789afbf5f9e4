import { inflateSync } from 'node:zlib'

interface PdfFont {
  /** The characters of each glyph, by its number in the font subset. */
  letters: Map<number, string>
  /** Widths in thousandths of the font size, by glyph number. */
  widths: number[]
}

interface Shown {
  text: string
  glyphs: number[]
  from: number
  to: number
  baseline: number
}

/**
 * Returns the text of a PDF written by pdfkit. Pieces next to each other without a gap are one line. Marked content is
 * read as its ActualText, everything else through each font's ToUnicode map.
 */
export const pdfText = (pdf: Uint8Array): string => pdfPages(pdf).flat().join('\n')

/** Returns the lines of each page. */
export function pdfPages(pdf: Uint8Array): string[][] {
  const { pages, fonts } = open(pdf)
  // Fonts may contain the same letters as the operator that begins a text.
  return pages.map((content) => linesOf(content, fonts)).filter((lines) => lines.length > 0)
}

/** Returns the characters of a PDF's glyphs. A conjunct has several. */
export const pdfLetters = (pdf: Uint8Array): Set<string> =>
  new Set([...open(pdf).fonts.values()].flatMap(({ letters }) => [...letters.values()]))

/** Returns the numbers of all glyphs used in a PDF: 0 is the one for missing characters. */
export function pdfGlyphs(pdf: Uint8Array): number[] {
  const { pages, fonts } = open(pdf)
  return pages.flatMap((content) => shownIn(content, fonts)).flatMap(({ glyphs }) => glyphs)
}

/** Returns the left and right ends of the first piece of text that reads like this, in points. */
export function pdfPlace(pdf: Uint8Array, text: string): { from: number; to: number } | undefined {
  const { pages, fonts } = open(pdf)
  return pages.flatMap((content) => shownIn(content, fonts)).find((shown) => shown.text === text)
}

function open(pdf: Uint8Array): { pages: string[]; fonts: Map<string, PdfFont> } {
  const raw = Buffer.from(pdf).toString('latin1')
  const objects = new Map(
    [...raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [id, body ?? '']),
  )
  const streamOf = (body = ''): string => {
    const [, dictionary, data] = /^(<<[\s\S]*?>>)\nstream\n([\s\S]*?)\nendstream/.exec(body) ?? []
    if (data === undefined) return ''
    const bytes = Buffer.from(data, 'latin1')
    return (dictionary?.includes('FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
  }
  const referred = (name: string, body = '') =>
    objects.get(new RegExp(`/${name} \\[?(\\d+) 0 R`).exec(body)?.[1] ?? '')
  const fonts = new Map<string, PdfFont>()
  for (const body of objects.values()) {
    const [, named] = /\/Font <<([\s\S]*?)>>/.exec(body) ?? []
    for (const [, name = '', id = ''] of (named ?? '').matchAll(/\/(\w+) (\d+) 0 R/g)) {
      const font = objects.get(id)
      const [, widths = ''] =
        /\/W \[0 \[([^\]]*)\]/.exec(referred('DescendantFonts', font) ?? '') ?? []
      fonts.set(name, {
        letters: lettersOf(streamOf(referred('ToUnicode', font))),
        widths: widths.split(' ').map(Number),
      })
    }
  }
  const pages = [...objects.values()].map(streamOf).filter((content) => content.includes('BT'))
  return { pages, fonts }
}

function lettersOf(map: string): Map<number, string> {
  const letters = new Map<number, string>()
  for (const [, from = '', , list = ''] of map.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g)) {
    const texts = [...list.matchAll(/<([\w ]*)>/g)].map(([, hex = '']) => hex.replaceAll(' ', ''))
    for (const [index, hex] of texts.entries()) {
      const text = Buffer.from(hex, 'hex').swap16().toString('utf16le')
      letters.set(Number.parseInt(from, 16) + index, text)
    }
  }
  return letters
}

function linesOf(content: string, fonts: ReadonlyMap<string, PdfFont>): string[] {
  const lines: Shown[] = []
  for (const shown of shownIn(content, fonts)) {
    const last = lines.at(-1)
    // A combining mark at the end of a line may be placed slightly beyond it.
    if (last && last.baseline === shown.baseline && Math.abs(shown.from - last.to) < 3) {
      Object.assign(last, { text: last.text + shown.text, to: shown.to })
    } else {
      lines.push(shown)
    }
  }
  return lines.map(({ text }) => text)
}

/** Reads a string in parentheses, which is UTF-16 if it starts with a byte order mark. */
function actualText(piece: string): string {
  const [, escaped = ''] = /^\(((?:\\[\s\S]|[^\\)])*)\)/.exec(piece) ?? []
  const controls: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
  const bytes = escaped.replace(/\\([\s\S])/g, (_, each: string) => controls[each] ?? each)
  if (!bytes.startsWith('\xfe\xff')) return bytes
  return Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le')
}

function shownIn(content: string, fonts: ReadonlyMap<string, PdfFont>): Shown[] {
  let font: PdfFont | undefined
  let size = 0
  let [x, y] = [0, 0]
  let marked: Shown | undefined
  const shown: Shown[] = []
  const operators =
    /\/(\w+) ([\d.]+) Tf|1 0 0 1 ([-\d.]+) ([-\d.]+) Tm|\[([^\]]*)\] TJ|ActualText (\((?:\\[\s\S]|[^\\)])*\))|\bEMC\b/g
  for (const [whole, name, points, left, bottom, pieces, actual] of content.matchAll(operators)) {
    if (name) [font, size] = [fonts.get(name), Number(points)]
    if (left) [x, y] = [Number(left), Number(bottom)]
    if (actual) {
      marked = { text: actualText(actual), glyphs: [], from: x, to: x, baseline: y }
      shown.push(marked)
    }
    if (whole === 'EMC') marked = undefined
    if (pieces === undefined) continue
    const from = x
    const glyphs: number[] = []
    for (const [, hex, gap] of pieces.matchAll(/<(\w+)>|([-\d.]+)/g)) {
      const numbers = (hex?.match(/.{4}/g) ?? []).map((each) => Number.parseInt(each, 16))
      glyphs.push(...numbers)
      const moved = numbers.reduce((sum, each) => sum + (font?.widths[each] ?? 0), 0)
      x += ((moved - Number(gap ?? 0)) * size) / 1000
    }
    if (marked) {
      marked.glyphs.push(...glyphs)
      marked.to = x
      continue
    }
    const text = glyphs.map((glyph) => font?.letters.get(glyph) ?? '').join('')
    shown.push({ text, glyphs, from, to: x, baseline: y })
  }
  return shown
}

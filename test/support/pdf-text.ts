import { inflateSync } from 'node:zlib'

/**
 * Returns the text of a PDF as pdfkit writes it, one line per text operator. Glyphs are read back through each font's
 * ToUnicode map; fonts with subsets of one face are told apart by trying their maps in the order of the file.
 */
export function pdfText(pdf: Uint8Array): string {
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
  const fonts = new Map<string, Map<number, string>>()
  for (const body of objects.values()) {
    const [, named] = /\/Font <<([\s\S]*?)>>/.exec(body) ?? []
    for (const [, name = '', id] of (named ?? '').matchAll(/\/(\w+) (\d+) 0 R/g)) {
      const [, map] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id ?? '') ?? '') ?? []
      fonts.set(name, lettersOf(streamOf(objects.get(map ?? ''))))
    }
  }
  return [...objects.values()]
    .map(streamOf)
    .filter((content) => content.includes('BT'))
    .flatMap((content) => linesOf(content, fonts))
    .join('\n')
}

function lettersOf(map: string): Map<number, string> {
  const letters = new Map<number, string>()
  for (const [, from = '', , list = ''] of map.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g)) {
    const texts = [...list.matchAll(/<([\w ]+)>/g)].map(([, hex = '']) => hex.replaceAll(' ', ''))
    for (const [index, hex] of texts.entries()) {
      const text = Buffer.from(hex, 'hex').swap16().toString('utf16le')
      letters.set(Number.parseInt(from, 16) + index, text)
    }
  }
  return letters
}

function linesOf(content: string, fonts: ReadonlyMap<string, Map<number, string>>): string[] {
  let letters = new Map<number, string>()
  const lines: string[] = []
  for (const [, font, shown] of content.matchAll(/\/(\w+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) letters = fonts.get(font) ?? letters
    if (shown === undefined) continue
    const glyphs = [...shown.matchAll(/<(\w+)>/g)].flatMap(
      ([, hex = '']) => hex.match(/.{4}/g) ?? [],
    )
    lines.push(glyphs.map((glyph) => letters.get(Number.parseInt(glyph, 16)) ?? '').join(''))
  }
  return lines
}

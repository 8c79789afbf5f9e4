import type { Font, Glyph } from 'fontkit'

/** Glyphs whose outlines have been read. */
const read = new WeakSet<Glyph>()

/**
 * Returns an opened font for one document, which shares what has been read of the file with other documents: its tables,
 * and the widths and outlines of glyphs. Only the characters that a glyph was first used for are the document's own,
 * because its text is copied and searched by those.
 */
export function fontForDocument(file: Font): Font {
  const glyphs = new Map<number, Glyph>()
  const font: Font = Object.create(file, {
    getGlyph: {
      value(id: number, characters: number[] = []): Glyph {
        const known = glyphs.get(id) ?? ownGlyph(font, file.getGlyph(id), characters)
        glyphs.set(id, known)
        return known
      },
    },
  })
  return font
}

function ownGlyph(font: Font, shared: Glyph, characters: number[]): Glyph {
  if (!read.has(shared)) {
    const outline = shared._decode()
    shared._decode = () => outline
    read.add(shared)
  }
  const own = new shared.constructor(shared.id, characters, font)
  own._metrics = shared._getMetrics()
  own._decode = shared._decode
  return own
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { unpackWoff2 } from './unpack-woff2.ts'
import { writeVariedOutlines } from './varied-outlines.ts'

const require = createRequire(import.meta.url)
const read = (path: string) => readFileSync(require.resolve(`@fontsource-variable/${path}`))

describe.each([
  ['inter/files/inter-latin-wght-normal.woff2', 'Aqéß%&$'],
  ['noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2', 'กญำ์'],
  ['noto-sans-jp/files/noto-sans-jp-119-wght-normal.woff2', 'あのん'],
])('an unpacked %s', (path, letters) => {
  const packed = read(path)
  const plain = create(unpackWoff2(packed))

  it('has the outlines and widths that the packed one has', () => {
    const reference = create(packed)
    for (let id = 0; id < reference.numGlyphs; id++) {
      const [glyph, original] = [plain.getGlyph(id), reference.getGlyph(id)]
      expect(glyph.path.toSVG()).toBe(original.path.toSVG())
      expect(glyph.advanceWidth).toBe(original.advanceWidth)
    }
  })

  it('can be varied and embedded: a subset keeps the outlines of its weight', () => {
    const [thin, bold] = [300, 700].map((wght) => {
      const font = plain.getVariation({ wght })
      writeVariedOutlines(font)
      const subset = font.createSubset()
      const kept = Array.from(letters, (letter) => {
        const glyph = font.glyphForCodePoint(letter.codePointAt(0) ?? 0)
        return { glyph, id: subset.includeGlyph(glyph.id) }
      })
      const embedded = create(subset.encode())
      for (const { glyph, id } of kept) {
        const { bbox } = embedded.getGlyph(id)
        expect(bbox.minX).toBeCloseTo(glyph.bbox.minX, -1)
        expect(bbox.maxY).toBeCloseTo(glyph.bbox.maxY, -1)
      }
      return kept.map(({ id }) => embedded.getGlyph(id).path.toSVG()).join()
    })
    expect(bold).not.toBe(thin)
  })
})

it('tables that are not wanted are left out', () => {
  const packed = read('noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2')
  expect(unpackWoff2(packed).length).toBeGreaterThan(unpackWoff2(packed, ['gvar', 'GSUB']).length)
})

it('anything but a whole WOFF2 font is refused', () => {
  expect(() => unpackWoff2(Buffer.from('wOFF and so on'))).toThrow('not a WOFF2 font')
  const packed = read('inter/files/inter-latin-wght-normal.woff2')
  expect(() => unpackWoff2(packed.subarray(0, 20_000))).toThrow()
})

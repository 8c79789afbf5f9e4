import { create, type Font } from 'fontkit'
import { readFaceFile } from './face-files.ts'
import { type Family, familiesFor, inter } from './families.ts'
import { repairShaping } from './shaping-repairs.ts'
import { fontForDocument } from './shared-font.ts'
import { writeVariedOutlines } from './varied-outlines.ts'

/** A file of a family at one weight, opened for one document. */
export interface Face {
  /** Unique within a document. */
  name: string
  family: Family
  font: Font
}

/** A piece of text in one face. Without a face it is one grapheme that none has. */
export interface Run {
  text: string
  face?: Face
}

export interface Faces {
  latin(weight: number): Face
  /** Splits text without line breaks into runs. */
  runsOf(text: string, weight: number): Run[]
}

/** What Inter's first file has: nearly all text of most documents, so that no font is asked for its characters. */
const plainText = /^[ -~\u00a0-ÿ–—‘’“”•…€]*$/
/** Hints for lines and directions that leave no mark, and variation selectors. */
const invisible =
  /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\p{Variation_Selector}/gu

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Fonts of unshaped letters, opened once for all documents. */
const files = new WeakMap<Buffer, Font>()

function openFile(file: Buffer): Font {
  const font = files.get(file) ?? create(file)
  files.set(file, font)
  return font
}

/**
 * Opens faces as the texts of one document need them. Documents don't share fonts: each remembers which characters a
 * glyph was first used for, and the next document would be copied and searched by those.
 */
export function openFaces(language: string): Faces {
  const opened = new Map<string, Face>()
  /** A text is split when it is measured, and again when it is drawn. */
  const split = new Map<string, Run[]>()
  return {
    latin: (weight) => open(inter, 'latin', weight),
    runsOf(text, weight) {
      if (plainText.test(text)) return text ? [{ text, face: open(inter, 'latin', weight) }] : []
      const key = `${weight} ${text}`
      const runs = split.get(key) ?? runsIn(text, weight)
      split.set(key, runs)
      return runs
    },
  }

  function runsIn(text: string, weight: number): Run[] {
    const shown = text.normalize('NFC').replace(invisible, '')
    const families = familiesFor(language, shown)
    const runs: Run[] = []
    for (const { segment } of graphemes.segment(shown)) {
      const last = runs.at(-1)
      const run = runFor(segment, weight, [inter, last?.face?.family ?? inter, ...families])
      if (last?.face && last.face === run.face) last.text += run.text
      else runs.push(run)
    }
    return runs
  }

  function runFor(grapheme: string, weight: number, families: readonly Family[]): Run {
    for (const family of families) {
      const face = faceWith(grapheme, family, weight)
      if (face) return { text: grapheme, face }
    }
    const closest = closestLatin(grapheme)
    return closest ? { text: closest, face: open(inter, 'latin', weight) } : { text: grapheme }
  }

  function faceWith(grapheme: string, family: Family, weight: number): Face | undefined {
    const characters = Array.from(grapheme, (character) => character.codePointAt(0) ?? 0)
    const slice = family.sliceFor(characters[0] ?? 0)
    if (slice === undefined) return undefined
    const face = open(family, slice, weight)
    return characters.every((each) => face.font.hasGlyphForCodePoint(each)) ? face : undefined
  }

  function open(family: Family, slice: string, weight: number): Face {
    const name = `${family.name}-${slice}-${weight}`
    const known = opened.get(name)
    if (known) return known
    const font = openFor(family, readFaceFile(family, slice, weight), weight)
    // The PDF library takes fonts of one name for the same one, and all weights and slices have the name of the family.
    Object.defineProperty(font, 'postscriptName', { value: name })
    if (family.isShaped) repairShaping(font)
    if (family.isVariable) writeVariedOutlines(font)
    const face = { name, family, font }
    opened.set(name, face)
    return face
  }
}

/** Opens a font for one document. */
function openFor({ isShaped, isVariable }: Family, file: Buffer, weight: number): Font {
  if (isVariable) return create(file).getVariation({ wght: weight })
  return isShaped ? create(file) : fontForDocument(openFile(file))
}

/** Returns a grapheme as western Latin letters without marks, if it has such a form. */
function closestLatin(grapheme: string): string | undefined {
  const bare = grapheme
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‐-―−]/g, '-')
  return bare && plainText.test(bare) ? bare : undefined
}

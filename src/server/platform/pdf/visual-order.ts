import createBidi from 'bidi-js'
import type { Run } from './faces.ts'

/** A run as it's drawn, whose letters may be in another order than they are read. */
export interface DrawnRun extends Run {
  /** The text as it's read: copied, searched and read aloud. */
  actual: string
  /** Its place in the order of reading. */
  index: number
}

interface Piece extends DrawnRun {
  /** Odd levels are written from right to left (UAX #9, BD2). */
  level: number
}

// Its types describe an ES module, but Node gets the CommonJS one, which exports the function itself.
const bidi = (createBidi as unknown as typeof createBidi.default)()
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
/** A letter of any other script. */
const otherLetter =
  /(?![\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}])\p{L}/u

/**
 * Returns a line's runs from left to right, as the Unicode Bidirectional Algorithm (UAX #9) orders them. Documents are
 * written from left to right: only a line with none but right-to-left letters is ordered from its right end. Each line
 * of a paragraph is ordered by itself, and marks for directions were removed: nobody's name turns the text beside it.
 */
export function fromLeftToRight(runs: readonly Run[]): DrawnRun[] {
  const line = runs.map(({ text }) => text).join('')
  if (!rightToLeft.test(line)) return runs.map((run, index) => drawn(run, run.text, index))
  const isMixed = otherLetter.test(line)
  const { levels } = bidi.getEmbeddingLevels(line, isMixed ? 'ltr' : 'rtl')
  const pieces: Piece[] = []
  let at = 0
  for (const run of runs) {
    for (const { text, level } of partsOf(run, levels.subarray(at, at + run.text.length))) {
      const isReversed = level % 2 === 1 && !run.face?.family.isRightToLeft
      const shown = isReversed ? mirrored(text) : text
      const index = pieces.length
      pieces.push({ ...drawn(run, shown, index), actual: text, level })
    }
    at += run.text.length
  }
  return reordered(pieces)
}

const drawn = ({ face, text: actual }: Run, text: string, index: number): DrawnRun => ({
  text,
  actual,
  index,
  ...(face ? { face } : {}),
})

/** Splits a run where its level changes, and behind zero-width non-joiners: fontkit joins letters across them. */
function partsOf({ text }: Run, levels: Uint8Array): { text: string; level: number }[] {
  const parts: { text: string; level: number }[] = []
  for (const { segment, index } of graphemes.segment(text)) {
    const level = levels[index] ?? 0
    const last = parts.at(-1)
    if (last && last.level === level && !last.text.endsWith('\u200c')) last.text += segment
    else parts.push({ text: segment, level })
  }
  return parts
}

/** Returns letters of other faces in reversed order, brackets facing the other way. */
const mirrored = (text: string): string =>
  Array.from(
    graphemes.segment(text),
    ({ segment }) => bidi.getMirroredCharacter(segment) ?? segment,
  )
    .reverse()
    .join('')

/** Reverses whatever is at a level or above it, from the highest to the lowest odd one (UAX #9, L2). */
function reordered(pieces: readonly Piece[]): DrawnRun[] {
  const order = [...pieces]
  for (let level = Math.max(...order.map((each) => each.level)); level > 0; level--) {
    for (let start = 0; start < order.length; start++) {
      let end = start
      while ((order[end]?.level ?? -1) >= level) end++
      order.splice(start, end - start, ...order.slice(start, end).reverse())
      start = end
    }
  }
  return order
}

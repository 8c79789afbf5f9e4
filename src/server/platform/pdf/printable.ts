import type { Run } from './faces.ts'

/** Placeholders for missing glyphs until whole words are known. No face has these characters. */
const letter = '\ue000'
const sign = '\ue001'
const unprintableSigns = /\ue001+/g

/**
 * Returns text with nothing in it that no face has. Words with such a letter become `instead`, because half a name would
 * be a wrong one; emoji and other signs become “·”, because the text reads well without them and still shows that
 * something was there. `onMissing` is called for each character.
 */
export function printable(
  text: string,
  runsOf: (text: string) => readonly Run[],
  instead: string,
  onMissing: (character: string) => void,
): string {
  const runs = runsOf(text)
  if (runs.every(({ face }) => face)) return text
  const known = runs
    .map((run) => {
      if (run.face) return run.text
      onMissing(run.text)
      return /[\p{L}\p{M}\p{N}]/u.test(run.text) ? letter : sign
    })
    .join('')
  return withoutUnknownWords(known, instead).replace(unprintableSigns, '·')
}

/** Replaces words with a letter that no face has, neighbouring ones together. Word by word: a pattern for it isn't linear. */
function withoutUnknownWords(text: string, instead: string): string {
  const kept: string[] = []
  let isUnknown = false
  // Words at even places, and the spaces between them.
  for (const [index, part] of text.split(/(\s+)/).entries()) {
    if (index % 2 === 1) kept.push(part)
    else if (!part.includes(letter)) {
      kept.push(part)
      isUnknown = part === '' && isUnknown
    } else if (isUnknown) kept.pop()
    else {
      kept.push(instead)
      isUnknown = true
    }
  }
  return kept.join('')
}

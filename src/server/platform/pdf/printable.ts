import type { Run } from './faces.ts'

/** Stand for what has no glyph until whole words are known. No face has these characters. */
const letter = '\ue000'
const sign = '\ue001'
const unprintableWords = /\S*\ue000\S*(?:\s+\S*\ue000\S*)*/g
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
  return runs
    .map((run) => {
      if (run.face) return run.text
      onMissing(run.text)
      return /[\p{L}\p{M}\p{N}]/u.test(run.text) ? letter : sign
    })
    .join('')
    .replace(unprintableWords, () => instead)
    .replace(unprintableSigns, '·')
}

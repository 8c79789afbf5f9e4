/** Below this many letters a typo can't be told from another word. */
export const FEWEST_LETTERS_FOR_SLIP = 4

/** Returns whether the rest of `typed` from `typedAt` matches `word` at `wordAt`. */
function restStands(word: string, wordAt: number, typed: string, typedAt: number): boolean {
  for (let at = typedAt; at < typed.length; at++) {
    if (word.charCodeAt(wordAt + at - typedAt) !== typed.charCodeAt(at)) return false
  }
  return true
}

/**
 * Returns whether `typed` is `word`, or its beginning, with one typo: a wrong, missing or extra letter, or two
 * neighbours swapped. The typo is at the first difference, so one pass is enough.
 */
export function beginsWithSlip(word: string, typed: string): boolean {
  let at = 0
  while (at < typed.length && typed.charCodeAt(at) === word.charCodeAt(at)) at++
  if (at === typed.length) return true
  const tooMany = restStands(word, at, typed, at + 1)
  if (tooMany || at >= word.length) return tooMany
  const wrong = restStands(word, at + 1, typed, at + 1)
  const missing = restStands(word, at + 1, typed, at)
  const swapped =
    typed[at] === word[at + 1] &&
    typed[at + 1] === word[at] &&
    restStands(word, at + 2, typed, at + 2)
  return wrong || missing || swapped
}

/**
 * A member's name, in any script. It's shown on every page and in mails, so it has no control characters or line breaks,
 * and none of the bidi embeddings, overrides and isolates that could reverse the text after it (Unicode TR 36, 2.10).
 * Joiners (U+200C, U+200D) and direction marks belong to the spelling of some scripts. Something has to be visible.
 */
export const personName =
  /^(?=.*[^\p{C}\p{Z}\p{M}])[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+$/u

/** The maximum length of a member's name, in UTF-16 units. */
export const longestPersonName = 100

/** Returns a name from elsewhere as a member's name; empty if nothing usable is left. */
export function asPersonName(text: string): string {
  const printable = text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
  const name = printable
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
    .slice(0, longestPersonName)
    // The cut may have split a character.
    .toWellFormed()
    .replace(/\ufffd$/, '')
  return personName.test(name) ? name : ''
}

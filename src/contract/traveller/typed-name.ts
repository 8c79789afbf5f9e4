import type { BookingFieldCode } from './traveller-rules.ts'

/** Apostrophes, primes, modifier letters, accents and the Hebrew geresh: what keyboards type for an apostrophe. */
const apostrophes = /[‘’‚‛′‵`´ʹʻʼʽʾʿˈꞋꞌ׳՚＇]/g

/** Every dash, the minus sign and the hyphen bullet. */
const dashes = /[\p{Pd}−⁃]/gu

/** Spaces of any width, and the tab of a copied table. Line breaks stay, and are refused. */
const spaces = /[\t\p{Zs}]+/gu

/** Characters without a shape, such as zero-width spaces, soft hyphens and direction marks; not the joiners of scripts. */
const shapeless = /(?![\u200c\u200d])\p{Cf}|\u034f|[\ufe00-\ufe0f]/gu

/**
 * Returns a name with one character for each meaning: any apostrophe becomes `'`, any dash `-`, any space one space,
 * full-width letters ASCII. Characters without a shape, which copied texts carry along, are removed.
 */
export const tidyName = (typed: string): string =>
  typed
    .replace(apostrophes, "'")
    .replace(shapeless, '')
    .replace(dashes, '-')
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(spaces, ' ')
    .normalize('NFC')
    .trim()

/** Letters of any script and the characters that join them; a full stop only after an initial, never inside a word. */
const plainWord = /^(?:[\p{L}\p{M}'´·・་״-]|\u200c|\u200d|\.(?=$|[-,]))+,?$/u
const inWord = /^[\p{L}\p{M}'´·・་״,-]$|^[\u200c\u200d]$/u

/** `3rd` after a surname; `A/L` (son of), `A/P`, `S/O`, `D/O` and `W/O` between names; `@` before another name. */
const ordinal = /^\d{1,2}(?:st|nd|rd|th)\.?$/i
const relation = /^[a-z]\/[a-z]$/i

const isPlainWord = (word: string): boolean =>
  plainWord.test(word) || ordinal.test(word) || relation.test(word) || word === '@'

/**
 * Returns why a name can't be used in a mail, or undefined. It isn't printed on tickets, so any script is allowed; but
 * the mail's address may be a stranger's, so no numbers, symbols or anything that turns into a link.
 */
export function letterNameProblem(name: string): BookingFieldCode | undefined {
  const tidy = tidyName(name)
  if (!tidy) return 'REQUIRED'
  return tidy.split(' ').every(isPlainWord) && /\p{L}/u.test(tidy) ? undefined : 'NAME_PLAIN'
}

/** Returns the first character for which `letterNameProblem` refuses a name; undefined if it isn't one character. */
export function refusedInLetters(name: string): string | undefined {
  const wrong = tidyName(name)
    .split(' ')
    .find((word) => !isPlainWord(word))
  return wrong && [...wrong].find((each) => !inWord.test(each))
}

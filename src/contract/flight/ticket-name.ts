import type { BookingFieldCode } from '../traveller/traveller-rules.ts'
import { tidyName } from '../traveller/typed-name.ts'

/** The longest surname, given name and title together that reservation systems support. */
export const ticketNameLimit = 57

interface Named {
  givenName: string
  surname: string
  title: string
}

/**
 * Returns a name in the format of tickets: capitals A–Z and spaces, without hyphens and apostrophes, Latin diacritics
 * transcribed as in passports (ICAO 9303: Ø → OE, ß → SS). Undefined if letters of another script remain, because only
 * the passport has their Latin spelling. The form shows it, and the server books it.
 */
export function ticketName(name: string): string | undefined {
  const printed = transcribe(onOneLine(name)).trim()
  return /^[A-Z ]*$/.test(printed) ? printed : undefined
}

/** Returns the first character that can't be printed on a ticket; undefined if all can. */
export const refusedOnTicket = (name: string): string | undefined =>
  [...onOneLine(name)].find((each) => !/^[A-Z ]*$/.test(transcribe(each)))

/** Returns why a name can't be printed on a ticket, or undefined. */
export function ticketNameProblem(name: string): BookingFieldCode | undefined {
  const printed = ticketName(name)
  if (printed === undefined) return 'NAME_LETTERS'
  if (printed === '') return 'REQUIRED'
  return hasTitle(printed) ? 'NAME_TITLE' : undefined
}

/** Returns a whole name as tickets print it, `TAN/MEI LING MS`; undefined if it has a problem of its own. */
export function wholeTicketName({ givenName, surname, title }: Named): string | undefined {
  if (ticketNameProblem(givenName) || ticketNameProblem(surname)) return undefined
  return `${ticketName(surname)}/${ticketName(givenName)} ${title.toUpperCase()}`.trim()
}

/** Returns whether a name is valid, but longer than tickets are. */
export const isTooLongForTicket = (named: Named): boolean =>
  (wholeTicketName(named)?.length ?? 0) > ticketNameLimit

/**
 * Returns the names that airlines print for one that is too long: given names after the first are left out from the
 * last on, then the first is cut, then the surname. Only for names without a problem of their own.
 */
export function cutTicketName(named: Named): Pick<Named, 'givenName' | 'surname'> {
  // The slash, and the space before a title.
  const between = named.title ? 2 : 1
  const room = ticketNameLimit - between - named.title.length
  const whole = ticketName(named.surname) ?? ''
  const given = (ticketName(named.givenName) ?? '').split(' ')
  const left = (surname: string) => room - surname.length
  while (given.length > 1 && given.join(' ').length > left(whole)) given.pop()
  // Something of the given name has to remain, at least its initial.
  const surname = whole.slice(0, room - 1).trim()
  return { surname, givenName: given.join(' ').slice(0, left(surname)).trim() }
}

/**
 * Returns a tidy name with what travel documents write between names resolved: `A/L` (son of) is printed as AL, the `@`
 * before an alias as a space, and the dot of the Catalan `l·l` isn't printed.
 */
function onOneLine(name: string): string {
  const plain = tidyName(name)
    .normalize('NFKC')
    .replace(/[\u200c\u200d]/g, '')
    .replace(/(^| )([a-z]) ?\/ ?([a-z])(?=$| )/gi, '$1$2$3')
    .replace(/(l)[·・‧•](?=l)/gi, '$1')
  const words = plain.split(' ')
  // An address typed into the wrong field is no alias.
  const isAddress = (word: string) => word.includes('@') && word.includes('.')
  return words.map((word) => (isAddress(word) ? word : word.replaceAll('@', ' '))).join(' ')
}

const transcribe = (text: string): string =>
  text
    .replace(/[^\p{ASCII}]/gu, (letter) => transcribed[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['.]/g, '')
    // A Japanese keyboard's long-vowel mark is where others have the hyphen.
    .replace(/[-,·・‧•ー]/g, ' ')
    .replace(/ +/g, ' ')
    .toUpperCase()

const titles = ['MR', 'MRS', 'MS', 'MISS', 'MSTR', 'MX', 'DR', 'PROF']

/**
 * Returns whether a name begins or ends with a title, which airlines would take for part of the name. A title on its
 * own may well be a name.
 */
function hasTitle(printed: string): boolean {
  const words = printed.split(' ')
  return words.length > 1 && [words[0], words.at(-1)].some((each = '') => titles.includes(each))
}

/**
 * Letters that have no diacritic to drop: those of ICAO 9303 part 3 section 6, and those of Azerbaijani, Hausa, Ewe
 * and other languages as their passports spell them. Each is followed by its transcription.
 */
const transcribed: Readonly<Record<string, string>> = Object.fromEntries(
  `ßss ẞSS ÆAE æae ŒOE œoe ØOE øoe ÅAA åaa ÄAE äae ÖOE öoe ÜUE üue ÞTH þth ÐD ðd ĐD đd ŁL łl ıi İI
ĦH ħh ƏE əe ƎE ǝe ĲIJ ĳij ŊN ŋn ŦT ŧt ĸq ƁB ɓb ƊD ɗd ƉD ɖd ƘK ƙk ƳY ƴy ƐE ɛe ƆO ɔo ƔG ɣg ǤG ǥg
ƑF ƒf ƲV ʋv ƖI ɩi`
    .split(/\s/)
    .map((each) => [each.slice(0, 1), each.slice(1)]),
)

import { amountsIn } from './typed-amount.ts'
import type { TypedDay } from './typed-day.ts'
import { flightsIn } from './typed-flight.ts'

/** Everything in ASCII that is neither letter nor digit. The SQL function `search_term` removes the same. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are no part of any code or name
const separators = /[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+/g

/** A `tsquery` for the terms of one week, with `#` in place of the week. */
export type WeeklyQuery = string & { readonly kind: 'weekly query' }

/** Returns what codes, addresses and names are compared by: `217-240 1234` is stored as `2172401234`. */
const termOf = (text: string): string => text.toLowerCase().replace(separators, '')

/** Returns what was typed with the characters of a keyboard: phones write ’, and documents dashes and blanks that don't break. */
export const plainTyped = (pasted: string): string =>
  pasted
    .normalize('NFC')
    .replace(/[‘’ʼ´`]/g, "'")
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s/gu, ' ')

/**
 * Returns the query for what somebody typed: everything typed as the beginning of one term, such as a ticket number with
 * blanks; each word as the beginning of a term, such as a name; the last digits of a phone or card, alone or beside a name; a
 * flight and its day; or an amount (156-what-callers-say.md). A whole ticket number is looked for alone, whatever is around it.
 * With a `day` in it, also what starts then and matches the rest. Undefined if there is nothing to look for.
 */
export function searchQuery(pasted: string, day?: TypedDay): WeeklyQuery | undefined {
  const typed = plainTyped(pasted)
  const whole = termOf(typed)
  if (whole.length < shortest) return undefined
  const tickets = ticketsIn(typed)
  // Its words aren't names, and looking for them would take as long again.
  const isRead = tickets.length > 0 || day?.hasYear === true
  const choices = isRead
    ? [[whole], ...phonesIn(whole), ...endsIn(whole), ...flightsIn(typed)]
    : choicesFor(typed, whole)
  const queries = [
    ...choices.map((terms) => terms.map(beginning).join(' & ')),
    ...tickets.map((number) => `'#${number}'`),
    ...amountsIn(typed).map((amount) => `'#=${amount}'`),
    ...(day ? startsOn(day) : []),
  ]
  return [...new Set(queries)].join(' | ') as WeeklyQuery
}

/** Returns what somebody may have meant: of each choice, all terms begin so. */
function choicesFor(typed: string, whole: string): string[][] {
  const words = typed
    .toLowerCase()
    .split(separators)
    .filter((word) => word.length > 0)
  // Tickets print O'BRIEN as one word.
  const printed = typed.split(/\s+/).map(termOf).filter(Boolean)
  const plain = words.map((word) => word.normalize('NFD').replace(/\p{M}/gu, ''))
  const several = [words, printed].filter((each) => each.length > 1)
  const names = [
    ...several,
    ...(plain.join() === words.join() ? [] : [plain]),
    ...(printed.join() === words.join() ? several.slice(0, 1) : several).flatMap(withUmlauts),
  ]
  return [
    [whole],
    ...names,
    ...names.flatMap(withEnds),
    ...umlautsIn(whole).map((each) => [each]),
    ...phonesIn(whole),
    ...endsIn(whole),
    ...flightsIn(typed),
  ]
}

/** Returns the numbers of whole tickets in a text: the airline's three digits, and ten others. */
const ticketsIn = (typed: string): string[] =>
  [...typed.matchAll(/(?<!\d)(\d{3})[ -]*(\d{10})(?!\d)/g)].map(
    ([, airline, serial]) => `${airline}${serial}`,
  )

/** Returns queries for what starts on a typed day, and matches what was typed beside it. */
function startsOn({ days, rest }: TypedDay): string[] {
  const beside = rest === '' ? undefined : searchQuery(rest)
  return rest !== '' && beside === undefined ? [] : days.map((each) => startingOn(each, beside))
}

/** Returns the query for orders of which something starts on a local day, and which match `query` if there is one. */
export const startingOn = (day: string, query?: WeeklyQuery): WeeklyQuery =>
  (query === undefined ? `'#@${day}'` : `'#@${day}' & (${query})`) as WeeklyQuery

/** One letter is in every other order. */
const shortest = 2

const beginning = (term: string): string => `'#${term}':*`

/** Returns a phone number without zeros in front. Numbers are stored like this, with and without their country's code. */
const phonesIn = (digits: string): string[][] =>
  /^0+[1-9]\d{5,}$/.test(digits) ? [[digits.replace(/^0+/, '')]] : []

/** Returns digits as the last ones of a phone number or a card, which are stored in reverse. */
const endsIn = (digits: string): string[][] =>
  /^\d{4,15}$/.test(digits) ? [[`<${[...digits].reverse().join('')}`]] : []

/** Returns words with digits as the last ones of a phone number or a card: callers say them with their name. */
function withEnds(words: readonly string[]): string[][] {
  const ended = words.map((word) => endsIn(word)[0]?.[0] ?? word)
  return ended.join() === words.join() ? [] : [ended]
}

const umlaut = /[aou](?!e)/g
/** So many choices, or a long name would be a long query. */
const mostUmlauts = 4

/** Returns a term with each of its vowels as tickets print it with an umlaut: callers say Muller, and MUELLER is booked. */
const umlautsIn = (term: string): string[] =>
  /^[a-z]+$/.test(term)
    ? [...term.matchAll(umlaut)]
        .slice(0, mostUmlauts)
        .map(({ index }) => `${term.slice(0, index + 1)}e${term.slice(index + 1)}`)
    : []

/** Returns words with one of them printed with an umlaut. */
const withUmlauts = (words: readonly string[]): string[][] =>
  words.flatMap((word, place) => umlautsIn(word).map((each) => words.with(place, each)))

/** Everything in ASCII that is neither letter nor digit. The SQL function `search_term` removes the same. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are no part of any code or name
const separators = /[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+/g

/** A `tsquery` for the terms of one week, with `#` in place of the week. */
export type WeeklyQuery = string & { readonly kind: 'weekly query' }

/** Returns what codes, addresses and names are compared by: `217-240 1234` is stored as `2172401234`. */
const termOf = (text: string): string => text.toLowerCase().replace(separators, '')

/**
 * Returns the query for what somebody typed: everything typed as the beginning of one term, such as a ticket number with
 * blanks; or each word as the beginning of a term, such as a name. Undefined if there is nothing to look for.
 */
export function searchQuery(typed: string): WeeklyQuery | undefined {
  const whole = termOf(typed)
  if (whole.length < shortest) return undefined
  const words = typed
    .toLowerCase()
    .split(separators)
    .filter((word) => word.length > 0)
  const choices = [[whole], ...(words.length > 1 ? [words] : []), ...phonesIn(whole)]
  return choices.map((terms) => terms.map(beginning).join(' & ')).join(' | ') as WeeklyQuery
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

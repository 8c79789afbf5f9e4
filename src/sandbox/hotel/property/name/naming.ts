/**
 * How hotels and streets of some countries are named. In patterns, `{w}` and `{v}` are two different words, `{a}` is
 * the area and `{n}` a house number.
 */
export interface Naming {
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[]
  words: readonly string[]
  hotels: readonly string[]
  guestHouses: readonly string[]
  streets: readonly string[]
}

/** Writes a naming in fewer lines: countries and words are separated by spaces, a word of several by `_`. */
export function naming(
  countries: string,
  words: string,
  patterns: Pick<Naming, 'hotels' | 'guestHouses' | 'streets'>,
): Naming {
  return {
    countries: countries.split(' '),
    words: words.split(/\s+/).map((word) => word.replaceAll('_', ' ')),
    ...patterns,
  }
}

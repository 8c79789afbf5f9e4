/** A country with its name in the page's language and in English. */
export interface NamedCountry {
  code: string
  name: string
  english: string
}

/** Abbreviations that people type for a country and that aren't its code. */
const abbreviations: Readonly<Record<string, readonly string[]>> = {
  AE: ['uae'],
  GB: ['uk'],
  US: ['usa'],
}

/** The longest text that is searched for, in characters: no country has a longer name. */
export const longestCountrySearch = 60

/**
 * Returns the countries that a visitor's text may mean: by code, or by a part of the name in the page's language or in English. A
 * code comes first (`th` is Thailand before the Netherlands), then names that begin with the text; otherwise the order stays.
 */
export function findCountries(
  all: readonly NamedCountry[],
  typed: string,
): readonly NamedCountry[] {
  const text = folded(typed.slice(0, longestCountrySearch))
  if (text === '') return all
  const ranked = all.flatMap((country) => {
    const rank = rankOf(country, text)
    return rank === undefined ? [] : [{ country, rank }]
  })
  return ranked.sort((a, b) => a.rank - b.rank).map(({ country }) => country)
}

function rankOf({ code, name, english }: NamedCountry, text: string): number | undefined {
  if (code.toLowerCase() === text || abbreviations[code]?.includes(text)) return 0
  const names = [folded(name), folded(english)]
  if (names.some((each) => each.startsWith(text))) return 1
  return names.some((each) => each.includes(text)) ? 2 : undefined
}

/** Letters that Unicode doesn't decompose, as in Đan Mạch and Türkiye's dotless i. */
const letters: Readonly<Record<string, string>> = { đ: 'd', ø: 'o', ł: 'l', ı: 'i', ς: 'σ' }

/** Returns text in small letters, without diacritics, and with single spaces for everything else. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[đøłıς]/g, (letter) => letters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

import { tidyName } from './typed-name.ts'

interface Named {
  givenName: string
  surname: string
}

/** Letters without a diacritic to drop, as tickets transcribe them. */
const transcribed: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'OE',
  Þ: 'TH',
  Ð: 'D',
  Đ: 'D',
  Ł: 'L',
}

/**
 * Returns a name as it's compared with others. Forms disagree about capitals, accents and spaces, and tickets print `Anna-Maria
 * Müller` as `ANNA MARIA MUELLER`, where hotels keep it as typed.
 */
export const comparedName = ({ givenName, surname }: Named): string =>
  tidyName(`${givenName} ${surname}`)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[ÆŒØÞÐĐŁ]/g, (letter) => transcribed[letter] ?? letter)
    // Within a word only: `Maria Akers` has no AA, and the E that ends Joe or Sue was never part of an umlaut.
    .replace(/([AOU])E(?=[A-Z])|AA/g, (pair, vowel: string | undefined) => vowel ?? pair.slice(1))
    .replace(/[-' .]/g, '')

/**
 * Returns how many people these travellers are. Those with one name are one person unless their birth dates differ: a
 * stay asks for no birth date, and somebody may be Mr on a ticket and Ms at a hotel.
 */
export function countPeople(travellers: readonly (Named & { birthDate: string })[]): number {
  const byName = Map.groupBy(travellers, comparedName)
  return [...byName.values()].reduce((sum, same) => {
    const births = new Set(same.map(({ birthDate }) => birthDate).filter(Boolean))
    return sum + Math.max(1, births.size)
  }, 0)
}

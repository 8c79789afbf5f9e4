import { foldText } from '../../place/fold-text.ts'
import { growWordIndex } from '../../place/word-index.ts'
import type { HotelFacts } from './hotel-facts.ts'

/** The most words of a query; the rest is ignored. */
const mostWords = 6
/** Shorter texts begin the names of too many properties. */
const fewestLetters = 3

/** Normalising a name takes microseconds. */
const mostCompared = 100

/** Finds properties by what is typed of their name, with one typo in a word. */
export interface HotelNames {
  /** Adds the name of the next property: its number is how many there were. */
  add(name: string): void
  /** `isMeant`: what was typed is the name, or two words or more that it begins with. */
  find(typed: string, limit: number): { number: number; isMeant: boolean }[]
}

export function createHotelNames(names: readonly string[], facts: HotelFacts): HotelNames {
  const index = growWordIndex()

  const known = (number: number) => Math.log10(1 + (facts.reviews[number] ?? 0))

  /**
   * Returns the most promising of thousands of names that a short word begins: those that begin with what was typed, as
   * far as that can be told without normalising them, and well-known ones.
   */
  function promising(found: readonly number[], typed: string): number[] {
    if (found.length <= mostCompared) return [...found]
    const begins = (number: number) => (names[number] ?? '').toLowerCase().startsWith(typed)
    const ranks = Float64Array.from(found, (number) => known(number) + (begins(number) ? 10 : 0))
    const least = ranks.toSorted().at(-mostCompared) ?? 0
    return found.filter((_, at) => (ranks[at] as number) >= least).slice(0, 2 * mostCompared)
  }

  /** Returns how well a name matches, and then how well known the property is. */
  function rank(number: number, typed: string): number {
    const name = foldText(names[number] ?? '')
    const closeness = name === typed ? 2 : name.startsWith(typed) ? 1 : 0
    return closeness * 10 + known(number)
  }

  return {
    add: (name) => index.add(foldText(name).split(' ')),
    find(typed, limit) {
      const folded = foldText(typed)
      if (folded.length < fewestLetters) return []
      const words = folded.split(' ').slice(0, mostWords)
      const exact = index.withAll(words, false)
      const found = exact.length > 0 ? exact : index.withAll(words, true)
      return promising(found, folded)
        .map((number) => ({ number, rank: rank(number, folded) }))
        .sort((a, b) => b.rank - a.rank)
        .slice(0, limit)
        .map(({ number }) => {
          const name = foldText(names[number] ?? '')
          const isMeant = name === folded || (words.length > 1 && name.startsWith(folded))
          return { number, isMeant }
        })
    },
  }
}

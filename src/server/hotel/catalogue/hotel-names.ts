import { foldText } from '../../place/fold-text.ts'
import { growWordIndex } from '../../place/word-index.ts'
import type { HotelFacts } from './hotel-facts.ts'

/** The most words of a query; the rest is ignored. */
const mostWords = 6
/** Shorter texts begin the names of too many properties. */
const fewestLetters = 3

/** Normalising a name takes microseconds. */
const mostCompared = 100

/** More than any property has. */
const beyondReviews = 1e9

/** Set in the lower-case letters of ASCII. */
const lowerCase = 0x20

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
    const rankOf = (number: number) =>
      (facts.reviews[number] ?? 0) + (begins(names[number] ?? '', typed) ? beyondReviews : 0)
    return best(found, mostCompared, rankOf)
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

/** Returns whether a name begins with a text in lower case. Copying thousands of names in lower case takes longer. */
function begins(name: string, typed: string): boolean {
  for (let at = 0; at < typed.length; at += 1) {
    if ((name.charCodeAt(at) | lowerCase) !== typed.charCodeAt(at)) return false
  }
  return true
}

/** Returns the numbers of the highest ranks, in one pass that keeps no more than these. */
function best(
  numbers: readonly number[],
  most: number,
  rankOf: (number: number) => number,
): number[] {
  const kept: { number: number; rank: number }[] = []
  let least = Number.NEGATIVE_INFINITY
  for (const number of numbers) {
    const own = rankOf(number)
    if (own <= least) continue
    const at = kept.findIndex(({ rank }) => rank < own)
    kept.splice(at === -1 ? kept.length : at, 0, { number, rank: own })
    if (kept.length > most) kept.pop()
    if (kept.length === most) least = kept.at(-1)?.rank ?? least
  }
  return kept.map(({ number }) => number)
}

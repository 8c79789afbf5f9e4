import { foldText } from '../../place/fold-text.ts'
import { createWordIndex } from '../../place/word-index.ts'
import type { FixedDestination } from './fixed-destinations.ts'

/** How close a match is. The number of travellers adds up to 4.5. */
const close = { code: 7, whole: 6, start: 4, alias: 5.8, aliasStart: 3, words: 1.5, slip: 0 }

/** Typos are only considered if this few match exactly. */
const few = 3
/** The most words of a query; the rest is ignored. */
const mostWords = 8

export interface DestinationIndex {
  /**
   * Returns destinations that match what was typed so far, best first: by the beginning of every word in any order,
   * of their own names and of what they are part of. One typo is allowed in a word of four letters or more.
   */
  find(typed: string, limit: number): { destination: FixedDestination; closeness: number }[]
}

interface Entry {
  destination: FixedDestination
  name: string
  aliases: readonly string[]
  visitors: number
}

/** Creates the index of destinations; they can't be added later. */
export function createDestinationIndex(all: readonly FixedDestination[]): DestinationIndex {
  const entries = all.map(
    (destination): Entry => ({
      destination,
      name: foldText(destination.name),
      aliases: destination.aliases.map(foldText),
      visitors: 1.5 * Math.log10(1 + 1000 * destination.weight),
    }),
  )
  const words = createWordIndex(entries.map(wordsOf))

  function hitsOf(typed: string, forgiving: boolean) {
    return words.withAll(typed.split(' ').slice(0, mostWords), forgiving).map((number) => {
      const entry = entries[number] as Entry
      const closeness = forgiving ? close.slip : closenessOf(entry, typed)
      return { entry, closeness, score: closeness + entry.visitors }
    })
  }

  return {
    find(typed, limit) {
      const query = foldText(typed)
      if (!query) return []
      const exact = hitsOf(query, false)
      const known = new Set(exact.map(({ entry }) => entry))
      const more = exact.length < few ? hitsOf(query, true) : []
      return [...exact, ...more.filter(({ entry }) => !known.has(entry))]
        .sort((a, b) => b.score - a.score)
        .slice(0, limit)
        .map(({ entry: { destination }, closeness }) => ({ destination, closeness }))
    },
  }
}

function closenessOf({ destination, name, aliases }: Entry, typed: string): number {
  if (destination.kind === 'airport' && aliases.includes(typed)) return close.code
  if (name === typed) return close.whole
  if (aliases.includes(typed)) return close.alias
  if (name.startsWith(typed)) return close.start
  return aliases.some((alias) => alias.startsWith(typed)) ? close.aliasStart : close.words
}

const wordsOf = ({ destination, name, aliases }: Entry): string[] =>
  [name, ...aliases, ...destination.regions.map(foldText)].flatMap((each) => [
    ...each.split(' '),
    each.replaceAll(' ', ''),
  ])

/** From this closeness on, a text means the destination rather than a property with the same word in its name. */
export const isMeant = (closeness: number): boolean => closeness >= close.start

import type { Place } from '../../contract/place.ts'
import { foldText } from './fold-text.ts'
import { beginsWithSlip } from './typing-slip.ts'
import { createWordIndex } from './word-index.ts'

/** A place with what it is found by. */
export interface IndexedPlace {
  place: Place
  /** Relative traffic, 0 to 1; the busier of two that match as well comes first. */
  weight: number
  /** Other names that people type for it. */
  aliases: readonly string[]
  /** The metropolitan code an airport belongs to, or the place's own code. */
  group: string
}

export interface PlaceIndex {
  /**
   * The places that match what is being typed, best first and at most `limit`: a code, the beginning
   * of a city, airport, country or other name, or of every word in any order; letters' marks do not
   * matter and one slip in a word of four letters or more is forgiven. A metropolitan area stands
   * before its airports, but after an airport whose very code was typed.
   */
  find(typed: string, limit: number): Place[]
}

interface Entry extends IndexedPlace {
  code: string
  city: string
  names: readonly string[]
  traffic: number
}

interface Hit {
  entry: Entry
  closeness: number
  score: number
}

/** How close a match is; traffic adds up to 4.5, so that a great city may pass a closer small match. */
const close = { code: 12, whole: 6, cityStart: 4, nameStart: 3, citySlip: 3, words: 2, slip: 0 }
/** From here on, what was typed means the area itself, and its airports are listed below it. */
const MEANS_THE_AREA = 3
/** Slips are only looked for where so few places match as typed. */
const FEW = 4
/** No query has more words than this; a longer one is cut, as nothing has so many. */
const MOST_WORDS = 8

const commonWords = new Set(['airport', 'airports', 'international', 'all', 'intl'])

/** Builds the index; places cannot be added later. */
export function createPlaceIndex(places: readonly IndexedPlace[]): PlaceIndex {
  const entries = places.map(toEntry)
  const words = createWordIndex(entries.map(wordsOf))
  const byGroup = Map.groupBy(entries, (entry) => entry.group)

  function hitsOf(typed: string, forgiving: boolean): Hit[] {
    const numbers = words.withAll(typed.split(' ').slice(0, MOST_WORDS), forgiving)
    return numbers.map((number) => {
      const entry = entries[number] as Entry
      const closeness = forgiving ? closenessWithSlip(entry, typed) : closenessOf(entry, typed)
      return { entry, closeness, score: closeness + entry.traffic }
    })
  }

  return {
    find(typed, limit) {
      const query = withoutCommonWords(foldText(typed))
      if (!query) return []
      const hits = hitsOf(query, false)
      if (hits.length < FEW && !hits.some((hit) => hit.closeness >= close.whole)) {
        const exact = new Set(hits.map((hit) => hit.entry))
        hits.push(...hitsOf(query, true).filter((hit) => !exact.has(hit.entry)))
      }
      return inBlocks(bestOf(hits, limit), byGroup).slice(0, limit)
    },
  }
}

function toEntry(indexed: IndexedPlace): Entry {
  const { place, aliases, weight } = indexed
  return {
    ...indexed,
    code: place.code.toLowerCase(),
    city: foldText(place.city),
    names: [place.name, ...aliases].map(foldText),
    traffic: 1.5 * Math.log10(1 + 1000 * weight),
  }
}

function wordsOf(entry: Entry): string[] {
  const { code, country, countryName, airports } = entry.place
  const names = [entry.city, ...entry.names, foldText(countryName)]
  return [
    ...[code, country, ...airports].map((each) => each.toLowerCase()),
    ...names.flatMap((name) => [...name.split(' '), name.replaceAll(' ', '')]),
  ]
}

/** People type "bangkok airport" and mean all of Bangkok; alone, the word is kept. */
function withoutCommonWords(query: string): string {
  const telling = query.split(' ').filter((word) => !commonWords.has(word))
  return telling.join(' ') || query
}

/** The best hits in order; a short word hits thousands, too many to sort at every key. */
function bestOf(hits: readonly Hit[], limit: number): Hit[] {
  const best: Hit[] = []
  for (const hit of hits) {
    const worst = best.at(-1)
    if (worst && best.length === limit && hit.score <= worst.score) continue
    const at = best.findIndex((each) => each.score < hit.score)
    best.splice(at === -1 ? best.length : at, 0, hit)
    if (best.length > limit) best.pop()
  }
  return best
}

function closenessOf(entry: Entry, typed: string): number {
  if (entry.code === typed) return close.code
  if (entry.city === typed || entry.names.includes(typed)) return close.whole
  if (entry.city.startsWith(typed)) return close.cityStart
  return entry.names.some((name) => name.startsWith(typed)) ? close.nameStart : close.words
}

function closenessWithSlip(entry: Entry, typed: string): number {
  return beginsWithSlip(entry.city, typed) ? close.citySlip : close.slip
}

/** What of an area was found stands together where its best hit would: typed code, area, airports. */
function inBlocks(hits: readonly Hit[], byGroup: ReadonlyMap<string, Entry[]>): Place[] {
  const blocks = Map.groupBy(hits, (hit) => hit.entry.group)
  return [...blocks].flatMap(([group, found]) => {
    const isMeant = ({ entry, closeness }: Hit) =>
      entry.place.kind === 'metro' && closeness >= MEANS_THE_AREA
    const members = found.some(isMeant) ? (byGroup.get(group) ?? []) : found.map((hit) => hit.entry)
    const byCode = found.find((hit) => hit.closeness === close.code)?.entry
    const rank = (entry: Entry) => (entry === byCode ? 2 : entry.place.kind === 'metro' ? 1 : 0)
    return members
      .toSorted((a, b) => rank(b) - rank(a) || b.weight - a.weight)
      .map((entry) => entry.place)
  })
}

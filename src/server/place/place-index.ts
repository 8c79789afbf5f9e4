import type { Place } from '../../contract/place/place.ts'
import { foldText } from './fold-text.ts'
import { beginsWithSlip } from './typing-slip.ts'
import { createWordIndex } from './word-index.ts'

/** A place with all the names it's found by. */
export interface IndexedPlace {
  place: Place
  /** Relative traffic, 0 to 1; of two equally good matches, the busier comes first. */
  weight: number
  /** Other names people type for it. */
  aliases: readonly string[]
  /** Codes it had before: they find it as surely as its own. */
  formerCodes: readonly string[]
  /** Its country and region, by all names people type. */
  regions: readonly string[]
  /** Its names in other languages and scripts. */
  translations: readonly string[]
  /** Its country's names in other languages and scripts, normalised by `foldText`: many places share them. */
  countryNames: readonly string[]
  /** The metropolitan code an airport belongs to, or the place's own code. */
  group: string
}

export interface PlaceIndex {
  /**
   * Returns the places that match the text being typed, best first and at most `limit`: by code, by the beginning of a
   * city, airport, country or other name, or of every word in any order. Diacritics don't matter, and one typo is
   * allowed in a word of four letters or more, or of three next to other words. A metropolitan area comes before its
   * airports, but after an airport whose exact code was typed. A country's name or code finds its busiest cities.
   * Names in other languages and scripts match by their beginning. Text in brackets at the end is ignored if nothing
   * matches with it.
   */
  find(typed: string, limit: number): Place[]
}

interface Entry extends IndexedPlace {
  /** Its position in the list; of two equally good hits, the first one comes first. */
  number: number
  /** Its code and those it had before. */
  codes: readonly string[]
  city: string
  names: readonly string[]
  /** Normalised, like the names of regions. */
  country: string
  /** Whether it's one of its country's few busiest cities, or in one. */
  leads: boolean
  traffic: number
}

interface Hit {
  entry: Entry
  closeness: number
  score: number
}

/** How close a match is. Traffic adds up to 4.5, so that a large city can outrank a closer match of a small one. */
const close = {
  code: 12,
  countryCode: 9,
  whole: 6,
  country: 5.5,
  cityStart: 4,
  nameStart: 3,
  citySlip: 3,
  words: 2,
  slip: 0,
  translated: 5.8,
  translatedStart: 3,
  /** In Latin letters: "vars" may be Warsaw in French, but here it's more likely the start of an English name. */
  latinStart: 2.5,
}
/** From this score on, the text means the area itself, and its airports are listed below it. */
const MEANS_THE_AREA = 3
/** Typos are only considered if this few places match exactly. */
const FEW = 4
/** How many of a country's cities come first when its two letters are typed, which many names begin with too. */
const LEADING_CITIES = 4

/** Shorter texts in Latin letters match names in too many languages. */
const FEWEST_LATIN_LETTERS = 3

/** The most words of a query; the rest is ignored. */
const MOST_WORDS = 8

const commonWords = new Set(['airport', 'airports', 'international', 'all', 'intl'])

/** Creates the index; places can't be added later. */
export function createPlaceIndex(places: readonly IndexedPlace[]): PlaceIndex {
  const leading = leadingCities(places)
  const entries = places.map((each, number) => toEntry(each, number, leading))
  const words = createWordIndex(entries.map(wordsOf))
  const translated = createWordIndex(entries.map(({ translations }) => wordsIn(translations)))
  // Grouped, because thousands of places share the names of their country.
  const byCountry = [...Map.groupBy(entries, (entry) => entry.place.country).values()]
  const countries = createWordIndex(byCountry.map(([first]) => wordsIn(first?.countryNames ?? [])))
  const byGroup = Map.groupBy(entries, (entry) => entry.group)

  function hitsOf(typed: string, forgiving: boolean): Hit[] {
    const numbers = words.withAll(typed.split(' ').slice(0, MOST_WORDS), forgiving)
    return numbers.map((number) => {
      const entry = entries[number] as Entry
      const closeness = forgiving ? closenessWithSlip(entry, typed) : closenessOf(entry, typed)
      return { entry, closeness, score: closeness + entry.traffic }
    })
  }

  function translatedHits(typed: string): Hit[] {
    const latin = /[a-z]/.test(typed)
    if (latin && typed.length < FEWEST_LATIN_LETTERS) return []
    const start = latin ? close.latinStart : close.translatedStart
    const own = typed.split(' ').slice(0, MOST_WORDS)
    const found = [
      ...translated.withAll(own, false).map((number) => entries[number] as Entry),
      ...countries.withAll(own, false).flatMap((number) => byCountry[number] ?? []),
    ]
    return found.map((entry) => {
      const closeness = closenessTranslated(entry, typed, start)
      return { entry, closeness, score: closeness + entry.traffic }
    })
  }

  function find(typed: string, limit: number, cityIsMeant: boolean): Place[] {
    const query = withoutCommonWords(foldText(typed))
    if (!query) return []
    const hits = bestOfEach([
      ...hitsOf(query, false).filter((hit) => !(cityIsMeant && isAirportByCode(hit))),
      ...translatedHits(query),
    ])
    const isFew = hits.length < FEW && !hits.some((hit) => hit.closeness >= close.translated)
    if (isFew && /[a-z]/.test(query)) {
      const exact = new Set(hits.map((hit) => hit.entry))
      hits.push(...hitsOf(query, true).filter((hit) => !exact.has(hit.entry)))
    }
    return inBlocks(bestOf(hits, limit), byGroup).slice(0, limit)
  }
  return {
    find(typed, limit) {
      const found = find(typed, limit, /\ball airports\b/i.test(typed))
      if (found.length > 0) return found
      const bare = typed.replace(/[(（][^()（）]*[)）]\s*$/, '')
      return bare === typed ? found : find(bare, limit, true)
    },
  }
}

/** Returns every entry once, with its closest match. */
function bestOfEach(hits: readonly Hit[]): Hit[] {
  const best = new Map<Entry, Hit>()
  for (const hit of hits) {
    if (hit.score > (best.get(hit.entry)?.score ?? -1)) best.set(hit.entry, hit)
  }
  return [...best.values()]
}

/** Returns each country's busiest cities, by their group. */
function leadingCities(places: readonly IndexedPlace[]): ReadonlySet<string> {
  const byCountry = new Map<string, Set<string>>()
  for (const { place, group } of places.toSorted((a, b) => b.weight - a.weight)) {
    const cities = byCountry.get(place.country) ?? new Set()
    byCountry.set(place.country, cities)
    if (cities.size < LEADING_CITIES) cities.add(group)
  }
  return new Set([...byCountry.values()].flatMap((cities) => [...cities]))
}

function toEntry(indexed: IndexedPlace, number: number, leading: ReadonlySet<string>): Entry {
  const { place, aliases, regions, weight } = indexed
  return {
    ...indexed,
    number,
    codes: [place.code, ...indexed.formerCodes].map((code) => code.toLowerCase()),
    city: foldText(place.city),
    names: [place.name, ...aliases].map(foldText),
    regions: regions.map(foldText),
    translations: indexed.translations.map(foldText),
    country: place.country.toLowerCase(),
    leads: leading.has(indexed.group),
    traffic: 1.5 * Math.log10(1 + 1000 * weight),
  }
}

function wordsOf(entry: Entry): string[] {
  const { country, airports } = entry.place
  const names = [entry.city, ...entry.names, ...entry.regions]
  const codes = [country, ...airports].map((each) => each.toLowerCase())
  return [...entry.codes, ...codes, ...wordsIn(names)]
}

const wordsIn = (names: readonly string[]): string[] =>
  names.flatMap((name) => [...name.split(' '), name.replaceAll(' ', '')])

/** Removes "airport" from "bangkok airport", which means all of Bangkok. On its own, the word is kept. */
function withoutCommonWords(query: string): string {
  const telling = query.split(' ').filter((word) => !commonWords.has(word))
  return telling.join(' ') || query
}

/** Returns the best hits in order. A short word hits thousands, too many to sort on every keystroke. */
function bestOf(hits: readonly Hit[], limit: number): Hit[] {
  const best: Hit[] = []
  for (const hit of hits) {
    const worst = best.at(-1)
    if (worst && best.length === limit && !outranks(hit, worst)) continue
    const at = best.findIndex((each) => outranks(hit, each))
    best.splice(at === -1 ? best.length : at, 0, hit)
    if (best.length > limit) best.pop()
  }
  return best
}

const outranks = (one: Hit, other: Hit): boolean =>
  one.score > other.score || (one.score === other.score && one.entry.number < other.entry.number)

function closenessOf(entry: Entry, typed: string): number {
  if (entry.codes.includes(typed)) return close.code
  // Two letters are as specific as a code: LA, NY.
  if (entry.city === typed || entry.names.includes(typed)) {
    return typed.length === 2 ? close.code : close.whole
  }
  if (entry.country === typed || entry.regions.includes(typed))
    return closenessByRegion(entry, typed)
  if (entry.city.startsWith(typed)) return close.cityStart
  return entry.names.some((name) => name.startsWith(typed)) ? close.nameStart : close.words
}

/**
 * Returns how close an entry is to a region's name, which means its cities, so that a city's airports come after the
 * next city.
 */
function closenessByRegion(entry: Entry, typed: string): number {
  if (entry.group !== entry.place.code) return close.words
  return /^[a-z]{2}$/.test(typed) && entry.leads ? close.countryCode : close.country
}

/** Returns how close a translated name is; `start` is the score for a name's beginning. */
function closenessTranslated(entry: Entry, typed: string, start: number): number {
  if (entry.translations.includes(typed)) return close.translated
  if (entry.countryNames.includes(typed)) return closenessByRegion(entry, typed)
  return entry.translations.some((name) => name.startsWith(typed)) ? start : close.words
}

function closenessWithSlip(entry: Entry, typed: string): number {
  return beginsWithSlip(entry.city, typed) ? close.citySlip : close.slip
}

/**
 * Returns whether a hit is an airport's exact code: "Goa (all airports)" means Goa's airports, not Genoa's, whose code
 * it is.
 */
const isAirportByCode = ({ entry, closeness }: Hit) =>
  closeness === close.code && entry.place.kind === 'airport'

const isByRegion = (closeness: number) =>
  closeness === close.country || closeness === close.countryCode

/** Returns the hits with those of one area together, at the position of its best hit: exact code, area, airports. */
function inBlocks(hits: readonly Hit[], byGroup: ReadonlyMap<string, Entry[]>): Place[] {
  const blocks = Map.groupBy(hits, (hit) => hit.entry.group)
  return [...blocks].flatMap(([group, found]) => {
    const isMeant = ({ entry, closeness }: Hit) =>
      entry.place.kind === 'metro' && closeness >= MEANS_THE_AREA && !isByRegion(closeness)
    const members = found.some(isMeant) ? (byGroup.get(group) ?? []) : found.map((hit) => hit.entry)
    const byCode = found.find((hit) => hit.closeness === close.code)?.entry
    const rank = (entry: Entry) => (entry === byCode ? 2 : entry.place.kind === 'metro' ? 1 : 0)
    return members
      .toSorted((a, b) => rank(b) - rank(a) || b.weight - a.weight)
      .map((entry) => entry.place)
  })
}

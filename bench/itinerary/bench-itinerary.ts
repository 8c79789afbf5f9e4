import { Query } from 'minotor'
import { searchItineraries } from '../../src/sandbox/flight/itinerary/search-itineraries.ts'
import { dayOf } from '../../src/sandbox/flight/timetable/calendar-day.ts'
import { airportClocks } from '../../src/sandbox/flight/timetable/flights-on.ts'
import { loadTimetable, makeTimetable } from '../../src/sandbox/flight/timetable/load-timetable.ts'
import { flightsAWeek, type Timetable } from '../../src/sandbox/flight/timetable/timetable.ts'
import type { BenchRow } from '../figures.ts'
import { type CityPair, cityPairs } from './city-pairs.ts'
import { cityStop, minotorRouter, minotorTime } from './minotor-world.ts'

const PAIRS = 1000

/** Minotor is slow, so its median is measured on fewer pairs. */
const MINOTOR_PAIRS = 200

const DATE = '2026-11-11'

/** Searches 1,000 random city pairs weighted by traffic, direct to two changes, and compares with minotor. */
export async function benchItinerary(): Promise<BenchRow[]> {
  const started = performance.now()
  const timetable = makeTimetable()
  const making = performance.now() - started
  const reading = timed(() => loadTimetable())
  const pairs = cityPairs(timetable.airports, PAIRS)
  for (const pair of pairs.slice(0, 200)) search(timetable, pair)
  let found = 0
  const ours = pairs.map((pair) =>
    timed(() => {
      if (search(timetable, pair).length > 0) found++
    }),
  )
  const theirs = timeMinotor(timetable, pairs.slice(0, MINOTOR_PAIRS))
  const same = ours.slice(0, MINOTOR_PAIRS)
  const ratio = quantile(theirs, 0.5) / quantile(same, 0.5)
  const median = quantile(ours, 0.5)
  const p99 = quantile(ours, 0.99)
  return [
    row(
      'timetable, flights a week',
      flightsAWeek(timetable).toLocaleString('en'),
      '≥ 100,000',
      flightsAWeek(timetable) >= 100_000,
    ),
    row('timetable, built from scratch', `${making.toFixed(0)} ms`, '', true),
    row('timetable, read from the cache', `${reading.toFixed(0)} ms`, '', true),
    row('itinerary search, median', `${median.toFixed(2)} ms`, '≤ 3 ms', median <= 3),
    row('itinerary search, p99', `${p99.toFixed(2)} ms`, '≤ 25 ms', p99 <= 25),
    row('city pairs with an itinerary', `${found} of ${PAIRS}`, '', true),
    row(
      'minotor, median (one earliest arrival each; ours lists all choices of the day)',
      `${quantile(theirs, 0.5).toFixed(1)} ms, ${ratio.toFixed(0)} times ours`,
      '',
      true,
    ),
  ]
}

function row(name: string, figure: string, bound: string, ok: boolean): BenchRow {
  return { name, figure, bound, ok }
}

function search(timetable: Timetable, pair: CityPair) {
  return searchItineraries({ ...pair, date: DATE, maxChanges: 2, limit: 100 }, timetable)
}

function timeMinotor(timetable: Timetable, pairs: readonly CityPair[]): number[] {
  const router = minotorRouter(timetable, DATE)
  const clocks = airportClocks(timetable)
  const route = (pair: CityPair) => {
    const clock = clocks[timetable.airportIndex.get(pair.from[0] ?? '') ?? -1]
    const midnight = clock?.toUtc(dayOf(DATE) * 1440) ?? 0
    const query = new Query.Builder()
      .from(cityStop(pair.from))
      .to(cityStop(pair.to))
      .departureTime(minotorTime(midnight, DATE))
      .maxTransfers(2)
      .build()
    return router.route(query).bestRoute()
  }
  for (const pair of pairs.slice(0, 10)) route(pair)
  return pairs.map((pair) => timed(() => route(pair)))
}

function timed(work: () => unknown): number {
  const started = performance.now()
  work()
  return performance.now() - started
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

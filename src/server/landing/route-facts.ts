import { includesBag } from '../../contract/flight/flight-terms.ts'
import type { Offer } from '../../contract/flight/offer.ts'
import type { Clock } from '../platform/clock.ts'
import { collectWrites } from '../platform/database/collect-writes.ts'
import type { Database } from '../platform/database/database.ts'
import type { Background } from '../platform/jobs/background.ts'
import { convert } from '../world/exchange-rates.ts'
import { cityCodeOf } from './route-address.ts'
import {
  type FoundAirline,
  type FoundDay,
  writeRouteAirlines,
  writeRouteDays,
} from './route-fact-store.ts'

/** Takes a search's economy offers for a trip, in one currency, and stores their facts in the background. */
export type NoteRoute = (
  trip: { from: string; to: string; date: string; currency: string },
  offers: readonly Pick<Offer, 'slice' | 'passengers' | 'baggage'>[],
) => void

/** Creates the collector of route facts for landing pages. */
export function createRouteFacts({
  db,
  clock,
  background,
}: {
  db: Database
  clock: Clock
  background: Background
}): NoteRoute {
  const days = collectWrites<FoundDay>({
    background,
    write: (found) => writeRouteDays(db, found),
  })
  const airlines = collectWrites<FoundAirline>({
    background,
    write: (found) => writeRouteAirlines(db, found),
  })

  return ({ from, to, date: day, currency }, offers) => {
    const origin = cityCodeOf(from)
    const destination = cityCodeOf(to)
    // Self-transfers are left out: a page about a route shouldn't advertise them.
    const usual = offers.filter(({ slice }) => slice.stopType !== 'onestop')
    const fares = usual.map(fareOf).filter((fare) => fare !== undefined)
    if (!origin || !destination || origin === destination || fares.length === 0) return
    const route = { origin, destination, foundAt: clock.date() }
    const key = `${origin} ${destination} ${day} ${currency}`
    const known = days.get(key)
    const bags = fares.filter(({ hasBag }) => hasBag)
    const amount = lowest([known?.amount, ...fares.map((fare) => fare.amount)]) as number
    days.set(key, {
      ...route,
      day,
      currency,
      amount,
      bagAmount: lowest([known?.bagAmount, ...bags.map((fare) => fare.amount)]) ?? null,
      cents: convert(amount, currency, 'USD'),
    })
    for (const { slice } of usual) {
      const found = airlineOf(slice)
      if (!found) continue
      const { airline, fromAirport, toAirport, stops } = found
      const key = [origin, destination, airline, fromAirport, toAirport, stops].join(' ')
      const before = airlines.get(key)
      if (!before || before.minutes > found.minutes) airlines.set(key, { ...route, ...found })
    }
  }
}

const lowest = (amounts: readonly (number | null | undefined)[]): number | undefined => {
  const known = amounts.filter((each) => typeof each === 'number')
  return known.length > 0 ? known.reduce((least, each) => Math.min(least, each)) : undefined
}

/** Returns an adult's fare, and whether it has a checked bag on every flight. */
function fareOf({ passengers, baggage }: Pick<Offer, 'passengers' | 'baggage'>) {
  const adults = passengers.find(({ type }) => type === 'adult')
  if (!adults || adults.count === 0) return undefined
  const bags = baggage.filter(({ type }) => type === 'adult')
  const hasBag = bags.length > 0 && bags.every(({ checkedBag }) => includesBag(checkedBag))
  return { amount: Math.ceil(adults.total.amount / adults.count), hasBag }
}

/** Returns how the airline that sells all flights of a journey flies it; undefined if several do. */
function airlineOf({ segments, minutes }: Offer['slice']) {
  const [first] = segments
  const last = segments.at(-1)
  if (!first || !last || segments.some(({ airline }) => airline !== first.airline)) return undefined
  return {
    airline: first.airline,
    name: first.airlineName,
    colour: first.airlineColour ?? null,
    fromAirport: first.from,
    toAirport: last.to,
    fromTerminal: first.departureTerminal ?? null,
    toTerminal: last.arrivalTerminal ?? null,
    stops: segments.length - 1,
    minutes,
  }
}

import type { Clock } from '../platform/clock.ts'
import { collectWrites } from '../platform/database/collect-writes.ts'
import type { Database } from '../platform/database/database.ts'
import type { Background } from '../platform/jobs/background.ts'
import { airportsOfPlace } from '../world/airport.ts'
import { deleteFoundBelow, type FoundPrice, writeFoundPrices } from './found-price-store.ts'

/** What a search found; searches hand it over and go on. */
export type NoteFound = (price: Omit<FoundPrice, 'foundAt'>) => void

/** What the lowest price of a route is on any of some days, as all suppliers said. */
export interface LowestOfRoute {
  origin: string
  destination: string
  currency: string
  /** The first and the last of the days. */
  days: [string, string]
  /** In minor units; undefined if nobody sells the route on these days. */
  amount: number | undefined
  /** When suppliers were asked. */
  asOf: Date
}

/** Creates what remembers prices that searches find: the lowest of each route or city, with its dates. */
export function createFoundPrices({
  db,
  clock,
  background,
}: {
  db: Database
  clock: Clock
  background: Background
}): NoteFound {
  const noted = collectWrites<FoundPrice>({
    background,
    write: (prices) => writeFoundPrices(db, prices),
  })
  return (price) => {
    const { amount, ...rest } = price
    const key = JSON.stringify(Object.values(rest))
    const known = noted.get(key)
    if (!known || known.amount > amount) noted.set(key, { ...price, foundAt: clock.date() })
  }
}

/**
 * Creates what forgets prices that were found earlier and that nobody sells any more, so that a page with lower ones doesn't
 * contradict one with the lowest price of now.
 */
export function createForgetFound({ db }: { db: Database }) {
  const codesOf = (place: string) => [
    ...new Set([place, ...airportsOfPlace(place).map(({ iata }) => iata)]),
  ]
  return ({ origin, destination, currency, days, amount, asOf }: LowestOfRoute): Promise<void> =>
    deleteFoundBelow(db, {
      origins: codesOf(origin),
      destinations: codesOf(destination),
      currency,
      days,
      amount,
      before: asOf,
    })
}

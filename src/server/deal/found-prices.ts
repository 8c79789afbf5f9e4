import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { seconds } from '../platform/duration.ts'
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

/** Prices are collected this long, so that a busy server writes one statement for many searches. */
const collected = seconds(2)
/** More than a server finds in that time; others are dropped. */
const most = 2000

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
  let waiting = new Map<string, FoundPrice>()

  async function write(stop: AbortSignal): Promise<void> {
    await sleep(collected, undefined, { signal: stop }).catch(() => undefined)
    // Always in the same order, so that two servers don't wait for each other's rows.
    const prices = [...waiting].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, price]) => price)
    waiting = new Map()
    await writeFoundPrices(db, prices)
  }

  return (price) => {
    const { amount, ...rest } = price
    const key = JSON.stringify(Object.values(rest))
    const known = waiting.get(key)
    if (known && known.amount <= amount) return
    if (waiting.size >= most) return
    const isFirst = waiting.size === 0
    waiting.set(key, { ...price, foundAt: clock.date() })
    if (isFirst) background.run(write)
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

import { setTimeout as sleep } from 'node:timers/promises'
import type { QueryOf, ResultOf } from '../../../contract/endpoint.ts'
import {
  type destinationFares,
  lowestPriceDays,
} from '../../../contract/flight/search/lowest-fares.ts'
import type { Money } from '../../../contract/money.ts'
import type { LowestOfRoute, NoteFound } from '../../deal/found-prices.ts'
import { type Cache, cacheSpace, orMissing } from '../../platform/cache/cache.ts'
import type { Clock } from '../../platform/clock.ts'
import { minutes } from '../../platform/duration.ts'
import { airportsOfPlace } from '../../world/airport.ts'
import { addDays, dayInZone } from '../../world/zoned-time.ts'
import { type createLowestFares, daysKept } from './lowest-fares.ts'

type Query = QueryOf<typeof destinationFares>
type Found = ResultOf<typeof destinationFares>
type Fare = Found['fares'][number]

/** The middle of the days searched, and how many around it. */
const middleDay = (lowestPriceDays.first + lowestPriceDays.last) / 2
const daysAround = middleDay - lowestPriceDays.first

interface Parts {
  cache: Cache
  clock: Clock
  lowestFares: ReturnType<typeof createLowestFares>
  noteFound: NoteFound
  /** Forgets prices found earlier that contradict the lowest one of now. */
  forgetFound(lowest: LowestOfRoute): Promise<void>
}

/**
 * Creates the look-up of the lowest price to each destination in the coming weeks, with its date. It waits as long as
 * the query says; prices that aren't known by then are pending, and available sooner the next time. With no time to
 * wait, nothing is calculated.
 */
export function createDestinationFares({
  cache,
  clock,
  lowestFares,
  noteFound,
  forgetFound,
}: Parts) {
  const kept = cacheSpace<Fare | 'none'>(cache.insured, 'destination-fares', minutes(10))
  /** Calculations in progress in this process, so that many visitors of one page only cause one. */
  const underWay = new Map<string, Promise<unknown>>()
  /** Destinations are calculated one after the other, because each uses the processor for a while. */
  let queue: Promise<unknown> = Promise.resolve()

  async function workOut(key: string, from: string, to: string, currency: string): Promise<void> {
    const [departure] = airportsOfPlace(from)
    if (!departure) return
    const date = addDays(dayInZone(clock.date(), departure.zone), middleDay)
    const asOf = new Date(clock.now() - daysKept)
    const fares = await lowestFares({
      from,
      to,
      date,
      days: daysAround,
      cabin: 'economy',
      currency,
      adult: 1,
      child: 0,
      infant: 0,
      // Teaser prices shouldn't be those of self-transfers.
      stops: 'direct,transit',
      bag: '0',
    })
    // Days without complete answers are missing, and the lowest price could be on one of them.
    if (fares.length <= daysAround * 2) return
    const lowest = fares
      .flatMap(({ date, price }) => (price ? [{ date, price }] : []))
      .reduce<{ date: string; price: Money } | undefined>(
        (best, each) => (best && best.price.amount <= each.price.amount ? best : each),
        undefined,
      )
    await kept.set(key, lowest ? { to, ...lowest } : 'none')
    const days: [string, string] = [addDays(date, -daysAround), addDays(date, daysAround)]
    const amount = lowest?.price.amount
    await forgetFound({ origin: from, destination: to, currency, days, amount, asOf })
    if (!lowest) return
    const trip = { origin: from, destination: to, starts: lowest.date, ends: lowest.date }
    noteFound({ product: 'flight', ...trip, currency, amount: lowest.price.amount })
  }

  function start(key: string, ...asked: [from: string, to: string, currency: string]) {
    const known = underWay.get(key)
    if (known) return known
    const work = queue.then(() => workOut(key, ...asked)).catch(() => undefined)
    queue = work.then(() => sleep(1))
    underWay.set(key, work)
    void work.finally(() => underWay.delete(key))
    return work
  }

  return async ({ from, to, currency, wait }: Query): Promise<Found> => {
    const keys = [...new Set(to.split(','))].map((code) => ({
      code,
      key: `${from} ${code} ${currency}`,
    }))
    const known = await Promise.all(keys.map(({ key }) => orMissing(kept.get(key))))
    const missing = keys.filter((_, index) => known[index] === undefined)
    if (wait > 0 && missing.length > 0) {
      const work = missing.map(({ key, code }) => start(key, from, code, currency))
      const enough = new AbortController()
      await Promise.race([
        Promise.all(work),
        sleep(wait, undefined, { signal: enough.signal }).catch(() => undefined),
      ])
      enough.abort()
    }
    const found = await Promise.all(keys.map(({ key }) => orMissing(kept.get(key))))
    return {
      fares: found.filter((fare) => fare !== undefined && fare !== 'none'),
      pending: keys.flatMap(({ code }, index) => (found[index] === undefined ? [code] : [])),
    }
  }
}

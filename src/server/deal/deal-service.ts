import { z } from 'zod'
import { type arrangeDestinations, type listDeals, mostArranged } from '../../contract/deal/deal.ts'
import type { QueryOf, ResultOf } from '../../contract/endpoint.ts'
import { lowestPriceDays } from '../../contract/flight/search/lowest-fares.ts'
import { destinationIdSchema } from '../../contract/hotel/destination.ts'
import { money } from '../../contract/money.ts'
import { hours } from '../platform/duration.ts'
import { defineJob } from '../platform/jobs/job.ts'
import type { Platform } from '../platform/platform.ts'
import { readEachMinute } from '../platform/read-each-minute.ts'
import { airportsOfPlace } from '../world/airport.ts'
import { addDays, dayInZone } from '../world/zoned-time.ts'
import { chooseDestinations } from './choose-destinations.ts'
import {
  deleteFoundPrices,
  type FoundPrice,
  lowestFound,
  lowestStayFound,
} from './found-price-store.ts'
import { allStaffDeals } from './staff-deal-store.ts'

/** How long a price is shown after it was found. */
const shown = hours(12)

const mostFlights = 12
const mostStays = 6

const sweep = defineJob('deal.sweep', z.object({}), { urgency: 'idle' })

/** Deletes prices every hour that are too old to be shown. */
export function sweepDeals({ db, clock, jobs }: Pick<Platform, 'db' | 'clock' | 'jobs'>): void {
  jobs.repeat(sweep, '13 * * * *', {})
  jobs.handle(sweep, () => deleteFoundPrices(db, new Date(clock.now() - shown)))
}

/** Creates the look-up of the lowest prices found lately, and of which destinations staff want shown. `country` is the visitor's. */
export function createDeals({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  const decided = readEachMinute(clock, () => allStaffDeals(db))

  async function arrange(
    { from, to }: QueryOf<typeof arrangeDestinations>,
    country: string | undefined,
  ): Promise<ResultOf<typeof arrangeDestinations>> {
    const origins = originsOf(from)
    const visit = { product: 'flight', origins, country, now: clock.now() } as const
    const { featured, hidden } = chooseDestinations(await decided(), visit)
    const shown = [...featured.filter((code) => !origins.includes(code)), ...to.split(',')]
    const left = [...new Set(shown)].filter((code) => !hidden.includes(code))
    return { to: left.slice(0, mostArranged) }
  }

  async function list(
    { from, currency }: QueryOf<typeof listDeals>,
    country: string | undefined,
  ): Promise<ResultOf<typeof listDeals>> {
    const since = new Date(clock.now() - shown)
    // The first zone in which a day begins: elsewhere it can't be in the past.
    const day = dayInZone(clock.date(), 'Pacific/Kiritimati')
    const search = { currency, since, from: day }
    const origins = originsOf(from)
    const today = dayInZone(clock.date(), airportsOfPlace(from)[0]?.zone ?? 'UTC')
    const deals = await decided()
    const chosen = (product: FoundPrice['product']) =>
      chooseDestinations(deals, { product, origins, country, now: clock.now() })
    const [flights, stays] = await Promise.all([
      lowestFound(db, {
        ...search,
        ...chosen('flight'),
        product: 'flight',
        from: addDays(today, lowestPriceDays.first),
        until: addDays(today, lowestPriceDays.last),
        origins,
        limit: mostFlights,
      }),
      lowestFound(db, {
        ...search,
        ...chosen('hotel'),
        product: 'hotel',
        origins: [''],
        limit: mostStays,
      }),
    ])
    const priced = ({ amount, foundAt }: FoundPrice) => ({
      price: money(amount, currency),
      hoursAgo: Math.max(0, Math.floor((clock.now() - foundAt.getTime()) / hours(1))),
    })
    return {
      flights: flights.map((found) => ({
        from: found.origin,
        to: found.destination,
        date: found.starts,
        ...priced(found),
      })),
      stays: stays.map((found) => ({
        destination: destinationIdSchema.parse(found.destination),
        checkIn: found.starts,
        checkOut: found.ends,
        ...priced(found),
      })),
    }
  }

  return { arrange, list }
}

/** Creates the look-up of the lowest total of a room for two that searches in a place found lately. */
export const createLowestStay =
  ({ db, clock }: Pick<Platform, 'db' | 'clock'>) =>
  async (destination: string, currency: string) => {
    const found = await lowestStayFound(db, {
      destination,
      currency,
      since: new Date(clock.now() - shown),
      from: dayInZone(clock.date(), 'Pacific/Kiritimati'),
    })
    if (!found) return undefined
    return { price: money(found.amount, currency), checkIn: found.starts, checkOut: found.ends }
  }

/** Returns the codes that deals from a place may have: its own and its airports'. */
const originsOf = (from: string): string[] => [
  ...new Set([from, ...airportsOfPlace(from).map(({ iata }) => iata)]),
]

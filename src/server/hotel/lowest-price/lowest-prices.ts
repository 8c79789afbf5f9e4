import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { HotelId, Position } from '../../../contract/hotel/hotel.ts'
import { roomsText } from '../../../contract/hotel/search/stay-query.ts'
import type { StayDates } from '../../../contract/hotel/stay.ts'
import { hours } from '../../platform/duration.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { Platform } from '../../platform/platform.ts'
import { convert } from '../../world/exchange-rates.ts'
import { addDays, dayInZone } from '../../world/zoned-time.ts'
import { addSeenPrices, deleteSeenPrices, pricesSeen } from './seen-price-store.ts'

/** A property's lowest total in a search. */
export interface SeenPrice {
  id: HotelId
  position: Position
  /** Minor units of the search's currency. */
  total: number
}

/**
 * Remembers the lowest prices of stays, so that pages can say "lowest price of the last 30 days" where it's true.
 */
export interface LowestPrices {
  /** Records what a supplier's answer to a search says, once an hour for the same stay. */
  record(
    supplier: string,
    stay: StayDates,
    prices: { currency: string; seen: readonly SeenPrice[] },
  ): Promise<void>
  /**
   * Returns a function that tells whether a total is the lowest seen in the last 30 days; undefined for properties of
   * which we know too little to say so.
   */
  read(
    stay: StayDates,
    currency: string,
    around: readonly Position[],
  ): Promise<(id: HotelId, total: number) => boolean | undefined>
}

export const daysRemembered = 30
/** Prices were seen on this many days, before today. */
const fewestDays = 4
/** The first of them is at least this many days ago. */
const shortestTime = 7

const sweep = defineJob('hotel.forget-prices', z.object({}), { urgency: 'idle' })

/** Forgets prices every night that are too old to compare with. */
export function forgetPricesNightly({ db, clock, jobs }: Platform): void {
  jobs.repeat(sweep, '47 3 * * *', {})
  jobs.handle(sweep, () =>
    deleteSeenPrices(db, addDays(dayInZone(clock.date(), 'UTC'), -daysRemembered)),
  )
}

export function createLowestPrices({ db, clock }: Pick<Platform, 'db' | 'clock'>): LowestPrices {
  const today = () => dayInZone(clock.date(), 'UTC')
  /** Popular stays are searched all day. */
  const recorded = new LRUCache<string, true>({ max: 5000, ttl: hours(1) })
  return {
    async record(supplier, stay, { currency, seen }) {
      const byTile = Map.groupBy(seen, ({ position }) => tileOf(position))
      for (const [tile, same] of byTile) {
        const key = [supplier, keyOf(stay), tile, today()].join()
        if (recorded.has(key)) continue
        recorded.set(key, true)
        const cents = same.map(({ id, total }) => [id, inDollars(total, currency)])
        const lowest = Object.fromEntries(cents)
        await addSeenPrices(db, { stay: keyOf(stay), tile, day: today(), lowest })
      }
    },
    async read(stay, currency, around) {
      const tiles = [...new Set(around.map(tileOf))]
      const since = addDays(today(), -daysRemembered)
      const seen = tiles.length > 0 ? await pricesSeen(db, { stay: keyOf(stay), tiles, since }) : []
      const earlier = seen.filter(({ day }) => day < today())
      return (id, total) => {
        const known = earlier.filter(({ lowest }) => lowest[id] !== undefined)
        const first = known.map(({ day }) => day).sort()[0]
        const isEnough = new Set(known.map(({ day }) => day)).size >= fewestDays
        if (!first || !isEnough || first > addDays(today(), -shortestTime)) return undefined
        const lowest = Math.min(...seen.map((each) => each.lowest[id] ?? Number.POSITIVE_INFINITY))
        return inDollars(total, currency) <= lowest
      }
    },
  }
}

/** In US cents, because visitors search in different currencies. */
const inDollars = (total: number, currency: string): number => convert(total, currency, 'USD')

const tileOf = ({ lat, lon }: Position): string => `${Math.floor(lat)},${Math.floor(lon)}`

const keyOf = ({ checkIn, checkOut, rooms }: StayDates): string =>
  `${checkIn} ${checkOut} ${roomsText(rooms)}`

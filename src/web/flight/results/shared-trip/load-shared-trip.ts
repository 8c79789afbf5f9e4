import type { Slice } from '../../../../contract/flight/offer.ts'
import type { SearchUpdate } from '../../../../contract/flight/search/flight-search.ts'
import type { Money } from '../../../../contract/money.ts'
import type { PlaceNames } from '../../../place/place-names.ts'
import type { FrontApi } from '../../../session/front-api/front-api.ts'
import { loadResultOffers, type ResultOffers } from '../offers/result-offers.ts'
import { flightsOf, type SharedLeg, type SharedTrip } from './shared-trip.ts'

/** A shared trip with today's price and availability. */
export interface SharedToday {
  /**
   * `found`: all legs are on sale; `partly`: some are; `gone`: none is; `unchecked`: not found, but not all suppliers
   * answered; `pending`: not found yet.
   */
  state: 'found' | 'partly' | 'gone' | 'unchecked' | 'pending'
  /** Whether every supplier had answered by then. */
  final: boolean
  legs: readonly { offer: string; slice: Slice; fare: string }[]
  airports: PlaceNames
  /** Today's price of the legs that are on sale. */
  price: Money
  /** The price when it was shared, if the link has it. */
  sharedPrice?: Money
  /** Whether a selected fare is no longer on sale and the lowest one replaces it. */
  otherFare: boolean
}

interface Opened {
  api: FrontApi
  language: string
  currency: string
  opened: SearchUpdate
}

/** Finds a shared trip in a search's results. */
export async function loadSharedTrip(trip: SharedTrip, search: Opened): Promise<SharedToday> {
  const all = await Promise.all(trip.legs.map((leg, index) => findLeg(leg, index, search)))
  const found = all.filter((each) => each !== undefined)
  return {
    state: stateOf(all.length - found.length, all.length, search.opened),
    final: search.opened.state !== 'searching',
    legs: found.map(({ best, slice }) => ({ offer: best.id, slice, fare: best.family.name })),
    airports: Object.assign({}, ...found.map((each) => each.airports)),
    price: {
      amount: found.reduce((sum, { best }) => sum + best.price.amount, 0),
      currency: search.currency,
    },
    ...(trip.price ? { sharedPrice: trip.price } : {}),
    otherFare: found.some((each) => each.otherFare),
  }
}

async function findLeg(leg: SharedLeg, index: number, { api, language, opened }: Opened) {
  const result = opened.results.find(
    ({ sliceIndex, slice }) => sliceIndex === index && flightsOf(slice) === leg.flights,
  )
  const behind = result && (await loadResultOffers(api, language, opened.searchId, result.id))
  if (!behind || typeof behind === 'string') return undefined
  const { slice, airports, offers } = behind
  const best = cheapestOf(offers, leg.fare)
  if (!best) return undefined
  return {
    slice,
    airports,
    best,
    otherFare: leg.fare !== undefined && best.family.code !== leg.fare,
  }
}

/** Returns the cheapest offer in the selected fare, otherwise of all; offers are sorted cheapest first. */
const cheapestOf = (offers: ResultOffers['offers'], fare: string | undefined) =>
  offers.find(({ family }) => family.code === fare) ?? offers[0]

function stateOf(missing: number, of: number, opened: SearchUpdate): SharedToday['state'] {
  if (missing === 0) return 'found'
  if (opened.state === 'searching') return 'pending'
  const silent = opened.suppliers.some(({ state }) => state === 'failed' || state === 'timed_out')
  if (silent) return 'unchecked'
  return missing < of ? 'partly' : 'gone'
}

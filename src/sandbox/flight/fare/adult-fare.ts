import type { Cabin } from '../../../contract/flight/offer.ts'
import { type Curve, interpolate } from '../../shared/interpolate.ts'
import type { CompetitionOf } from './competition.ts'
import { demandFactor, ladderFactor, type SeatsLeft } from './demand.ts'
import { departureTaxes } from './departure-taxes.ts'
import { componentOf, type FareComponent } from './fare-component.ts'
import type { FareFamily, Penalty } from './fare-families.ts'
import { marketFare } from './market-fare.ts'

/** One adult's price in US dollars, not yet rounded: each supplier files it in its own currency. */
export interface AdultFare {
  total: number
  taxes: number
  /** The base for penalties. */
  ordinary: number
}

/** Returns what a family adds or charges, calculated from its terms. */
export const amountOf = (terms: NonNullable<Penalty>, ordinary: number): number =>
  Math.max(terms.atLeast, terms.share * ordinary)

/** The cheapest family of a cabin relative to the cheapest economy fare of the same flights. */
const cabinByKm: Record<Exclude<Cabin, 'economy'>, Curve> = {
  premium_economy: [
    [1000, 1.5],
    [8000, 1.8],
  ],
  business: [
    [500, 2.9],
    [4000, 3.4],
    [9000, 3.8],
  ],
  first: [
    [1000, 5],
    [9000, 7],
  ],
}

/** A through fare is always cheaper than the sum of its flights' fares. */
const THROUGH_SHARE = 0.93

export type SeatsIn = (component: FareComponent, cabin: Cabin) => SeatsLeft

export interface FareCalculation {
  /** The day of the quote. */
  today: string
  competition: CompetitionOf
  seats: SeatsIn
}

/**
 * Creates the fare calculator of one search, which caches single flights because many itineraries share them.
 * Deterministic: the same flights, dates, seats left and day of quoting give the same fare.
 */
export function createFares({ today, competition, seats }: FareCalculation) {
  const ordinaryKnown = new WeakMap<object, { ordinary: number; lowest: number }>()

  function economy(component: FareComponent): { ordinary: number; lowest: number } {
    const key = component.legs.length === 1 ? (component.legs[0] ?? component) : component
    const known = ordinaryKnown.get(key)
    if (known) return known
    let ordinary = marketFare(component, competition(component.from, component.to))
    let lowest = ordinary * demandFactor(component, seats(component, 'economy'), today)
    if (component.legs.length > 1) {
      const apart = component.legs.reduce((sum, leg) => sum + economy(componentOf([leg])).lowest, 0)
      const through = apart * THROUGH_SHARE
      // Low-cost carriers don't file market fares: a connection costs the sum of its flights, slightly discounted.
      if (component.lowCost || lowest > through) {
        ordinary *= through / lowest
        lowest = through
      }
    }
    const fare = { ordinary, lowest }
    ordinaryKnown.set(key, fare)
    return fare
  }

  return function adultFare(component: FareComponent, family: FareFamily): AdultFare {
    const { ordinary, lowest } = economy(component)
    const { cabin } = family
    const inFront =
      cabin === 'economy'
        ? 1
        : interpolate(cabinByKm[cabin], component.km) *
          (0.9 + 0.2 * (ladderFactor(seats(component, cabin)) - 0.88))
    const ordinaryInCabin = ordinary * inFront
    const total = lowest * inFront + amountOf(family.extra, ordinaryInCabin)
    return {
      total,
      taxes: departureTaxes(component, lowest * inFront),
      ordinary: ordinaryInCabin,
    }
  }
}

import type { ChangeChoice } from '../../../contract/flight/exchange.ts'
import type { Offer, Slice } from '../../../contract/flight/offer.ts'
import { lostBetween } from '../fare/lost-conditions.ts'

/** The same flights in several fares. */
export interface FlightChoice {
  id: string
  slice: Slice
  /** In the original order, which is cheapest first. */
  fares: ChangeChoice[]
}

const flightsOf = ({ segments }: Slice): string =>
  segments.map(({ flight, departure }) => `${flight} ${departure}`).join(' ')

/** Groups choices by their flights; the flights with the cheapest fare come first. */
export function groupChoices(choices: readonly ChangeChoice[]): FlightChoice[] {
  const groups = Map.groupBy(choices, ({ offer }) => flightsOf(offer.slice))
  return [...groups].flatMap(([id, fares]) => {
    const [first] = fares
    return first ? [{ id, slice: first.offer.slice, fares }] : []
  })
}

/** Returns whether two journeys are the same flights at the same times. */
export const areSameFlights = (one: Slice, other: Slice): boolean =>
  flightsOf(one) === flightsOf(other)

/**
 * Returns the choices without the current flights in their own fare or a lesser one, which nobody changes to. The same
 * flights in a better fare stay.
 */
export function withoutHeld(choices: readonly ChangeChoice[], held: Offer): ChangeChoice[] {
  return choices.filter(
    ({ offer }) => !areSameFlights(offer.slice, held.slice) || isBetter(offer, held),
  )
}

/**
 * Returns whether an offer has better conditions. Fees are relative to prices, so a cheaper fare with a lower fee
 * isn't better.
 */
const isBetter = (offer: Offer, held: Offer): boolean =>
  offer.family.code !== held.family.code &&
  lostBetween(offer, held).some(({ how }) => how !== 'dearer') &&
  lostBetween(held, offer).every(({ how }) => how === 'dearer')

import type { ChangeChoice } from '../../contract/after-sales.ts'
import type { Slice } from '../../contract/offer.ts'

/** The same flights in several fares. */
export interface FlightChoice {
  id: string
  slice: Slice
  /** In the order they came, which is cheapest first. */
  fares: ChangeChoice[]
}

const flightsOf = ({ segments }: Slice): string =>
  segments.map(({ flight, departure }) => `${flight} ${departure}`).join(' ')

/** Choices by their flights; the flights with the cheapest fare come first. */
export function groupChoices(choices: readonly ChangeChoice[]): FlightChoice[] {
  const groups = Map.groupBy(choices, ({ offer }) => flightsOf(offer.slice))
  return [...groups].flatMap(([id, fares]) => {
    const [first] = fares
    return first ? [{ id, slice: first.offer.slice, fares }] : []
  })
}

/** Whether two journeys are the same flights at the same times. */
export const areSameFlights = (one: Slice, other: Slice): boolean =>
  flightsOf(one) === flightsOf(other)

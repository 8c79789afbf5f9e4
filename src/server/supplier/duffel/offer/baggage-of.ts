import type { Baggage, Offer, PassengerType } from '../../../../contract/flight/offer.ts'
import type { DuffelSegment } from '../answers.ts'

/**
 * Returns the baggage allowance on each segment, by passenger type. Duffel only returns pieces, never weights; if it
 * doesn't list a kind of bag, the airline hasn't filed it.
 * @param ids Duffel's id of one passenger of each type
 */
export function baggageOf(
  segments: readonly DuffelSegment[],
  ids: ReadonlyMap<PassengerType, string>,
): Offer['baggage'] {
  return segments.flatMap(({ passengers }, segment) =>
    [...ids].map(([type, id]) => {
      const bags = passengers.find(({ passenger_id }) => passenger_id === id)?.baggages ?? []
      return {
        segment,
        type,
        cabinBag: allowance(bags, 'carry_on'),
        checkedBag: allowance(bags, 'checked'),
      }
    }),
  )
}

type Bags = DuffelSegment['passengers'][number]['baggages']

function allowance(bags: Bags, kind: string): Baggage {
  const named = bags.filter(({ type }) => type === kind)
  if (named.length === 0) return { rule: 'unknown' }
  const pieces = named.reduce((sum, { quantity }) => sum + quantity, 0)
  return pieces > 0 ? { rule: 'pieceonly', pieces } : { rule: 'none' }
}

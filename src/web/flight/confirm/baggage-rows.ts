import type { Baggage, Offer, PassengerType } from '../../../contract/flight/offer.ts'

export interface BaggageRow {
  /** Passenger types it applies to; undefined for everyone. */
  types: PassengerType[] | undefined
  /** Flight numbers it applies to; undefined for all. */
  flights: string[] | undefined
  cabinBag: Baggage
  checkedBag: Baggage
}

/**
 * Returns rows of baggage: passengers and flights with the same allowance share a row, and a row for all of them lists
 * none.
 */
export function baggageRows(offer: Offer): BaggageRow[] {
  const bySegment = new Map<string, { types: Set<PassengerType>; segments: Set<number> }>()
  const allowances = new Map<string, { cabinBag: Baggage; checkedBag: Baggage }>()
  const everyType = new Set(offer.baggage.map((each) => each.type))
  for (const { type, segment, cabinBag, checkedBag } of offer.baggage) {
    const key = JSON.stringify([cabinBag, checkedBag])
    const row = bySegment.get(key) ?? { types: new Set(), segments: new Set() }
    row.types.add(type)
    row.segments.add(segment)
    bySegment.set(key, row)
    allowances.set(key, { cabinBag, checkedBag })
  }
  return [...bySegment].map(([key, { types, segments }]) => ({
    types: types.size === everyType.size ? undefined : [...types],
    flights:
      segments.size === offer.slice.segments.length
        ? undefined
        : [...segments].map((index) => offer.slice.segments[index]?.flight ?? ''),
    ...(allowances.get(key) as { cabinBag: Baggage; checkedBag: Baggage }),
  }))
}

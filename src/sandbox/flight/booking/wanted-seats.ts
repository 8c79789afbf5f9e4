import type { SupplierOffer } from '../../../server/supplier/flight-supplier.ts'
import { familiesOf } from '../fare/fare-families.ts'
import { seatsNeeded } from '../offer/itinerary-offers.ts'
import { readOfferRef } from '../offer/offer-ref.ts'
import type { Requoted } from '../offer/requote.ts'
import { seatKey, type WantedSeats } from '../seats/seat-store.ts'
import { familyLimit } from '../seats/seats-left.ts'
import type { TakenSeats } from '../tables.ts'

export type Quoted = Exclude<Requoted, { outcome: 'gone' }>

/** Returns the seats the offers need together, with the most that may be taken in all. */
export function wantedSeats(quoted: readonly Quoted[], today: string): WantedSeats[] {
  const wanted = quoted.flatMap(({ parts, components }) => {
    const [adult, child, infant] = parts.people
    const seats = seatsNeeded({ adult, child, infant })
    return components.flatMap((component, index) => {
      const family = familiesOf(component, parts.cabin).find(
        ({ code }) => code === parts.families[index],
      )
      if (!family) return []
      return component.legs.map((leg) => ({
        flight: leg.flight,
        origin: leg.from,
        date: leg.departure.slice(0, 10),
        cabin: family.cabin,
        seats,
        limit: familyLimit(leg, family, today),
      }))
    })
  })
  return together(wanted)
}

/** Returns the seats the offers took. Read from their ids, because airlines may have moved the flights since. */
export function seatsOf(offers: readonly SupplierOffer[]): TakenSeats[] {
  const taken = offers.flatMap(({ ref }) => {
    const { legs, cabin, people } = readOfferRef(ref)
    const [adult, child, infant] = people
    return legs.map((leg) => {
      const [flight = '', origin = '', , date = ''] = leg.split(' ')
      return { flight, origin, date, cabin, seats: seatsNeeded({ adult, child, infant }) }
    })
  })
  return together(taken)
}

/** Merges the seats into one entry for each cabin of a flight. */
function together<T extends TakenSeats>(seats: readonly T[]): T[] {
  const byCabin = new Map<string, T>()
  for (const each of seats) {
    const key = seatKey(each.flight, each.origin, each.date, each.cabin)
    const before = byCabin.get(key)?.seats ?? 0
    byCabin.set(key, { ...each, seats: before + each.seats })
  }
  return [...byCabin.values()]
}

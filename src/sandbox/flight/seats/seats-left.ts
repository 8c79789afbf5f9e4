import type { Cabin } from '../../../contract/flight/offer.ts'
import type { SeatsLeft } from '../fare/demand.ts'
import type { FareComponent } from '../fare/fare-component.ts'
import type { FareFamily } from '../fare/fare-families.ts'
import type { FlightLeg } from '../itinerary/itinerary.ts'
import { cabinSeats, presoldSeats } from './presold.ts'
import { type SeatRows, seatKey } from './seat-store.ts'

/** Creates a calculator of seats left, from simulated sales elsewhere and sales through us. */
export function createSeatsLeft(rows: SeatRows, today: string) {
  const known = new WeakMap<FlightLeg, Partial<Record<Cabin, SeatsLeft>>>()

  function onLeg(leg: FlightLeg, cabin: Cabin): SeatsLeft {
    const ofLeg = known.get(leg) ?? {}
    known.set(leg, ofLeg)
    ofLeg[cabin] ??= calculate(leg, cabin)
    return ofLeg[cabin]
  }

  function calculate(leg: FlightLeg, cabin: Cabin): SeatsLeft {
    const capacity = cabinSeats(leg, cabin)
    const row = rows.get(seatKey(leg.flight, leg.from, leg.departure.slice(0, 10), cabin))
    const limit = row?.forSale ?? capacity - presoldSeats(leg, cabin, today)
    return { left: Math.max(0, limit - (row?.taken ?? 0)), capacity }
  }

  /** Returns the seats left on the fullest of a component's flights. */
  function onComponent({ legs }: FareComponent, cabin: Cabin): SeatsLeft {
    let fullest: SeatsLeft | undefined
    for (const leg of legs) {
      const seats = onLeg(leg, cabin)
      if (!fullest || seats.left < fullest.left) fullest = seats
    }
    return fullest ?? { left: 0, capacity: 0 }
  }

  /** Returns the seats left in a family: cheaper ones can't sell the last seats, unless the number was set by hand. */
  function inFamily({ legs }: FareComponent, family: FareFamily): number {
    let least = Number.POSITIVE_INFINITY
    for (const leg of legs) {
      const { left } = onLeg(leg, family.cabin)
      const row = rows.get(seatKey(leg.flight, leg.from, leg.departure.slice(0, 10), family.cabin))
      const kept = row?.forSale == null ? protectedSeats(leg, family) : 0
      least = Math.min(least, left - kept)
    }
    return Math.max(0, least)
  }

  return { onComponent, inFamily }
}

const protectedSeats = (leg: FlightLeg, family: FareFamily): number =>
  Math.ceil(cabinSeats(leg, family.cabin) * family.protectedShare)

/** Returns how many seats of a cabin can be taken in all before this family is sold out. */
export const familyLimit = (leg: FlightLeg, family: FareFamily, today: string): number =>
  cabinSeats(leg, family.cabin) -
  presoldSeats(leg, family.cabin, today) -
  protectedSeats(leg, family)

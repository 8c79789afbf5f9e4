import type { StayFee } from '../../../contract/hotel/rate.ts'
import type { Occupancy } from '../../../contract/hotel/stay.ts'
import type { Money } from '../../../contract/money.ts'
import type { SupplierRate } from '../../../server/supplier/hotel-supplier.ts'
import { convert } from '../../../server/world/exchange-rates.ts'
import { lodgingFees } from '../../../server/world/lodging-fees.ts'
import { currencyOf } from '../property/property-of.ts'
import { boardPrice } from './board-price.ts'
import { priced } from './currency.ts'
import type { Offering } from './offering.ts'
import type { Plan } from './plans.ts'
import { occupancyFactor, type RoomNights } from './room-nights.ts'

/** A room type under a plan, as one supplier sells it. */
export interface Priced {
  offering: Offering
  nights: RoomNights
  plan: Plan
  /** The supplier's own price in relation to the property's. */
  margin: number
  /** The supplier's selling currency. */
  currency: string
  checkIn: string
  rooms: readonly Occupancy[]
}

/**
 * Returns the price of the whole stay before taxes, in the property's currency. It's made of whole prices of nights, as
 * rates are: otherwise of two that cost almost the same, the dearer one could come first.
 */
export function totalBeforeTaxes(of: Priced): number {
  const local = currencyOf(of.offering.hotel.city.country)
  let total = 0
  for (const guests of of.rooms) {
    for (const night of nightsOf(of, guests, local)) total += night
  }
  return total
}

/** Returns the price of each night of one room, before taxes. */
function nightsOf({ offering, nights, plan, margin }: Priced, guests: Occupancy, currency: string) {
  const factor = occupancyFactor(nights.room, guests) * plan.price
  const board = boardPrice(offering, plan.board, guests)
  return nights.prices.map((price) => priced((price * factor + board) * margin, currency))
}

/** Returns what is due for each room, now and at the property, and the taxes in it. */
export function priceRate(of: Priced): Pick<SupplierRate, 'rooms' | 'fees'> {
  const { plan, currency, checkIn } = of
  const { hotel } = of.offering
  const local = currencyOf(hotel.city.country)
  const selling = (amount: number): Money => ({
    amount: convert(amount, local, currency),
    currency,
  })
  const fees: StayFee[] = []

  const rooms = of.rooms.map((guests) => {
    const nights = nightsOf(of, guests, local)
    const due = lodgingFees(hotel.city, {
      nights,
      currency: local,
      kind: hotel.kind,
      stars: hotel.stars,
      ...guests,
      checkIn,
      isDomestic: false,
    })
    let prepayable = nights.reduce((sum, night) => sum + night, 0)
    let onlyThere = 0
    for (const fee of due) {
      if (fee.due === 'now') prepayable += fee.amount.amount
      else onlyThere += fee.amount.amount
      const isNow = fee.due === 'now' && plan.nowShare === 1
      addFee(fees, {
        kind: fee.kind,
        due: isNow ? 'now' : 'at_property',
        amount: isNow ? selling(fee.amount.amount) : fee.amount,
      })
    }
    const charged = Math.round(prepayable * plan.nowShare)
    const there = prepayable - charged + onlyThere
    return {
      now: selling(charged),
      ...(there > 0 && { atProperty: { amount: there, currency: local } }),
    }
  })
  return { rooms, fees }
}

/** Adds a fee to others: one for each kind and time. */
export function addFee(fees: StayFee[], { kind, due, amount }: StayFee): void {
  const same = fees.find((fee) => fee.kind === kind && fee.due === due)
  if (same) same.amount = { ...amount, amount: same.amount.amount + amount.amount }
  else fees.push({ kind, due, amount })
}

import type { HotelKind } from '../../contract/hotel/hotel-terms.ts'
import type { StayFee } from '../../contract/hotel/rate.ts'
import type { City } from './city.ts'
import { convert } from './exchange-rates.ts'
import { type LodgingTax, lodgingTaxesOf } from './lodging-tax.ts'

/** One room of a stay, as far as taxes depend on it. */
export interface TaxedRoom {
  /** The price of each night before taxes, in minor units. */
  nights: readonly number[]
  /** The property's currency. */
  currency: string
  kind?: HotelKind | undefined
  /** 1–5; 0 or absent if it isn't classified. */
  stars?: number | undefined
  adults: number
  childAges: readonly number[]
  /** `YYYY-MM-DD`. */
  checkIn: string
  /** Whether the guests live in the property's country; taxes on foreigners aren't due then. */
  isDomestic: boolean
}

/** Returns the taxes and charges of one room of a stay in the property's currency, without those that are zero. */
export function lodgingFees(city: Pick<City, 'id' | 'country'>, room: TaxedRoom): StayFee[] {
  const fees: StayFee[] = []
  let total = room.nights.reduce((sum, night) => sum + night, 0)
  for (const tax of lodgingTaxesOf(city)) {
    const amount = amountOf(tax, room, total)
    if (amount <= 0) continue
    total += amount
    const same = fees.find(({ kind, due }) => kind === tax.kind && due === tax.due)
    if (same) same.amount = { amount: same.amount.amount + amount, currency: room.currency }
    else fees.push({ kind: tax.kind, amount: { amount, currency: room.currency }, due: tax.due })
  }
  return fees
}

function amountOf(tax: LodgingTax, room: TaxedRoom, total: number): number {
  if (!applies(tax, room)) return 0
  const { basis, currency, minimumAge = 0, mostNights } = tax
  const nights = mostNights ? room.nights.slice(0, mostNights) : room.nights
  const [first = 0] = nights
  if (basis === 'percent_of_all') return Math.round((total * rateOf(tax, room, first)) / 100)
  if (basis === 'percent') {
    return Math.round(sumOf(nights, (price) => (price * rateOf(tax, room, price)) / 100))
  }
  const isOnce = basis === 'per_stay_room' || basis === 'per_stay_guest'
  const sum = sumOf(isOnce ? [first] : nights, (price) => rateOf(tax, room, price))
  const isPerGuest = basis === 'per_night_guest' || basis === 'per_stay_guest'
  const guests = room.adults + room.childAges.filter((age) => age >= minimumAge).length
  return exchange(isPerGuest ? sum * guests : sum, currency, room.currency)
}

function applies({ foreignersOnly, from = '', until = '9', months }: LodgingTax, room: TaxedRoom) {
  const { checkIn, isDomestic } = room
  if (foreignersOnly && isDomestic) return false
  if (checkIn < from || checkIn > until) return false
  return !months || isWithin(months, Number(checkIn.slice(5, 7)))
}

/** Returns the tax's amount or percentage for a night at this price. */
function rateOf({ amounts, currency, limitsPerGuest }: LodgingTax, room: TaxedRoom, price: number) {
  const sharers = limitsPerGuest ? Math.max(1, room.adults + room.childAges.length) : 1
  const stars = room.stars ?? 0
  const fitting = amounts.find(
    (each) =>
      (!each.hotelKind || each.hotelKind === room.kind) &&
      (!each.stars || (each.stars.from <= stars && stars <= each.stars.to)) &&
      (each.below === undefined ||
        exchange(Math.round(price / sharers), room.currency, currency) < each.below),
  )
  return fitting?.amount ?? 0
}

const sumOf = (nights: readonly number[], of: (price: number) => number): number =>
  nights.reduce((sum, price) => sum + of(price), 0)

const exchange = (minor: number, from: string, to: string): number =>
  from === to ? minor : convert(minor, from, to)

const isWithin = ({ from, to }: { from: number; to: number }, month: number): boolean =>
  from <= to ? from <= month && month <= to : month >= from || month <= to

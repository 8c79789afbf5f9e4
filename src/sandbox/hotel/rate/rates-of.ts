import type { Board } from '../../../contract/hotel/hotel-terms.ts'
import { nightsOf, type StayDates } from '../../../contract/hotel/stay.ts'
import type { Money } from '../../../contract/money.ts'
import type { SupplierRate } from '../../../server/supplier/hotel-supplier.ts'
import type { CityNight } from '../price/city-demand.ts'
import { roomName } from '../property/property-of.ts'
import type { NightRow } from '../room/night-store.ts'
import { refOf, type SupplierProfile } from '../supplier-profile.ts'
import type { Offering } from './offering.ts'
import type { Plan } from './plans.ts'
import { type Priced, priceRate, totalBeforeTaxes } from './price-rate.ts'
import { writeRateRef } from './rate-ref.ts'
import { type Deadlines, isRefundable, refundSteps } from './refund-steps.ts'
import { fits, roomNights, unitsFor } from './room-nights.ts'

/** What all rates of a search have in common. */
export interface RateTerms {
  profile: SupplierProfile
  stay: StayDates
  nights: readonly CityNight[]
  deadlines: Deadlines
  now: number
  expiresAt: string
  /** The price that applies to everyone, in thousandths of the ordinary one. */
  filed: number
  /** Whether that price stays with the rate, whatever applies to others. */
  stands: boolean
}

/** A rate that could be offered, before its exact price is calculated. */
export interface Candidate {
  priced: Priced
  left: number
  /** Minor units of the property's currency, before taxes. */
  total: number
}

/**
 * From this number on, the supplier says that few rooms are left. Of a type of which there never are more it says nothing:
 * a villa would always be the last one.
 */
const few = 5

/** Returns what a property can sell for a stay, cheapest first. */
export function candidates(
  offering: Offering,
  terms: RateTerms,
  rows: readonly NightRow[] | undefined,
): Candidate[] {
  const { plans, rooms } = offering
  const sold = sellable(plans, terms)
  return rooms
    .flatMap((_, index) => candidatesOf(offering, index, sold, terms, rows))
    .sort((a, b) => a.total - b.total)
}

/** Returns what one room type sells for under these plans; nothing if it's too small or sold out. */
export function candidatesOf(
  offering: Offering,
  index: number,
  plans: readonly Plan[],
  { profile, stay, nights, filed }: RateTerms,
  rows: readonly NightRow[] | undefined,
): Candidate[] {
  const { hotel } = offering
  const room = offering.rooms[index]
  if (!room || !fits(room, stay.rooms) || !welcomes(offering, stay)) return []
  const free = roomNights(offering, index, nights, rows)
  const units = unitsFor(room, stay.rooms)
  if (free.left < units) return []
  const left = Math.floor((free.left * stay.rooms.length) / units)
  return plans.map((plan) => {
    const priced: Priced = {
      offering,
      nights: free,
      plan,
      margin: (profile.margin(hotel) * filed) / 1000,
      currency: profile.currency(hotel),
      checkIn: stay.checkIn,
      rooms: stay.rooms,
    }
    return { priced, left, total: totalBeforeTaxes(priced) }
  })
}

const welcomes = ({ welcomesChildren }: Offering, { rooms }: StayDates): boolean =>
  welcomesChildren || rooms.every(({ childAges }) => childAges.length === 0)

/** Past its deadlines a flexible plan is only an expensive one, unless there is nothing else. */
function sellable(plans: readonly Plan[], terms: RateTerms): Plan[] {
  const own = plans.filter((plan) => terms.profile.sellsPlan(plan))
  const sensible = own.filter(
    (plan) => plan.pay !== 'now' || plan.refunds.length === 0 || isRefundable(plan, terms),
  )
  return sensible.length > 0 ? sensible : own.slice(0, 1)
}

/** Calculates the exact price of a rate. */
export function rateOf({ priced, left }: Candidate, terms: RateTerms): SupplierRate {
  const { profile, stay, expiresAt, filed, stands } = terms
  const { plan, nights } = priced
  const { hotel } = priced.offering
  const { id, name } = nights.room.template
  const { rooms, fees } = priceRate(priced)
  return {
    ref: writeRateRef({ room: id, plan: plan.code, filed, stands }, stayKey(stay)),
    property: refOf(profile, hotel),
    stay,
    room: { id, name: roomName(hotel, name) },
    ...(nights.room.template.accessible && { accessible: true }),
    board: plan.board,
    pay: plan.pay,
    guarantee: plan.guarantee,
    ...(plan.guarantee === 'card' && { guaranteeCharge: averageNight(rooms, stay) }),
    rooms,
    fees,
    refundUntil: refundSteps(plan, terms, rooms),
    ...(left <= few && nights.room.count > few && { roomsLeft: left }),
    expiresAt,
  }
}

/** Returns what properties charge for late cancellations and no-shows: an average night, everything due there in it. */
export function averageNight(rooms: SupplierRate['rooms'], stay: StayDates): Money | undefined {
  const there = rooms.flatMap(({ atProperty }) => atProperty ?? [])
  const [first] = there
  const whole = there.reduce((sum, { amount }) => sum + amount, 0)
  return first && { amount: Math.ceil(whole / nightsOf(stay)), currency: first.currency }
}

/** Returns what tells a stay from others in a rate's ref. */
export const stayKey = ({ checkIn, checkOut, rooms }: StayDates): string =>
  [
    checkIn,
    checkOut,
    ...rooms.map(({ adults, childAges }) => [adults, ...childAges].join('.')),
  ].join('_')

/**
 * Returns the rates among which is the cheapest one whatever is wished for: a board, free cancellation, paying there, an
 * accessible room or another, or several of these at once. `candidates` are cheapest first.
 */
export function cheapestOfEach(candidates: readonly Candidate[], terms: RateTerms): SupplierRate[] {
  const chosen: { candidate: Candidate; wishes: Wishes }[] = []
  for (const candidate of candidates) {
    const wishes = wishesOf(candidate, terms)
    if (!chosen.some((cheaper) => fulfils(cheaper.wishes, wishes)))
      chosen.push({ candidate, wishes })
  }
  return chosen.map(({ candidate }) => rateOf(candidate, terms))
}

/** What a rate may be filtered by. */
interface Wishes {
  board: Board
  isFree: boolean
  isPaidThere: boolean
  isAccessible: boolean
}

const wishesOf = ({ priced: { plan, nights } }: Candidate, terms: RateTerms): Wishes => ({
  board: plan.board,
  isFree: plan.refunds[0]?.share === 1 && isRefundable(plan, terms),
  isPaidThere: plan.pay === 'at_property',
  isAccessible: nights.room.template.accessible,
})

const fulfils = (has: Wishes, wished: Wishes): boolean =>
  has.board === wished.board &&
  has.isAccessible === wished.isAccessible &&
  (has.isFree || !wished.isFree) &&
  (has.isPaidThere || !wished.isPaidThere)

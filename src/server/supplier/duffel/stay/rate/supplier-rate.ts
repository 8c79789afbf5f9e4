import type { Board } from '../../../../../contract/hotel/hotel-terms.ts'
import type { StayDates } from '../../../../../contract/hotel/stay.ts'
import { money } from '../../../../../contract/money.ts'
import type { SupplierRate } from '../../../hotel-supplier.ts'
import { minorUnits } from '../../decimal.ts'
import type { DuffelAccommodation, DuffelRate, DuffelSums } from '../answers.ts'
import { roomIdOf } from '../property/room-types.ts'
import { refundSteps } from './refund-steps.ts'
import { splitSum } from './split-sum.ts'

const boards: Record<string, Board> = {
  room_only: 'room_only',
  breakfast: 'breakfast',
  half_board: 'half_board',
  full_board: 'full_board',
  all_inclusive: 'all_inclusive',
}

/** Returns a property's rates that we can sell, in no order. */
export const ratesOf = (
  { id, rooms }: Pick<DuffelAccommodation, 'id' | 'rooms'>,
  stay: StayDates,
  now: number,
): SupplierRate[] =>
  rooms.flatMap((room) =>
    room.rates.flatMap((rate) => {
      if (!canSell(rate, now)) return []
      const { name } = room
      return supplierRate(rate, { property: id, stay, room: { id: roomIdOf(name), name } }) ?? []
    }),
  )

export const cheapestFirst = (rates: readonly SupplierRate[]): SupplierRate[] =>
  rates.toSorted((a, b) => paidNow(a) - paidNow(b))

export const paidNow = ({ rooms }: Pick<SupplierRate, 'rooms'>): number =>
  rooms.reduce((sum, { now }) => sum + now.amount, 0)

/**
 * Returns whether we can sell a rate. We pay from our balance at Duffel, so rates that need a card at the property or a
 * guest's membership can't be booked, and a deposit's amount isn't known before it's quoted.
 */
function canSell(rate: DuffelRate, now: number): boolean {
  return (
    rate.payment_type === 'pay_now' &&
    rate.available_payment_methods.includes('balance') &&
    !rate.loyalty_programme_required &&
    rate.board_type in boards &&
    Date.parse(rate.expires_at) > now
  )
}

/** Returns a rate, or undefined if its sums can't be told apart or are none. */
export function supplierRate(
  rate: DuffelRate,
  { property, stay, room }: Pick<SupplierRate, 'property' | 'stay' | 'room'>,
): SupplierRate | undefined {
  const sums = stayRooms(rate, stay.rooms.length)
  const board = boards[rate.board_type]
  if (!sums || !board) return undefined
  const { checkIn, checkOut, rooms } = stay
  const paid = money(paidNow({ rooms: sums }), rate.total_currency)
  const supplied: SupplierRate = {
    ref: rate.id,
    property,
    stay: { checkIn, checkOut, rooms },
    room,
    board,
    pay: 'now',
    guarantee: 'none',
    rooms: sums,
    // Duffel names sums of taxes and fees, but not which ones: they're in the prices, and not listed.
    fees: [],
    refundUntil: refundSteps(rate.cancellation_timeline, paid),
    expiresAt: new Date(rate.expires_at).toISOString(),
  }
  const left = Math.floor(rate.quantity_available ?? 0)
  if (left > 0) supplied.roomsLeft = left
  return supplied
}

/** Returns each room's share of what is paid now, and of what is paid at the property in its own currency. */
export function stayRooms(sums: DuffelSums, rooms: number): SupplierRate['rooms'] | undefined {
  const { total_currency: currency, due_at_accommodation_currency: local } = sums
  const now = minorUnits(sums.total_amount, currency, 'up')
  const due = local ? minorUnits(sums.due_at_accommodation_amount ?? '0', local, 'up') : 0
  const isUnclear = !local && Number(sums.due_at_accommodation_amount ?? 0) !== 0
  if (now < rooms || due < 0 || isUnclear) return undefined
  const paid = splitSum(money(now, currency), rooms)
  const there = local && due > 0 ? splitSum(money(due, local), rooms) : []
  return paid.map((each, index) => {
    const atProperty = there[index]
    return atProperty && atProperty.amount > 0 ? { now: each, atProperty } : { now: each }
  })
}

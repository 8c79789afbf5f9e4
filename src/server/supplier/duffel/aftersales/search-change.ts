import type { PassengerType } from '../../../../contract/flight/offer.ts'
import { money } from '../../../../contract/money.ts'
import type { ChangeOffer, ChangeQuery } from '../../flight-supplier.ts'
import { changeRequestAnswer, type DuffelChange, type DuffelChangeOffer } from '../answers.ts'
import { hasDeparted, orderState, type PlacedOrder } from '../booking/order-state.ts'
import { placedOrders } from '../booking/placed-orders.ts'
import { minorUnits } from '../decimal.ts'
import { isRefusal } from '../duffel-api.ts'
import { type DuffelContext, duffelNow } from '../duffel-context.ts'
import { baggageOf } from '../offer/baggage-of.ts'
import { conditionsOf } from '../offer/condition-of.ts'
import { passengerPrices } from '../offer/passenger-prices.ts'
import { sliceOf } from '../offer/slice-of.ts'
import { familyOf } from '../offer/supplier-offer.ts'
import { patientLimit } from './cancel-order.ts'

/** Duffel's error codes if an order can't be exchanged. */
export const refusedCodes: ReadonlySet<string> = new Set([
  ...['order_not_changeable', 'order_not_changeable_yet', 'already_cancelled'],
])
/** Searches flights on another day to replace those of one order. */
export async function searchChange(
  context: DuffelContext,
  { reference, offer, date }: ChangeQuery,
  signal?: AbortSignal,
): Promise<ChangeOffer[]> {
  signal?.throwIfAborted()
  const placed = await issuedOrder(context, reference, offer)
  const canChange = placed?.order.available_actions.includes('change')
  if (!placed || !canChange || hasDeparted(placed.order, duffelNow(context))) return []
  const { row, order } = placed
  const { from, to } = row.offer.slice
  try {
    const { data } = await context.api.ask(
      '/air/order_change_requests',
      {
        order_id: order.id,
        slices: {
          remove: [{ slice_id: order.slices[0].id }],
          add: [
            {
              origin: from,
              destination: to,
              departure_date: date,
              cabin_class: row.offer.family.cabin,
            },
          ],
        },
      },
      changeRequestAnswer,
      { signal, limit: patientLimit },
    )
    return data.order_change_offers.flatMap((each) => changeOffer(placed, each) ?? [])
  } catch (error) {
    if (isRefusal(error, refusedCodes)) return []
    throw error
  }
}

/**
 * Returns the change as an offer, or undefined if its exact price isn't known. The new flights are worth the old ones
 * plus the difference; Duffel's own `new_total_amount` has been seen with and without the fee.
 */
function changeOffer({ row }: PlacedOrder, found: DuffelChangeOffer): ChangeOffer | undefined {
  const { currency, amount } = row.offer.price
  const cost = costOf(found, currency)
  if (!cost) return undefined
  const [slice] = found.slices.add
  const counts = new Map(row.offer.passengers.map(({ type, count }) => [type, count]))
  const passengers = passengerPrices(amount + cost.difference.amount, 0, currency, counts)
  const price = money(
    passengers.reduce((sum, each) => sum + each.total.amount, 0),
    currency,
  )
  const validUntil = new Date(found.expires_at)
  return {
    offer: {
      ...row.offer,
      ref: found.id,
      // Duffel doesn't return the new flights' emissions, so the estimate for the route is kept.
      slice: sliceOf(slice, row.offer.slice.co2Kg),
      family: familyOf(slice),
      price,
      passengers,
      baggage: baggageOf(slice.segments, passengerOfEach(row)),
      ...conditionsOf(found.conditions, slice.conditions, price),
      expiresAt: validUntil.toISOString(),
    },
    difference: cost.difference,
    penalty: cost.penalty,
    validUntil,
  }
}

/** Returns the total to pay, and the airline's fee included in it. */
export function costOf(terms: DuffelChange | DuffelChangeOffer, currency: string) {
  if (!terms.change_total_amount || terms.change_total_currency !== currency) return undefined
  const total = Math.max(minorUnits(terms.change_total_amount, currency, 'up'), 0)
  const fee =
    terms.penalty_total_amount && terms.penalty_total_currency === currency
      ? minorUnits(terms.penalty_total_amount, currency, 'up')
      : 0
  const penalty = Math.min(fee, total)
  return { total, penalty: money(penalty, currency), difference: money(total - penalty, currency) }
}

/** Returns Duffel's id of one passenger of each type. An offer lists types in the order of the hold's passengers. */
export function passengerOfEach(row: PlacedOrder['row']): Map<PassengerType, string> {
  let place = 0
  return new Map(
    row.offer.passengers.map(({ type, count }) => {
      const id = row.passengerIds[place] ?? ''
      place += count
      return [type, id]
    }),
  )
}

/** Returns an order of a booking if it's paid and active. */
export async function issuedOrder(
  context: DuffelContext,
  reference: string,
  position: number,
): Promise<PlacedOrder | undefined> {
  const placed = await placedOrders(context, reference)
  const found = placed.find(({ row }) => row.position === position)
  return found && orderState(found.order, duffelNow(context)) === 'paid' ? found : undefined
}

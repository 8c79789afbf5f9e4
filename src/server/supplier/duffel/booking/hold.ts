import { passengerTypes } from '../../../../contract/flight/offer.ts'
import { seconds } from '../../../platform/duration.ts'
import type { HoldOutcome, HoldRequest, SupplierOffer } from '../../flight-supplier.ts'
import { SupplierFailure, SupplierTimeout } from '../../supplier-error.ts'
import { cancelOrder } from '../aftersales/cancel-order.ts'
import { type DuffelOffer, type DuffelOrder, orderAnswer } from '../answers.ts'
import { isRefusal } from '../duffel-api.ts'
import { type DuffelContext, duffelNow } from '../duffel-context.ts'
import { withLease } from '../lease.ts'
import { lookOver } from '../offer/reprice.ts'
import { passengersByType } from '../offer/supplier-offer.ts'
import {
  dropOrder,
  endBooking,
  findBooking,
  ordersOf,
  putBooking,
  putOrder,
  updateOrder,
} from '../store.ts'
import { orderPassengers } from './order-passengers.ts'
import { heldOf, orderState, type PlacedOrder } from './order-state.ts'
import { placedOrders } from './placed-orders.ts'

/** Duffel may take two minutes. The traveller waits no longer than this, and a job looks up the outcome. */
const orderLimit = seconds(40)

/** Duffel's error codes if an offer can't be bought, or can't be bought again. */
const goneCodes: ReadonlySet<string> = new Set([
  ...['offer_no_longer_available', 'offer_expired', 'duplicate_booking'],
  ...['offer_request_already_booked', 'order_creation_already_attempted'],
])
const dearerCodes: ReadonlySet<string> = new Set(['price_changed'])

/**
 * Holds each offer in an order of its own, because Duffel sells one offer per order: all of them or none. An order is
 * requested once and never again, whatever its outcome.
 */
export async function hold(context: DuffelContext, request: HoldRequest): Promise<HoldOutcome> {
  const { db, clock } = context
  const { reference } = request
  await putBooking(db, reference, clock.date())
  return withLease(db, reference, async () => {
    const booking = await findBooking(db, reference)
    if (booking?.ended) return { outcome: 'gone' }
    const rows = await ordersOf(db, reference)
    const placed = await placedOrders(context, reference)
    const states = placed.map(({ order }) => orderState(order, duffelNow(context)))
    // A paid order must not be abandoned here.
    if (states.includes('paid')) return heldOf(placed)
    const isOver = states.includes('lapsed') || states.includes('cancelled')
    if (isOver || placed.length < rows.length) return giveUp(context, reference, placed)
    if (placed.length === request.offers.length) return heldOf(placed)
    return placeRest(context, request, placed)
  })
}

/** Places the remaining orders: all of them, unless a server died in between. */
async function placeRest(
  context: DuffelContext,
  request: HoldRequest,
  placed: readonly PlacedOrder[],
): Promise<HoldOutcome> {
  if (request.bags?.length) throw new SupplierFailure('Duffel', 'bags with an order on hold')
  const { reference, offers } = request
  const found = await standing(context, offers.slice(placed.length))
  if (!found) return giveUp(context, reference, placed)
  if (found.some(({ outcome }) => outcome === 'changed')) {
    if (placed.length > 0) return giveUp(context, reference, placed)
    return { outcome: 'price_changed', offers: found.map(({ offer }) => offer) }
  }
  const done = [...placed]
  for (const { offer, fresh } of found) {
    try {
      done.push(await placeOne(context, request, { offer, fresh }, done.length))
    } catch (error) {
      if (error instanceof SupplierTimeout) throw error
      // Duffel sells one offer of a search only once, so the earlier ones can't be held again after this.
      if (done.length > 0 || isRefusal(error, goneCodes)) return giveUp(context, reference, done)
      if (!isRefusal(error, dearerCodes)) throw error
      const now = await standing(context, offers)
      if (!now) return giveUp(context, reference, done)
      return { outcome: 'price_changed', offers: now.map((each) => each.offer) }
    }
  }
  return heldOf(done)
}

/** Returns the current offers, or undefined if one of them is gone. */
async function standing(context: DuffelContext, offers: readonly SupplierOffer[]) {
  const found = await Promise.all(offers.map((offer) => lookOver(context, offer)))
  const there = found.flatMap((each) => (each.outcome === 'gone' ? [] : [each]))
  return there.length === offers.length ? there : undefined
}

async function placeOne(
  context: DuffelContext,
  request: HoldRequest,
  { offer, fresh }: { offer: SupplierOffer; fresh: DuffelOffer },
  position: number,
): Promise<PlacedOrder> {
  const { api, db } = context
  const { reference } = request
  const passengerIds = passengerIdsOf(fresh, request)
  const row = {
    reference,
    position,
    offer,
    offerId: offer.ref,
    passengerIds,
    askedAt: new Date(duffelNow(context)),
    orderId: null,
    payAskedAt: null,
    payBrokeAt: null,
  }
  await putOrder(db, row)
  let order: DuffelOrder
  try {
    const answer = await api.act(
      '/air/orders',
      {
        type: 'hold',
        selected_offers: [offer.ref],
        passengers: orderPassengers(request, fresh, passengerIds),
        metadata: { reference },
      },
      orderAnswer,
      orderLimit,
    )
    order = answer.data
  } catch (error) {
    if (!(error instanceof SupplierTimeout)) await dropOrder(db, row)
    throw error
  }
  await updateOrder(db, row, { orderId: order.id })
  return { row: { ...row, orderId: order.id }, order }
}

/** Returns Duffel's passenger ids in the order of the hold's list. */
function passengerIdsOf(offer: DuffelOffer, { passengers }: HoldRequest): string[] {
  const ids = passengersByType(offer)
  const places = new Map(passengerTypes.map((type) => [type, 0]))
  return passengers.map(({ type }) => {
    const place = places.get(type) ?? 0
    places.set(type, place + 1)
    const id = ids.get(type)?.[place]
    if (!id)
      throw new SupplierFailure('Duffel', 'a hold for other passengers than the offer is for')
    return id
  })
}

/** Cancels a booking that isn't available as a whole. Holds that can't be cancelled now expire unpaid. */
async function giveUp(
  context: DuffelContext,
  reference: string,
  placed: readonly PlacedOrder[],
): Promise<HoldOutcome> {
  await endBooking(context.db, reference, 'gone')
  await Promise.allSettled(placed.map(({ order }) => cancelOrder(context, order)))
  return { outcome: 'gone' }
}

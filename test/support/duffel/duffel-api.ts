import { testNow } from '../test-clock.ts'
import { duffelAfterSales } from './duffel-after-sales.ts'
import { duffelOffer, type OfferWishes, type StoredOffer } from './duffel-offer.ts'
import {
  type Answer,
  type DuffelCall,
  type Fields,
  ok,
  openDuffelServer,
  refuse,
} from './duffel-server.ts'

/** An order as stored. Fields that tests change are typed, the rest is Duffel's response. */
export type StoredOrder = Fields & {
  id: string
  offer_id: string
  cancelled_at: string | null
  total_amount: string
  total_currency: string
  metadata: Record<string, string> | null
  payment_status: Fields & { awaiting_payment: boolean; paid_at: string | null }
  documents: { type: string; unique_identifier: string; passenger_ids: string[] }[]
  passengers: { id: string }[]
  slices: StoredOffer['slices']
  conditions: StoredOffer['conditions']
  available_actions: string[]
}

const flexible = {
  refund_before_departure: { allowed: true, penalty_amount: '30.00', penalty_currency: 'GBP' },
  change_before_departure: { allowed: true, penalty_amount: '0.00', penalty_currency: 'GBP' },
}
const ahead = (hours: number) => new Date(testNow() + hours * 3_600_000).toISOString()

/**
 * Opens a fake of the part of Duffel's API (version 2) that the adapter uses, on its own port, following its
 * documentation: one order per offer request, orders on hold without payments or services, payments of exactly an
 * order's price, cancellations and changes in two steps.
 */
export async function openDuffelApi(token = 'duffel_test_token') {
  const offers = new Map<string, StoredOffer & { request: string }>()
  const orders = new Map<string, StoredOrder>()
  const booked = new Set<string>()
  let count = 0
  const newId = (kind: string) => `${kind}_test_${String(++count).padStart(4, '0')}`
  const afterSales = duffelAfterSales(orders, newId)
  const payments: { order_id: string; status: string }[] = []

  function createOfferRequest(data: Fields): Answer {
    const [slice] = data.slices as { origin: string; destination: string; departure_date: string }[]
    const types = data.passengers as { type: string }[]
    if (!slice || (data.slices as object[]).length !== 1) return refuse('validation_required')
    const request = newId('orq')
    const passengers = types.map(({ type }) => ({ id: newId('pas'), type }))
    const seats = types.reduce(
      (sum, { type }) => sum + (type === 'infant_without_seat' ? 0.1 : 1),
      0,
    )
    const made = (wishes: OfferWishes & { fare: number }) => {
      const { origin, destination, departure_date: date } = slice
      const { fare, ...rest } = wishes
      const total = (fare * seats).toFixed(2)
      const tax = (20 * seats).toFixed(2)
      const offer = duffelOffer({
        id: newId('off'),
        origin,
        destination,
        date,
        total,
        tax,
        passengers,
        ...rest,
      })
      offers.set(offer.id, { ...offer, request })
      return offer
    }
    const instant = {
      requires_instant_payment: true,
      payment_required_by: null,
      price_guarantee_expires_at: null,
    }
    return ok(
      {
        id: request,
        slices: data.slices,
        passengers,
        offers: [
          made({ brand: 'Basic', fare: 110.01 }),
          made({ brand: 'Flex', fare: 210, via: 'DUB', conditions: flexible }),
          made({ brand: 'Instant', fare: 50, requirements: instant }),
        ],
      },
      201,
    )
  }

  function createOrder(data: Fields): Answer {
    const [id = '', ...others] = data.selected_offers as string[]
    const offer = offers.get(id)
    const given = data.passengers as Fields[]
    if (!offer || others.length > 0) return refuse('not_found')
    if (data.type !== 'hold') return refuse('validation_required')
    if (data.payments) return refuse('payments_not_allowed_for_order_type')
    if (data.services) return refuse('services_not_allowed_for_order_type')
    if (offer.payment_requirements.requires_instant_payment) return refuse('validation_required')
    if (booked.has(offer.request)) return refuse('offer_request_already_booked')
    if (Date.parse(offer.expires_at) < testNow()) return refuse('offer_expired')
    const infants = offer.passengers.filter(({ type }) => type === 'infant_without_seat')
    const carried = given.flatMap(({ infant_passenger_id }) => infant_passenger_id ?? [])
    const fields = [
      'title',
      'gender',
      'given_name',
      'family_name',
      'born_on',
      'email',
      'phone_number',
    ]
    const isComplete =
      given.length === offer.passengers.length &&
      offer.passengers.every(({ id }) => given.some((each) => each.id === id)) &&
      infants.every((infant) => carried.filter((each) => each === infant.id).length === 1) &&
      given.every((each) => fields.every((field) => typeof each[field] === 'string')) &&
      given.every(({ title }) => ['mr', 'ms', 'mrs', 'miss', 'dr'].includes(String(title)))
    if (!isComplete) return refuse('validation_required')
    const withoutPassport = given.some(({ identity_documents }) => !identity_documents)
    if (offer.passenger_identity_documents_required && withoutPassport) {
      return refuse('validation_required')
    }
    booked.add(offer.request)
    const order: StoredOrder = {
      id: newId('ord'),
      offer_id: id,
      type: 'hold',
      live_mode: false,
      booking_reference: `ZZ${String(count).padStart(4, '0')}`,
      created_at: new Date(testNow()).toISOString(),
      cancelled_at: null,
      cancellation: null,
      total_amount: offer.total_amount,
      total_currency: offer.total_currency,
      metadata: (data.metadata as Record<string, string> | undefined) ?? null,
      payment_status: {
        awaiting_payment: true,
        paid_at: null,
        payment_required_by: ahead(72),
        price_guarantee_expires_at: ahead(48),
      },
      documents: [],
      services: [],
      conditions: offer.conditions,
      passengers: given.map((each) => ({ id: String(each.id) })),
      slices: offer.slices,
      available_actions: ['cancel', 'change', 'update'],
    }
    orders.set(order.id, order)
    return ok(order, 201)
  }

  function createPayment(data: Fields): Answer {
    const order = orders.get(String(data.order_id))
    const payment = data.payment as Fields
    if (!order) return refuse('not_found', 404)
    const { payment_status: status } = order
    if (order.cancelled_at) return refuse('already_cancelled')
    if (status.paid_at) return refuse('already_paid')
    const isLate = Date.parse(String(status.payment_required_by)) < testNow()
    if (!status.awaiting_payment || isLate) return refuse('past_payment_required_by_date')
    if (payment.currency !== order.total_currency) {
      return refuse('payment_currency_does_not_match_order_currency')
    }
    if (payment.amount !== order.total_amount) return refuse('price_changed')
    if (payment.type !== 'balance') return refuse('validation_required')
    Object.assign(status, {
      awaiting_payment: false,
      paid_at: new Date(testNow()).toISOString(),
      payment_required_by: null,
      price_guarantee_expires_at: null,
    })
    order.documents = order.passengers.map(({ id }) => ({
      type: 'electronic_ticket',
      passenger_ids: [id],
      unique_identifier: `999${String(++count).padStart(10, '0')}`,
    }))
    payments.push({ order_id: order.id, status: 'succeeded' })
    return ok({ id: newId('pay'), status: 'succeeded', amount: payment.amount }, 201)
  }

  function answer({ call, id, query, data }: DuffelCall): Answer {
    switch (call) {
      case 'POST offer_requests':
        return createOfferRequest(data)
      case 'GET offers :id': {
        const offer = offers.get(id)
        return offer ? ok(offer) : refuse('not_found', 404)
      }
      case 'POST orders':
        return createOrder(data)
      case 'GET orders':
        return ok([...orders.values()].filter((order) => order.offer_id === query.get('offer_id')))
      case 'GET orders :id': {
        const order = orders.get(id)
        return order ? ok(order) : refuse('not_found', 404)
      }
      case 'POST payments':
        return createPayment(data)
      case 'GET payments':
        return ok(payments.filter((payment) => payment.order_id === query.get('order_id')))
      default:
        return afterSales.answer(call, id, query, data) ?? refuse('not_found', 404)
    }
  }

  const server = await openDuffelServer({ token, root: '/air/', answer })

  return {
    token,
    offers,
    orders,
    calls: server.calls,
    changeSchedule: afterSales.changeSchedule,
    airlineChanges: afterSales.airlineChanges,
    url: server.url,
    fail: server.fail,
    afterFirst: server.afterFirst,
    ordersUnder: (reference: string) =>
      [...orders.values()].filter(({ metadata }) => metadata?.reference === reference),
  }
}

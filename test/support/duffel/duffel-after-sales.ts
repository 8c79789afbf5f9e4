import { testNow } from '../test-clock.ts'
import type { StoredOrder } from './duffel-api.ts'
import { duffelSegment } from './duffel-offer.ts'
import { type Answer, type Fields, ok, refuse } from './duffel-server.ts'

interface Stored extends Fields {
  id: string
  order_id: string
  confirmed_at: string | null
}
type StoredAirlineChange = Fields & {
  id: string
  order_id: string
  action_taken: string | null
  added: StoredOrder['slices']
  removed: StoredOrder['slices']
}

interface Terms {
  penalty_amount: string | null
}

/** The airline's fee for a change, in this fake, and the fare difference. */
const fee = 30
const difference = 15

/** Returns the fake's cancellations, changes and schedule changes. */
export function duffelAfterSales(
  orders: Map<string, StoredOrder>,
  newId: (kind: string) => string,
) {
  const cancellations = new Map<string, Stored>()
  const changes = new Map<string, Stored & { to: StoredOrder['slices'] }>()
  const changeOffers = new Map<string, Stored & { to: StoredOrder['slices'] }>()
  const airlineChanges: StoredAirlineChange[] = []
  const ahead = (minutes: number) => new Date(testNow() + minutes * 60_000).toISOString()
  const now = () => new Date(testNow()).toISOString()

  function createCancellation(order: StoredOrder | undefined): Answer {
    if (!order) return refuse('not_found', 404)
    if (order.cancelled_at) return refuse('already_cancelled')
    if (!order.available_actions.includes('cancel')) return refuse('order_not_cancellable')
    const paid = Boolean(order.payment_status.paid_at)
    const terms = order.conditions?.refund_before_departure as Terms | null | undefined
    const kept = openChange(order.id) ? 0 : Number(terms?.penalty_amount ?? order.total_amount)
    const refund = paid ? Math.max(Number(order.total_amount) - kept, 0) : 0
    const cancellation: Stored = {
      id: newId('ore'),
      order_id: order.id,
      created_at: now(),
      confirmed_at: null,
      refund_amount: refund.toFixed(2),
      refund_currency: order.total_currency,
      refund_to: paid ? 'balance' : 'awaiting_payment',
      expires_at: ahead(30),
      airline_credits: [],
    }
    cancellations.set(cancellation.id, cancellation)
    return ok(cancellation, 201)
  }

  function confirmCancellation(id: string): Answer {
    const cancellation = cancellations.get(id)
    const order = orders.get(cancellation?.order_id ?? '')
    if (!cancellation || !order) return refuse('not_found', 404)
    if (order.cancelled_at) return refuse('already_cancelled')
    const newest = [...cancellations.values()]
      .filter(({ order_id }) => order_id === order.id)
      .at(-1)
    if (newest !== cancellation) return refuse('order_cancellation_stale')
    cancellation.confirmed_at = now()
    Object.assign(order, { cancelled_at: now(), cancellation, available_actions: [] })
    answerChange(order.id, 'cancelled')
    return ok(cancellation)
  }

  function createChangeRequest(data: Fields): Answer {
    const order = orders.get(String(data.order_id))
    const asked = data.slices as {
      remove: { slice_id: string }[]
      add: { origin: string; destination: string; departure_date: string }[]
    }
    const [add] = asked.add
    if (!order || !add) return refuse('not_found', 404)
    const [slice] = order.slices
    if (asked.remove[0]?.slice_id !== slice?.id) return refuse('not_found', 422)
    if (!order.available_actions.includes('change')) return refuse('order_not_changeable')
    const segment = duffelSegment(
      add.origin,
      add.destination,
      `${add.departure_date}T09:00:00`,
      `${add.departure_date}T13:00:00`,
      order.passengers,
    )
    const to = slice ? [{ ...slice, id: newId('sli'), segments: [segment] }] : []
    const isFree = openChange(order.id) !== undefined
    const cost = isFree ? 0 : fee + difference
    const offer = {
      id: newId('oco'),
      order_id: order.id,
      confirmed_at: null,
      to,
      change_total_amount: cost.toFixed(2),
      change_total_currency: order.total_currency,
      penalty_total_amount: (isFree ? 0 : fee).toFixed(2),
      penalty_total_currency: order.total_currency,
      new_total_amount: (Number(order.total_amount) + (isFree ? 0 : difference)).toFixed(2),
      new_total_currency: order.total_currency,
      expires_at: ahead(20),
      slices: { add: to, remove: order.slices },
    }
    changeOffers.set(offer.id, offer)
    return ok({ id: newId('ocr'), order_id: order.id, order_change_offers: [offer] }, 201)
  }

  function createChange(data: Fields): Answer {
    const offer = changeOffers.get(String(data.selected_order_change_offer))
    if (!offer) return refuse('not_found')
    const change = { ...offer, id: newId('oce'), confirmed_at: null }
    changes.set(change.id, change)
    return ok(change, 201)
  }

  function confirmChange(id: string, data: Fields): Answer {
    const change = changes.get(id)
    const order = orders.get(change?.order_id ?? '')
    const payment = data.payment as Fields | undefined
    if (!change || !order) return refuse('not_found', 404)
    if (change.confirmed_at) return refuse('order_change_already_actioned')
    const due = Number(change.change_total_amount) > 0 ? change.change_total_amount : undefined
    if (payment?.amount !== due) return refuse('price_changed')
    change.confirmed_at = now()
    Object.assign(order, { slices: change.to, total_amount: change.new_total_amount })
    answerChange(order.id, 'changed')
    order.documents = order.documents.map((document) => ({
      ...document,
      unique_identifier: String(BigInt(document.unique_identifier) + 5_000_000_000n),
    }))
    return ok(change)
  }

  const openChange = (orderId: string) =>
    airlineChanges.find(({ order_id, action_taken }) => order_id === orderId && !action_taken)

  function answerChange(orderId: string, action: string): void {
    const change = openChange(orderId)
    if (change) change.action_taken = action
  }

  /** Moves an order's flights by this many minutes, or cancels them, as the airline. */
  async function changeSchedule(reference: string, minutes: number | null): Promise<void> {
    const order = [...orders.values()].find(({ metadata }) => metadata?.reference === reference)
    if (!order) throw new Error(`no order ${reference}`)
    const later = (local: string) =>
      new Date(Date.parse(`${local}Z`) + (minutes ?? 0) * 60_000).toISOString().slice(0, 19)
    const added = order.slices.map((slice) => ({
      ...slice,
      id: newId('sli'),
      segments: slice.segments.map((segment) => ({
        ...segment,
        departing_at: later(segment.departing_at),
        arriving_at: later(segment.arriving_at),
      })),
    }))
    airlineChanges.push({
      id: newId('aic'),
      order_id: order.id,
      action_taken: null,
      created_at: now(),
      available_actions: ['accept', 'cancel', 'change'],
      travel_agent_ticket: null,
      added: minutes === null ? [] : added,
      removed: order.slices,
    })
  }

  function accept(id: string): Answer {
    const change = airlineChanges.find((each) => each.id === id)
    const order = orders.get(change?.order_id ?? '')
    if (!change || !order) return refuse('not_found', 404)
    change.action_taken = 'accepted'
    order.slices = change.added
    return ok(change)
  }

  return {
    airlineChanges,
    changeSchedule,
    answer(call: string, id: string, query: URLSearchParams, data: Fields): Answer | undefined {
      switch (call) {
        case 'POST order_cancellations':
          return createCancellation(orders.get(String(data.order_id)))
        case 'POST order_cancellations :id actions confirm':
          return confirmCancellation(id)
        case 'POST order_change_requests':
          return createChangeRequest(data)
        case 'POST order_changes':
          return createChange(data)
        case 'GET order_changes :id': {
          const change = changes.get(id)
          return change ? ok(change) : refuse('not_found', 404)
        }
        case 'POST order_changes :id actions confirm':
          return confirmChange(id, data)
        case 'GET airline_initiated_changes': {
          const order = query.get('order_id')
          const found = airlineChanges.filter((each) => !order || each.order_id === order)
          return { status: 200, body: { data: found, meta: { after: null } } }
        }
        case 'POST airline_initiated_changes :id actions accept':
          return accept(id)
        default:
          return undefined
      }
    },
  }
}

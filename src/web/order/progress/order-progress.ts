import type { Order, OrderStatus } from '../../../contract/order/order.ts'

const orderSteps = ['ordered', 'reserved', 'paid', 'confirmed', 'travel'] as const
type UsualStep = (typeof orderSteps)[number]
/**
 * In addition to the usual steps: `confirmed` in part, answering the supplier's change, a refund, and the outcome of
 * an order that was cancelled or whose travellers didn't come.
 */
export type OrderStep =
  | UsualStep
  | 'partly_confirmed'
  | 'answer'
  | 'cancelled'
  | 'no_show'
  | 'refund'
  | 'refund_waits'
  | 'refund_returned'

export interface StepProgress {
  id: OrderStep
  state: 'done' | 'current' | 'stopped' | 'ahead'
  /** When it was done, if the history has it. */
  at?: string
}

/** The current step for each order status. */
const standsAt: Readonly<Record<OrderStatus, UsualStep>> = {
  reserving: 'reserved',
  awaiting_payment: 'paid',
  paid: 'confirmed',
  confirmed: 'travel',
  partly_confirmed: 'travel',
  expired: 'paid',
  failed: 'reserved',
  cancelled: 'travel',
  refunded: 'confirmed',
  no_show: 'travel',
}

const over: readonly OrderStatus[] = ['expired', 'failed', 'cancelled', 'refunded', 'no_show']

/** History events that mark a step as done. */
const shownBy: Readonly<Record<UsualStep, readonly string[]>> = {
  ordered: ['order.placed'],
  reserved: ['reservation.held', 'reservation.quoted'],
  paid: ['payment.captured'],
  confirmed: ['reservation.confirmed'],
  travel: [],
}

/** History events that end a refund. */
const ended: readonly string[] = ['refund.done', 'refund.charged_back']

/** History events after which confirmed items are changed or cancelled. */
const changing: readonly string[] = ['reservation.changing', 'reservation.cancelling']

/**
 * Returns the steps from order to travel, and which one is current or final. `isAnswerDue`: a supplier is waiting for
 * an answer.
 */
export function orderProgress(order: Told, isAnswerDue = false): StepProgress[] {
  const steps = usualSteps(order)
  const before = steps.filter(({ id }) => id !== 'travel')
  const end = endOf(order)
  if (end.length > 0) return [...before, ...end]
  const refund = refundStep(order.history)
  const travel = steps.filter(({ id }) => id === 'travel')
  if (travel[0]?.state !== 'current') {
    const isRefused = before.at(-1)?.state === 'stopped' && refund.length > 0
    return isRefused ? [...before, ...refund] : steps
  }
  if (!isAnswerDue) return [...before, ...refund, ...travel]
  const answer: StepProgress = { id: 'answer', state: 'current' }
  return [...before, ...refund, answer, { id: 'travel', state: 'ahead' }]
}

type Told = Pick<Order, 'status' | 'createdAt' | 'history' | 'paid' | 'total'>

/** Returns how an order ended whose items were all cancelled or not used; empty for others. */
function endOf({ status, history }: Told): StepProgress[] {
  if (status === 'no_show') {
    const at = history.findLast(({ event }) => event === 'stay.no_show')?.at
    return [{ id: 'no_show', state: 'stopped', ...(at && { at }) }]
  }
  const cancelled = history.findLast((each) => each.event === 'reservation.cancelled')
  const isEnded = status === 'cancelled' || status === 'refunded'
  if (!isEnded || !cancelled || !isShown(history, 'confirmed')) return []
  const { at } = cancelled
  const refund = refundStep(history)
  return [{ id: 'cancelled', state: refund.length > 0 ? 'done' : 'stopped', at }, ...refund]
}

/**
 * Returns the step of refunds, done once all are sent or the payer's bank has paid them; none if there are no refunds. They wait
 * while a payment is disputed.
 */
function refundStep(history: Order['history']): StepProgress[] {
  const count = (wanted: string) => history.filter(({ event }) => event === wanted).length
  if (count('refund.requested') === 0) return []
  const last = history.findLast(({ event }) => ended.includes(event))
  const isOver = count('refund.done') + count('refund.charged_back') >= count('refund.requested')
  if (last && isOver) {
    const id = count('refund.done') === 0 ? 'refund_returned' : 'refund'
    return [{ id, state: 'done', at: last.at }]
  }
  const dispute = history.findLast(({ event }) => event.startsWith('dispute.'))?.event
  const waits = dispute === 'dispute.open' || dispute === 'dispute.under_review'
  return [{ id: waits ? 'refund_waits' : 'refund', state: 'current' }]
}

function usualSteps(order: Told): StepProgress[] {
  const { status, paid, total, history } = order
  // What is paid at the property is confirmed without a payment.
  const steps = orderSteps.filter((id) => id !== 'paid' || total.amount > 0)
  const current = stepOf(status, paid.amount > 0, history)
  // It may still wait for a card that guarantees it.
  const at = steps.indexOf(steps.includes(current) ? current : 'confirmed')
  return steps.map((id, index) => {
    if (index > at) return { id, state: 'ahead' }
    if (index === at) return { id, state: isOrderOver(status) ? 'stopped' : 'current' }
    const when = doneAt(id, history) ?? (id === 'ordered' ? order.createdAt : undefined)
    const isPart = id === 'confirmed' && status === 'partly_confirmed'
    return {
      id: isPart ? 'partly_confirmed' : id,
      state: 'done',
      ...(when && { at: when }),
    }
  })
}

/** Returns when a step was done. Later changes and cancellations are paid for and confirmed again, which isn't this step. */
function doneAt(id: UsualStep, history: Order['history']): string | undefined {
  const shows = ({ event }: Order['history'][number]) => shownBy[id].includes(event)
  if (id === 'paid') return history.find(shows)?.at
  const change = history.findIndex(({ event }) => changing.includes(event))
  return history.slice(0, change < 0 ? undefined : change).findLast(shows)?.at
}

/** Returns the current or final step: suppliers may refuse, and bookings may be cancelled. */
function stepOf(status: OrderStatus, paid: boolean, history: Order['history']): UsualStep {
  if (status === 'failed' && paid) return 'confirmed'
  return status === 'refunded' && isShown(history, 'confirmed') ? 'travel' : standsAt[status]
}

const isShown = (history: Order['history'], step: UsualStep): boolean =>
  history.some(({ event }) => shownBy[step].includes(event))

/** Returns whether nothing of an order is left. */
export const isOrderOver = (status: OrderStatus): boolean => over.includes(status)

/** Returns whether the order changes without the traveller, so that polling makes sense. */
export const isOrderMoving = (status: OrderStatus): boolean =>
  status === 'reserving' || status === 'paid'

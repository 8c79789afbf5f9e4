import { isFlown } from '../../contract/is-flown.ts'
import type { Order, OrderStatus } from '../../contract/order.ts'

export const orderSteps = ['ordered', 'held', 'paid', 'issued', 'fly'] as const
export type OrderStep = (typeof orderSteps)[number]

export interface StepProgress {
  id: OrderStep
  state: 'done' | 'current' | 'stopped' | 'ahead'
  /** When it was done, as far as the history tells. */
  at?: string
}

/** The step an order stands at, by its status. */
const standsAt: Readonly<Record<OrderStatus, OrderStep>> = {
  reserving: 'held',
  awaiting_payment: 'paid',
  paid: 'issued',
  confirmed: 'fly',
  partly_confirmed: 'fly',
  expired: 'paid',
  failed: 'held',
  cancelled: 'fly',
  refunded: 'issued',
}

const over: readonly OrderStatus[] = ['expired', 'failed', 'cancelled', 'refunded']

/** The newest history entry that shows a step was done. */
const shownBy: Readonly<Record<OrderStep, string | undefined>> = {
  ordered: 'order.placed',
  held: 'item.held',
  paid: 'payment.captured',
  issued: 'item.issued',
  fly: undefined,
}

/** The way from order to flight, and where on it the order stands or ended. */
export function orderProgress(
  order: Pick<Order, 'status' | 'createdAt' | 'history' | 'paid'>,
): StepProgress[] {
  const { status, paid, history } = order
  const at = orderSteps.indexOf(stepOf(status, paid.amount > 0, history))
  return orderSteps.map((id, index) => {
    if (index > at) return { id, state: 'ahead' }
    if (index === at) return { id, state: over.includes(status) ? 'stopped' : 'current' }
    const when =
      history.findLast((each) => each.what === shownBy[id])?.at ??
      (id === 'ordered' ? order.createdAt : undefined)
    return { id, state: 'done', ...(when && { at: when }) }
  })
}

/** The step that is current, or where the way ended: seats may be refused, and tickets given back. */
function stepOf(status: OrderStatus, paid: boolean, history: Order['history']): OrderStep {
  if (status === 'failed' && paid) return 'issued'
  const ticketed = history.some((each) => each.what === shownBy.issued)
  return status === 'refunded' && ticketed ? 'fly' : standsAt[status]
}

/** Whether the order moves on by itself, so that looking again is worth while. */
export const isOrderMoving = (status: OrderStatus): boolean =>
  status === 'reserving' || status === 'paid'

/** The local departure of the next journey that will be flown, at the times the airline announced last. */
export function nextDeparture({ items }: Pick<Order, 'items'>): string | undefined {
  const departures = items
    .filter((item) => isFlown(item) && !item.hasLeft)
    .map(({ offer, announced }) => (announced ? announced.after : offer.slice)?.departure)
  return departures.find((each) => each !== undefined)
}

import type { AfterSales } from '../../contract/aftersales/after-sales.ts'
import { endsOf } from '../flight/trip-order.ts'
import type { WholeOrder } from '../order/order-service.ts'

export type Item = WholeOrder['items'][number]

/** The items of an order that are one booking at their supplier, in the order of the hold. */
export const bookingOf = ({ items }: WholeOrder, reference: string): Item[] =>
  items.filter((item) => item.reference === reference)

/** Which bookings can still be given back, as far as is known without asking. `freed`: items whose airline changed them. */
export function refundableBookings(
  order: WholeOrder,
  freed: ReadonlySet<string>,
  now: number,
): AfterSales['bookings'] {
  return [...Map.groupBy(order.items, ({ reference }) => reference).values()]
    .filter((items) =>
      items.every((item) => item.state === 'issued' && !hasDeparted(item, freed, now)),
    )
    .map((items) => ({ itemIds: items.map(({ id }) => id), refund: refundOf(items, freed) }))
}

function refundOf(items: readonly Item[], freed: ReadonlySet<string>) {
  if (items.some(({ id }) => freed.has(id))) return 'allowed' as const
  const kinds = items.map(({ offer }) => offer.refund.kind)
  return (
    kinds.find((kind) => kind === 'not_allowed') ??
    kinds.find((kind) => kind === 'unknown') ??
    'allowed'
  )
}

/** Whether an item may be exchanged, as far as is known without asking. */
export const isChangeable = (item: Item, freed: ReadonlySet<string>, now: number): boolean =>
  item.state === 'issued' &&
  !hasDeparted(item, freed, now) &&
  (freed.has(item.id) || item.offer.change.kind !== 'not_allowed')

/** A flight that the airline took back or moved may be answered after its first time too. */
const hasDeparted = ({ id, offer }: Item, freed: ReadonlySet<string>, now: number): boolean =>
  !freed.has(id) && endsOf(offer.slice).departs.getTime() <= now

import type { PriceLine } from '../../contract/checkout/price-line.ts'
import type { orderItems, orders, payables, reservations } from './tables.ts'

export type OrderFacts = typeof orders.$inferSelect
export type Payable = typeof payables.$inferSelect
type ReservationFacts = typeof reservations.$inferSelect
type ItemFacts = typeof orderItems.$inferSelect

/** One thing that was bought, with what it shares with the rest of its reservation. `Details` is its product's own. */
export interface Item<Details = unknown>
  extends Omit<ItemFacts, 'details'>,
    Pick<ReservationFacts, 'bundle' | 'product' | 'supplier' | 'reference' | 'state'> {
  details: Details
}

/** What one supplier holds for us under one reference of ours. */
export interface Reservation<Details = unknown> extends ReservationFacts {
  /** In the order in which the supplier was told of them. */
  items: Item<Details>[]
}

/** An order with all that belongs to it. */
export interface WholeOrder extends OrderFacts {
  reservations: Reservation[]
  /** Of all reservations, in their order within the order. */
  items: Item[]
  /** Oldest first: the first one is the order's own. */
  payables: Payable[]
}

/** Returns the order's reservations by what succeeds or fails together. */
export const bundlesOf = ({ reservations }: Pick<WholeOrder, 'reservations'>): Reservation[][] => [
  ...Map.groupBy(reservations, ({ bundle }) => bundle).values(),
]

/** Returns the payable of the order itself, not of a change. Throws when there is none. */
export function ownPayable({ id, payables }: Pick<WholeOrder, 'id' | 'payables'>): Payable {
  const own = payables.find(({ purpose }) => purpose === 'order')
  if (!own) throw new Error(`no payable of order ${id}`)
  return own
}

/** Returns what is charged for items, in minor units of the order's currency: their lines that are due now. */
export const priceOf = (items: readonly Pick<Item, 'lines'>[]): number => sumOf(items, dueNow)

/** Returns how much of `priceOf` suppliers asked for changes: they have earned it. */
export const changeFeesOf = (items: readonly Pick<Item, 'lines'>[]): number =>
  sumOf(items, (line) => dueNow(line) && line.kind === 'fee')

const dueNow = ({ due }: PriceLine): boolean => due === 'now'

const sumOf = (items: readonly Pick<Item, 'lines'>[], counts: (line: PriceLine) => boolean) =>
  items
    .flatMap(({ lines }) => lines)
    .filter(counts)
    .reduce((sum, { amount }) => sum + amount.amount, 0)

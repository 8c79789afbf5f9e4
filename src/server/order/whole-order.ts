import type { ContactDetails } from '../../contract/checkout/contact.ts'
import type { PriceLine } from '../../contract/checkout/price-line.ts'
import type { OrderCode, TrxId } from '../../contract/ids.ts'
import type { Money } from '../../contract/money.ts'
import type { ReservationFailure } from '../../contract/order/failures.ts'
import type { ReservationAttempt, ReservationState } from '../../contract/order/order.ts'
import type { Attribution } from './attribution.ts'
import type { PayablePurpose, PayableState } from './payable/payable-states.ts'
import type { Traveller } from './travellers.ts'

/** An order's own fields. Amounts are minor units of `currency`. */
export interface OrderFacts {
  id: string
  /** The order number that people read. */
  code: OrderCode
  /** The device that made it (`x-auid`). */
  owner: string
  /** Null for a guest's. */
  memberId: string | null
  /** The contact's address in lower case: what the order is looked up by. */
  email: string
  contact: ContactDetails
  currency: string
  /** What is charged by us: the price lines of its items that are due now. */
  total: number
  paid: number
  refunded: number
  /** What the payer's bank took back in disputes that we lost. */
  lost: number
  /** Locale of its mails. */
  language: string
  /** Null if it isn't known, or was erased. */
  attribution: Attribution | null
  createdAt: Date
  /** Counts how often its address was changed: links in mails to an earlier one no longer open it. */
  addressRound: number
  /** When the buyer proved for this order that its address is theirs: as its member, or by a code. Null until then. */
  emailProvenAt: Date | null
  /** Counts the changes of the order and its parts, so that a change of what was read earlier is noticed. */
  version: number
}

/** What one supplier holds for us under one reference of ours. */
export interface Reservation<Details = unknown> {
  id: string
  orderId: string
  /** Reservations of an order with the same number succeed or fail together. */
  bundle: number
  /** Which entry of the product registry it belongs to. */
  product: string
  supplier: string
  /** Ours, known to the supplier: what the reservation is looked up by. */
  reference: string
  state: ReservationState
  /** What the supplier was asked last: what a state of `unknown` or `failed` is about. */
  attempt: ReservationAttempt
  /** Why it failed: a `ReservationFailure`, or a word that an earlier version stored. */
  reason?: string | null
  /** Until when the supplier keeps seats or rooms for us; null when it takes nothing before payment. */
  reservedUntil: Date | null
  /** Until when its price stands; null when the supplier doesn't say. */
  priceUntil: Date | null
  /** False when it failed before payment: then it isn't part of what was charged. */
  isCharged: boolean
  /** Set if a card has to be saved before it's confirmed. */
  guarantee?: CardGuarantee | null
  /** Its items at the price that the supplier asks now, in their order, until the payer has agreed to it; otherwise null. */
  offered: OfferedItem[] | null
  /** In the order in which the supplier was told of them. */
  items: Item<Details>[]
}

/** The saved card that guarantees what isn't paid yet. */
export interface CardGuarantee {
  /** Its last four digits; null until it's saved. */
  card: string | null
}

/** An item at another price. */
export type OfferedItem<Details = unknown> = Pick<Item<Details>, 'lines' | 'details'>

/** One thing that was bought, such as a journey or a room, with what it shares with the rest of its reservation. */
export interface Item<Details = unknown>
  extends Pick<
    Reservation,
    'bundle' | 'product' | 'supplier' | 'reference' | 'state' | 'guarantee'
  > {
  id: string
  reservationId: string
  /** Its place among all items of the order. */
  position: number
  travellers: Traveller[]
  /** Add up, as far as they are due now, to the item's part of the order's total. */
  lines: PriceLine[]
  /** Its product's own. */
  details: Details
  /** When it is over. */
  endsAt: Date
}

/** An amount to be paid by a time. */
export interface Payable {
  trxId: TrxId
  purpose: PayablePurpose
  state: PayableState
  amount: Money
  /** The end of the time to pay; null while nothing is reserved yet. */
  until: Date | null
  /** The payment attempt that paid it. */
  paidBy: string | null
}

/** An order with all that belongs to it. */
export interface WholeOrder extends OrderFacts {
  reservations: Reservation[]
  /** Of all reservations, in their order within the order. */
  items: Item[]
  /** Oldest first: the first one is the order's own. */
  payables: Payable[]
}

/** Something that happened to an order. */
export interface HistoryEntry {
  /** A key such as `reservation.held` or `payment.captured`. */
  what: string
  at: Date
  /** What it happened to, where it isn't the whole order. */
  itemId: string | null
  reservationId: string | null
}

/** The same with the states that a part moved between; null where nothing moved. */
export interface HistoryMove extends HistoryEntry {
  before: string | null
  after: string | null
}

/** Returns the order's reservations by bundle. */
export const bundlesOf = ({ reservations }: Pick<WholeOrder, 'reservations'>): Reservation[][] => [
  ...Map.groupBy(reservations, ({ bundle }) => bundle).values(),
]

/** Returns the payable of the order itself, not of a change. Throws when there is none. */
export function ownPayable({ id, payables }: Pick<WholeOrder, 'id' | 'payables'>): Payable {
  const own = payables.find(({ purpose }) => purpose === 'order')
  if (!own) throw new Error(`no payable of order ${id}`)
  return own
}

/** Returns the items that could no longer be reserved before the payment: they left the order, and aren't charged. */
export const leftOutItems = ({ reservations }: Pick<WholeOrder, 'reservations'>): Item[] =>
  reservations.filter(({ isCharged }) => !isCharged).flatMap(({ items }) => items)

/** Returns the charged price of items, in minor units of the order's currency: their lines due now. */
export const priceOf = (items: readonly Pick<Item, 'lines'>[]): number => sumOf(items, dueNow)

/** Returns whether a card has to be saved before any of these can be confirmed. */
export const needsCard = (reservations: readonly Pick<Reservation, 'guarantee' | 'state'>[]) =>
  reservations.some(
    ({ guarantee, state }) =>
      guarantee?.card === null && state !== 'failed' && state !== 'cancelled',
  )

/**
 * Returns whether an order is unsecured: no payment, no card, and no proof that its buyer reads its e-mail address.
 * Such an order would take rooms from others for nothing.
 */
export const isUnsecured = ({
  total,
  paid,
  emailProvenAt,
  reservations,
}: Pick<WholeOrder, 'total' | 'paid' | 'emailProvenAt' | 'reservations'>): boolean =>
  total === 0 &&
  paid === 0 &&
  emailProvenAt === null &&
  reservations.every(({ guarantee }) => !guarantee?.card) &&
  !needsCard(reservations)

/** Returns whether something wasn't booked because its supplier asked another price after the payment. */
export const isPriceLost = (reservations: readonly Pick<Reservation, 'state' | 'reason'>[]) =>
  reservations.some(({ state, reason }) => state === 'failed' && reason === 'price_changed')

/** Why a reservation fails whose late payment finds no use of its promo code left. */
export const promoUsedUp = 'promo_used_up' satisfies ReservationFailure

/** Returns whether something wasn't booked because its promo code had been used for another order when the money arrived. */
export const isPromoLost = (reservations: readonly Pick<Reservation, 'state' | 'reason'>[]) =>
  reservations.some(({ state, reason }) => state === 'failed' && reason === promoUsedUp)

/** Returns whether travellers have back all that they paid for an order, from us or from their bank. */
export const isPaidBack = ({
  paid,
  refunded,
  lost,
}: Pick<OrderFacts, 'paid' | 'refunded' | 'lost'>) => paid > 0 && refunded + lost >= paid

/** Returns the items that `isPromoLost` is about. */
export const promoLostItems = ({ reservations }: Pick<WholeOrder, 'reservations'>): Item[] =>
  reservations.filter((each) => isPromoLost([each])).flatMap(({ items }) => items)

/** Returns how much of `priceOf` are suppliers' change fees, which they have earned. */
export const changeFeesOf = (items: readonly Pick<Item, 'lines'>[]): number =>
  sumOf(items, (line) => dueNow(line) && line.kind === 'fee')

const dueNow = ({ due }: PriceLine): boolean => due === 'now'

const sumOf = (items: readonly Pick<Item, 'lines'>[], counts: (line: PriceLine) => boolean) =>
  items
    .flatMap(({ lines }) => lines)
    .filter(counts)
    .reduce((sum, { amount }) => sum + amount.amount, 0)

import { money } from '../../contract/money.ts'
import { isLive } from '../../contract/order/is-live.ts'
import type { PaymentMethod } from '../../contract/payment/payment.ts'
import { formatDate } from '../../contract/words/format.ts'
import { formatMoney } from '../../contract/words/format-money.ts'
import { describeItems, dueOnSite, hasParts } from '../documents/described-items.ts'
import { priceRows } from '../documents/price-rows.ts'
import { productWords } from '../documents/product-words.ts'
import type { ProductOf } from '../order/product.ts'
import {
  type Item,
  isPaidBack,
  leftOutItems,
  priceOf,
  promoLostItems,
  type Reservation,
  type WholeOrder,
} from '../order/whole-order.ts'
import type { MailBlock } from '../platform/mail/mail-blocks.ts'
import type { Say } from '../platform/words.ts'
import {
  booked,
  codeBoxes,
  type ExpectedRefund,
  notBooked,
  plannedRefund,
  travellersTable,
} from './letter-blocks.ts'
import { greeting } from './letters.ts'

/** Returns whether anything is left to confirm: a traveller who has cancelled everything by now needs no mail. */
export const needsConfirmation = ({ items }: WholeOrder): boolean => items.some(isLive)

/** Returns the items that were paid for but couldn't be confirmed, so that they're refunded. */
export const unconfirmedItems = ({ reservations }: WholeOrder): Item[] =>
  reservations.filter((each) => each.isCharged && isUnconfirmed(each)).flatMap(({ items }) => items)

/** Returns whether everything that was ordered was also confirmed. */
export const isConfirmedWhole = (order: WholeOrder): boolean =>
  unconfirmedItems(order).length + leftOutItems(order).length === 0

/** Returns whether a reservation ended without ever having been confirmed. */
export const isUnconfirmed = ({ state, attempt }: Reservation): boolean =>
  state === 'failed' || (state === 'cancelled' && attempt === 'reserve')

/**
 * Returns the blocks of the mail with tickets and vouchers. `page` is the address of the order, `refund` how the price of
 * what couldn't be confirmed is refunded.
 */
export function confirmationLetter(
  order: WholeOrder,
  { productOf, say, page, refund, paid }: Parts,
): MailBlock[] {
  const confirmed = order.items.filter(({ state }) => state === 'confirmed')
  const described = describeItems(confirmed, productOf, say, isPaidBack(order))
  const unconfirmed = unconfirmedItems(order)
  const promoLost = promoLostItems(order)
  const refused = unconfirmed.filter((each) => !promoLost.includes(each))
  const isWhole = isConfirmedWhole(order)
  const lead = isWhole
    ? 'confirmation-lead'
    : refused.length > 0
      ? 'confirmation-partly'
      : 'confirmation-rest'
  return [
    {
      kind: 'heading',
      text: say(isWhole ? 'confirmation-heading' : 'confirmation-heading-partly'),
    },
    greeting(order, say),
    { kind: 'text', text: say(lead) },
    codeBoxes(order, described, say),
    ...described.flatMap(({ description }) => booked(description)),
    ...notConfirmed(order, refused, { productOf, say, refund }),
    ...notConfirmed(order, promoLost, { productOf, say, refund, why: 'confirmation-promo' }),
    ...leftOut(leftOutItems(order), { productOf, say }),
    { kind: 'button', address: page, words: say('order-link') },
    ...travellersTable(described, say),
    ...receipt(order, paid, say),
    ...dueOnSite(described.filter(hasParts).map(({ item }) => item)).map(
      (due): MailBlock => ({
        kind: 'text',
        text: say('pay-on-site', { amount: formatMoney(due, say.tag) }),
      }),
    ),
    { kind: 'note', text: say('confirmation-next') },
  ]
}

interface Parts {
  productOf: ProductOf
  say: Say
  page: string
  refund: ExpectedRefund | undefined
  /** Undefined if it wasn't one payment. */
  paid: PaidWith | undefined
}

/** How and when something was paid. */
export interface PaidWith {
  method: PaymentMethod
  at: Date
}

/** Names what wasn't confirmed, with the message that says `why`, and its refund. */
function notConfirmed(
  { currency }: WholeOrder,
  items: readonly Item[],
  {
    productOf,
    say,
    refund,
    why = 'confirmation-missing',
  }: Omit<Parts, 'page' | 'paid'> & { why?: string },
): MailBlock[] {
  if (items.length === 0) return []
  const amount = money(priceOf(items), currency)
  return [
    { kind: 'text', text: productWords(items, say)(why) },
    ...describeItems(items, productOf, say).map(({ description }) => notBooked(description)),
    ...(refund && amount.amount > 0 ? [plannedRefund(amount, refund, say)] : []),
  ]
}

/** Names what left the order before it was paid. */
function leftOut(items: readonly Item[], { productOf, say }: Pick<Parts, 'productOf' | 'say'>) {
  if (items.length === 0) return []
  const lead: MailBlock = {
    kind: 'text',
    text: productWords(items, say)('confirmation-left-out'),
  }
  return [
    lead,
    ...describeItems(items, productOf, say).map(({ description }) => notBooked(description)),
  ]
}

/** Returns what was paid, if anything: a row for each kind of line or own label; the rows add up to the total. */
function receipt(
  { reservations, currency }: WholeOrder,
  paid: PaidWith | undefined,
  say: Say,
): MailBlock[] {
  const items = reservations.filter(({ isCharged }) => isCharged).flatMap((each) => each.items)
  const rows = priceRows(items, currency, say)
  if (rows.length === 0) return []
  const total = formatMoney(money(priceOf(items), currency), say.tag)
  return [
    {
      kind: 'table',
      title: say('receipt'),
      rows,
      total: say('confirmation-total', { amount: total }),
    },
    ...(paid
      ? [
          {
            kind: 'note',
            text: say(`receipt-by-${paid.method}`, {
              day: formatDate(paid.at.toISOString(), say.tag, 'long'),
            }),
          } as const,
        ]
      : []),
  ]
}

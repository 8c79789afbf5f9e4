import type { QuoteLine } from '../../contract/checkout/quote.ts'
import { type Money, money } from '../../contract/money.ts'
import type { PaymentMethod } from '../../contract/payment/payment.ts'
import { formatDate } from '../../contract/words/format.ts'
import { formatMoney } from '../../contract/words/format-money.ts'
import { type DescribedItem, peopleOf, referencesOf } from '../documents/described-items.ts'
import type { ItemDescription } from '../order/product.ts'
import type { WholeOrder } from '../order/whole-order.ts'
import type { MailBlock } from '../platform/mail/mail-blocks.ts'
import type { Say } from '../platform/words.ts'

/** Where a refund goes, and by when it arrives at the latest. */
export interface ExpectedRefund {
  method: PaymentMethod
  arrivesBy: Date
}

/** A quote's lines and the amount they add up to. */
export interface Quoted {
  lines: readonly QuoteLine[]
  amount: Money
}

/** Returns the references and the order number, which come first because check-in asks for them. */
export const codeBoxes = (
  order: WholeOrder,
  described: readonly DescribedItem[],
  say: Say,
): MailBlock => ({
  kind: 'boxes',
  boxes: [
    ...referencesOf(described, say).map(({ code, usedWith }) => ({
      label: say('booking-reference'),
      value: code,
      note: usedWith,
    })),
    { label: say('order-number'), value: order.code },
  ],
})

/** Returns travellers with their tickets and vouchers. */
export const travellersTable = (described: readonly DescribedItem[], say: Say): MailBlock => ({
  kind: 'table',
  title: say('travellers'),
  rows: peopleOf(described).map(({ name, documents }) => [name, documents.join('\n')]),
})

/** Returns what is booked, with bags and other notes. */
export const booked = ({ title, parts }: ItemDescription): MailBlock => ({
  kind: 'parts',
  title,
  parts,
})

/** Returns what isn't booked or no longer is, without notes on baggage and connections, which don't matter any more. */
export const notBooked = ({ title, parts }: ItemDescription): MailBlock => ({
  kind: 'parts',
  title,
  parts: parts.map(({ label, operator, starts, ends }) => ({
    label,
    operator,
    starts,
    ends,
    notes: [],
  })),
})

/** Whether a quote's amount is refunded, or is the cost of a change, which is negative if part of the price is refunded. */
export type QuotedKind = 'refund' | 'change'

/** A quote's lines in words, of which any kind may occur in a refund and in a change. */
export const quoteLineWords = {
  paid: { refund: 'quote-refund-paid', change: 'quote-refund-paid' },
  supplier_fee: { refund: 'quote-refund-supplier_fee', change: 'quote-change-supplier_fee' },
  price_difference: {
    refund: 'quote-change-price_difference',
    change: 'quote-change-price_difference',
  },
} as const satisfies Record<QuoteLine['kind'], Record<QuotedKind, string>>

/** Returns a quote as it was shown before it was confirmed; lines of one kind are added up. */
export function quoteTable(kind: QuotedKind, { lines, amount }: Quoted, say: Say): MailBlock {
  const price = (sum: number) => formatMoney(money(sum, amount.currency), say.tag)
  const total = amount.amount < 0 || kind === 'refund' ? 'quote-refunded' : 'quote-paid'
  return {
    kind: 'table',
    title: say(`quote-${kind}`),
    rows: [...Map.groupBy(lines, (line) => line.kind)].map(([of, same]) => [
      say(quoteLineWords[of][kind]),
      price(same.reduce((sum, line) => sum + line.amount.amount, 0)),
    ]),
    total: say(total, { amount: price(Math.abs(amount.amount)) }),
  }
}

/** Returns how much will be refunded, where to and by when at the latest. */
export const plannedRefund = (
  amount: Money,
  { method, arrivesBy }: ExpectedRefund,
  say: Say,
): MailBlock => ({
  kind: 'text',
  text: say(`refund-planned-${method}`, {
    amount: formatMoney(amount, say.tag),
    by: formatDate(arrivesBy.toISOString(), say.tag, 'long'),
  }),
})

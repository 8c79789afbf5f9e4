import type { QuoteLine } from '../../contract/checkout/quote.ts'
import { type Money, money } from '../../contract/money.ts'
import type { PaymentMethod } from '../../contract/payment/payment.ts'
import { formatDate } from '../../contract/words/format.ts'
import { formatMoney } from '../../contract/words/format-money.ts'
import {
  type DescribedItem,
  hasParts,
  peopleOf,
  referencesOf,
} from '../documents/described-items.ts'
import { productWords } from '../documents/product-words.ts'
import type { Fact, ItemDescription } from '../order/product.ts'
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

/** Returns travellers with their tickets; none if all items have sheets, which name their own guests. */
export function travellersTable(described: readonly DescribedItem[], say: Say): MailBlock[] {
  const people = peopleOf(described)
  if (people.length === 0) return []
  const items = described.filter(hasParts).map(({ item }) => item)
  const rows = people.map(({ name, documents }): Fact => [name, documents.join('\n')])
  return [{ kind: 'table', title: productWords(items, say)('travellers'), rows }]
}

/** Returns what is booked, with all that its documents say. */
export function booked({ title, parts, sheet }: ItemDescription): MailBlock[] {
  if (!sheet) return [{ kind: 'parts', title, parts }]
  const { groups, link, onSite } = sheet
  const [main, ...others] = groups
  return [
    { kind: 'facts', ...main },
    { kind: 'link', ...link },
    ...others.map((group): MailBlock => ({ kind: 'facts', ...group })),
    ...(onSite ? [{ kind: 'facts', ...onSite } satisfies MailBlock] : []),
  ]
}

/** Returns what isn't booked or no longer is, without notes on baggage and connections, which don't matter any more. */
export function notBooked({ title, parts, sheet }: ItemDescription): MailBlock {
  if (sheet) return { kind: 'facts', ...sheet.groups[0] }
  return {
    kind: 'parts',
    title,
    parts: parts.map(({ label, operator, starts, ends }) => ({
      label,
      operator,
      starts,
      ends,
      notes: [],
    })),
  }
}

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
  returned_by_bank: { refund: 'quote-returned_by_bank', change: 'quote-returned_by_bank' },
  refunded_before: { refund: 'quote-refunded_before', change: 'quote-refunded_before' },
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

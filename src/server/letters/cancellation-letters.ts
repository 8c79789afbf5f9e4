import { type Money, money as moneyOf } from '../../contract/money.ts'
import { formatMoney } from '../../contract/words/format-money.ts'
import { type DescribedItem, describeItems } from '../documents/described-items.ts'
import type { Attachment } from '../documents/document-service.ts'
import type { ProductOf } from '../order/product.ts'
import type { Item, WholeOrder } from '../order/whole-order.ts'
import type { Transaction } from '../platform/database/database.ts'
import { type Say, wordsOf } from '../platform/words.ts'
import {
  booked,
  codeBoxes,
  type ExpectedRefund,
  notBooked,
  plannedRefund,
  type Quoted,
  quoteTable,
  travellersTable,
} from './letter-blocks.ts'
import { type Letter, type Letters, type Line, orderWords } from './letters.ts'

/** Writes the mails about cancelling or changing what was bought; each mail is written once. */
export interface CancellationLetters {
  /** Says how what was confirmed together ended: what is cancelled, what isn't, and what is refunded. */
  cancelled(tx: Transaction, order: WholeOrder, ended: CancellationEnded): Promise<void>
  /** Says that a confirmed change or cancellation failed, and that the booking is unchanged. */
  failed(
    tx: Transaction,
    order: WholeOrder,
    failed: {
      kind: 'refund-failed' | 'change-failed'
      /** The quote's id. */
      about: string
      /** The amount paid for it, which is refunded; undefined if it was free. */
      refund?: (ExpectedRefund & { amount: Money }) | undefined
    },
  ): Promise<void>
  /** Sends the new documents of a change that was made or of new times that were accepted. */
  documents(tx: Transaction, order: WholeOrder, made: DocumentsMade): Promise<void>
}

/** `lines` add up to the refund, as quoted. */
export interface CancellationEnded extends Quoted {
  /** The id of the quote that leads those confirmed together. */
  about: string
  /** Ids of items. */
  cancelled: readonly string[]
  kept: readonly string[]
  /** Whether the supplier caused it, not the traveller. */
  isInvoluntary: boolean
  /** Whether a supplier refunds nothing of what the traveller had back before. */
  isForfeited?: boolean
  /** How much of the refund waits until the payer's bank has decided a dispute. */
  waits: Money
  /** Where the refund goes, if there is one. */
  refund: ExpectedRefund
  /** Guarantee charges caused by this cancellation. */
  charges: readonly { amount: Money; card: string }[]
  calendar: Attachment
}

export interface DocumentsMade {
  kind: 'change-done' | 'notice-accepted'
  about: string
  /** What a change cost. */
  cost?: Quoted | undefined
  /** Returns the caller's own blocks, shown after what is booked now. */
  lines?: Letter['lines'] | undefined
  attachments: Attachment[]
}

/** Returns whether nothing had been paid for what is cancelled. */
function isUnpaid(lines: Quoted['lines']): boolean {
  const paid = lines.filter(({ kind }) => kind === 'paid')
  return paid.length > 0 && paid.every(({ amount }) => amount.amount === 0)
}

/** Returns whether the payer already has some of the money back. */
const isBackAlready = (lines: Quoted['lines']): boolean =>
  lines.some(({ kind }) => kind === 'returned_by_bank' || kind === 'refunded_before')

/** Returns what is sent of a refund, and what waits. */
function sentLines({ amount, waits, refund }: CancellationEnded, say: Say): Line[] {
  const sent = moneyOf(amount.amount - waits.amount, amount.currency)
  return [
    ...(sent.amount > 0 ? [plannedRefund(sent, refund, say)] : []),
    ...(waits.amount > 0
      ? [['refund-waits', { amount: formatMoney(waits, say.tag) }] satisfies Line]
      : []),
  ]
}

/** Returns what is refunded or charged for a cancellation. */
function moneyLines(ended: CancellationEnded, say: Say): Line[] {
  const { lines, amount, charges, isForfeited } = ended
  const table = (): Line => quoteTable('refund', { lines, amount }, say)
  const charged = charges.map(
    (charge): Line => [
      'cancelled-charge',
      { amount: formatMoney(charge.amount, say.tag), card: charge.card },
    ],
  )
  if (amount.amount > 0) return [table(), ...sentLines(ended, say), ...charged]
  if (isBackAlready(lines)) return [table(), ['cancelled-back-already'], ...charged]
  if (isForfeited) return [['cancelled-back-already'], ...charged]
  if (charged.length > 0) return charged
  return [[isUnpaid(lines) ? 'cancelled-unpaid' : 'cancelled-nothing']]
}

/** Returns whether we were paid and refunded nothing for a change. */
const isFree = ({ lines }: Quoted): boolean => lines.every(({ amount }) => amount.amount === 0)

export function createCancellationLetters(parts: {
  letters: Letters
  productOf: ProductOf
}): CancellationLetters {
  const { letters, productOf } = parts

  const described = (
    { items, language }: WholeOrder,
    is: (item: Item) => boolean,
  ): DescribedItem[] => describeItems(items.filter(is), productOf, wordsOf('mail', language))

  return {
    cancelled(tx, order, ended) {
      const { about, cancelled, kept, isInvoluntary, calendar } = ended
      const blocksOf = (read: WholeOrder, ids: readonly string[]) =>
        described(read, ({ id }) => ids.includes(id)).map(({ description }) =>
          notBooked(description),
        )
      return letters.write(tx, order, {
        key: `cancelled:${about}`,
        kind: 'cancelled',
        way: letters.page(order),
        lines: (read) => [
          [isInvoluntary ? 'cancelled-lead-involuntary' : 'cancelled-lead', { order: order.code }],
          ...blocksOf(read, cancelled),
          ...moneyLines(ended, orderWords(read)),
          ...(kept.length > 0 ? [['cancelled-not'] satisfies Line, ...blocksOf(read, kept)] : []),
          ['cancelled-calendar'],
        ],
        attachments: [calendar],
      })
    },
    failed: (tx, order, { kind, about, refund }) =>
      letters.write(tx, order, {
        key: `${kind}:${about}`,
        kind,
        way: letters.page(order),
        lines: (read) => [
          [`${kind}-lead`, { order: order.code }],
          ...(refund ? [plannedRefund(refund.amount, refund, orderWords(read))] : []),
          ['after-sales-again'],
        ],
      }),
    documents: (tx, order, { kind, about, cost, lines, attachments }) =>
      letters.write(tx, order, {
        key: `${kind}:${about}`,
        kind,
        way: letters.page(order),
        lines(read) {
          const confirmed = described(read, ({ state }) => state === 'confirmed')
          const say = orderWords(read)
          return [
            [`${kind}-lead`, { order: order.code }],
            codeBoxes(order, confirmed, say),
            ...confirmed.flatMap(({ description }) => booked(description)),
            ...(lines?.(read) ?? []),
            ...travellersTable(confirmed, say),
            // A stay that is paid at the property can become dearer without anything to pay us.
            ...(cost && !isFree(cost) ? [quoteTable('change', cost, say)] : []),
            ['documents-next'],
          ]
        },
        attachments,
      }),
  }
}

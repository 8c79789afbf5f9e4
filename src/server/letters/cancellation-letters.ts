import type { Money } from '../../contract/money.ts'
import type { PaymentMethod } from '../../contract/payment/payment.ts'
import { formatDate } from '../../contract/words/format.ts'
import { formatMoney } from '../../contract/words/format-money.ts'
import type { Attachment } from '../documents/document-service.ts'
import type { ItemDescription, ProductOf } from '../order/product.ts'
import type { WholeOrder } from '../order/whole-order.ts'
import type { Transaction } from '../platform/database/database.ts'
import { wordsOf } from '../platform/words.ts'
import { type Letters, type Line, spoken } from './letters.ts'

/** What travellers are written of what they cancelled or changed after buying it; each mail once. */
export interface CancellationLetters {
  /** What was confirmed together has ended: what is cancelled, what isn't, and what money is on its way. */
  cancelled(tx: Transaction, order: WholeOrder, ended: CancellationEnded): Promise<void>
  /** What was confirmed was not done: everything is as it was. */
  failed(
    tx: Transaction,
    order: WholeOrder,
    failed: {
      kind: 'refund-failed' | 'change-failed'
      /** The quote's id. */
      about: string
      /** Whether money was paid for it, which goes back. */
      isPaid: boolean
    },
  ): Promise<void>
  /** Something else was bought instead, or the new times stand, with new documents. */
  documents(tx: Transaction, order: WholeOrder, made: DocumentsMade): Promise<void>
}

export interface CancellationEnded {
  /** The id of the quote that leads those confirmed together. */
  about: string
  /** Ids of items. */
  cancelled: readonly string[]
  kept: readonly string[]
  /** Undefined when nothing goes back. */
  refund: { amount: Money; method: PaymentMethod; arrivesBy: Date } | undefined
  calendar: Attachment
}

export interface DocumentsMade {
  kind: 'change-done' | 'notice-accepted'
  about: string
  /** The caller's own, after what is booked now. */
  lines?: Line[]
  attachments: Attachment[]
}

export function createCancellationLetters(parts: {
  letters: Letters
  productOf: ProductOf
}): CancellationLetters {
  const { letters, productOf } = parts

  const described = ({ items, language }: WholeOrder, itemIds: readonly string[]) =>
    items
      .filter(({ id }) => itemIds.includes(id))
      .map((item) => productOf(item).describe(item, wordsOf('mail', language)))

  return {
    cancelled(tx, order, { about, cancelled, kept, refund, calendar }) {
      const stillThere = described(order, kept).map(withoutNotes)
      return letters.write(tx, order, {
        key: `cancelled:${about}`,
        kind: 'cancelled',
        way: letters.page(order),
        lines: [
          ['cancelled-lead', { order: order.code }],
          ...described(order, cancelled).map(withoutNotes),
          ...refundLines(order, refund),
          ...(stillThere.length > 0 ? [['cancelled-not'] satisfies Line, ...stillThere] : []),
          ['cancelled-calendar'],
        ],
        attachments: [calendar],
      })
    },
    failed: (tx, order, { kind, about, isPaid }) =>
      letters.write(tx, order, {
        key: `${kind}:${about}`,
        kind,
        way: letters.page(order),
        lines: [
          [`${kind}-lead`, { order: order.code }],
          ...(isPaid ? [['change-failed-money'] satisfies Line] : []),
          ['after-sales-again'],
        ],
      }),
    documents(tx, order, { kind, about, lines = [], attachments }) {
      const confirmed = order.items.filter(({ state }) => state === 'confirmed')
      const ids = confirmed.map(({ id }) => id)
      return letters.write(tx, order, {
        key: `${kind}:${about}`,
        kind,
        way: letters.page(order),
        lines: [
          [`${kind}-lead`, { order: order.code }],
          ...described(order, ids).map(asBlock),
          ...lines,
          ['documents-next'],
        ],
        attachments,
      })
    },
  }
}

function refundLines(order: WholeOrder, refund: CancellationEnded['refund']): Line[] {
  if (!refund || refund.amount.amount <= 0) return [['cancelled-nothing']]
  const { amount, method, arrivesBy } = refund
  return [
    ['cancelled-amount', { amount: formatMoney(amount, spoken(order)) }],
    [`refund-to-${method}`],
    ['refund-by', { by: formatDate(arrivesBy.toISOString(), spoken(order), 'long') }],
  ]
}

const asBlock = ({ title, parts }: ItemDescription): Line => ({ kind: 'parts', title, parts })

/** Nobody needs to know which bags would have been allowed. */
const withoutNotes = ({ title, parts }: ItemDescription): Line => ({
  kind: 'parts',
  title,
  parts: parts.map((part) => ({ ...part, notes: [] })),
})

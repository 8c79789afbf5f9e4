import { z } from 'zod'
import { type Money, money } from '../../contract/money.ts'
import { isLive } from '../../contract/order/is-live.ts'
import { formatDate } from '../../contract/words/format.ts'
import { formatMoney } from '../../contract/words/format-money.ts'
import { describeItems } from '../documents/described-items.ts'
import type { DocumentService } from '../documents/document-service.ts'
import { productWords } from '../documents/product-words.ts'
import type { ProductOf } from '../order/product.ts'
import type { OrderLetters as LettersOfProgress } from '../order/reservation/progress.ts'
import {
  type Item,
  isPriceLost,
  isPromoLost,
  isUnsecured,
  type WholeOrder,
} from '../order/whole-order.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { defineJob } from '../platform/jobs/job.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { MailBlock } from '../platform/mail/mail-blocks.ts'
import type { Outbox } from '../platform/mail/outbox.ts'
import { wordsOf } from '../platform/words.ts'
import {
  confirmationLetter,
  isConfirmedWhole,
  isUnconfirmed,
  needsConfirmation,
  type PaidWith,
  unconfirmedItems,
} from './confirmation-letter.ts'
import {
  type ExpectedRefund,
  notBooked,
  plannedRefund,
  type Quoted,
  type QuotedKind,
  quoteTable,
} from './letter-blocks.ts'
import { type Letters, type Line, type OrderPush, orderWords, spoken } from './letters.ts'

/** Writes the mails about an order and its payments in the transaction they report on; each mail is written once. */
export interface OrderLetters extends LettersOfProgress {
  /** Sends the confirmation again, as the order is now; once for each `time`. */
  confirmedAgain(tx: Transaction, orderId: string, time: string): Promise<void>
  /** Sends the confirmation to the address of this copy, without the link that opens the order. */
  copied(tx: Transaction, orderId: string, copyId: string): Promise<void>
  /** Says that staff released what was held. */
  released(tx: Transaction, order: WholeOrder): Promise<void>
  /** Says that a refund was sent, unless the mail about what failed has said so. */
  refunded(tx: Transaction, order: WholeOrder, refund: RefundMade): Promise<void>
  /** Says that the payer's bank has paid a refund, or part of it, in place of us. */
  returned(tx: Transaction, order: WholeOrder, refund: { id: string; amount: Money }): Promise<void>
  /** Says that the payer's bank has returned what was paid, where no refund waited for it. */
  bankReturned(
    tx: Transaction,
    order: WholeOrder,
    dispute: { id: string; amount: Money },
  ): Promise<void>
}

export interface RefundMade extends ExpectedRefund {
  id: string
  /** What the refund was requested for. */
  key: string
  amount: Money
  /** Not the order, for a payment that came twice or too late, or was for a change that wasn't made. */
  why: 'order' | 'second' | 'change' | 'late'
  /** Whether we paid it by bank transfer, and the gateway didn't. */
  isPaidOut?: boolean
}

/** The part of an order that a refund is for. */
export interface RefundedPart {
  itemIds: readonly string[]
  /** The quote that was confirmed, whose amount several payments may have been refunded for. */
  quoted?: Quoted & { kind: QuotedKind }
  /** What was confirmed together with it. */
  confirmed?: Money
}

/** `time`: set if it's sent again; `copyId`: set if it's sent to another address. */
const about = z.object({
  orderId: z.uuid(),
  time: z.string().optional(),
  copyId: z.uuid().optional(),
})
/** Writes the confirmation with its documents. */
export const writeConfirmation = defineJob('letters.confirmation', about)
/** The same job under the name that an earlier version enqueued. */
const formerConfirmation = defineJob('order.confirm', about)

/** Returns the first line of a refund's mail that names none of the order's items. */
function leadLine(order: WholeOrder, { why, amount }: Pick<RefundMade, 'why' | 'amount'>): Line {
  const values = { order: order.code, amount: formatMoney(amount, spoken(order)) }
  // It may have been cancelled while the payment for its change was on its way.
  if (why === 'change' && !order.items.some(isLive)) return ['refund-change-over', values]
  return [why === 'order' ? 'refund-lead' : `refund-${why}`, values]
}

/** Returns whether the mail about what failed has already told amount, way and time of its refund. */
function isAnnounced({ reservations }: WholeOrder, { why, key, isPaidOut }: RefundMade): boolean {
  if (isPaidOut) return false
  if (why === 'change') return key.startsWith('due ')
  return why === 'order' && key.startsWith('items ') && reservations.every(isUnconfirmed)
}

export function createOrderLetters(parts: {
  db: Database
  jobs: Jobs
  outbox: Pick<Outbox, 'write'>
  push: OrderPush
  letters: Letters
  documents: Pick<DocumentService, 'attachments'>
  productOf: ProductOf
  findOrder(id: string): Promise<WholeOrder | undefined>
  /** Returns where an order's refund is sent, and by when it arrives at the latest. */
  expectedRefund(orderId: string, within?: Transaction): Promise<ExpectedRefund>
  /** Returns the other address that documents are sent to; undefined once it's erased. */
  copyAddress(copyId: string): Promise<string | undefined>
  /** Returns how and when an order was paid, if that was one payment. */
  paidWith(orderId: string): Promise<PaidWith | undefined>
  /** Returns what a refund is for, by its key; undefined if it's for none of the order's items. */
  refundedPart(tx: Transaction, key: string): Promise<RefundedPart | undefined>
  origin: string
}): OrderLetters {
  const { db, jobs, outbox, push, letters, documents, productOf, findOrder, origin } = parts
  const { expectedRefund, refundedPart, paidWith, copyAddress } = parts
  const { write, page } = letters

  jobs.handle(writeConfirmation, confirm)
  jobs.handle(formerConfirmation, confirm)

  // The outbox has one mail for each key, so a job that runs twice writes one.
  async function confirm({ orderId, time, copyId }: z.output<typeof about>): Promise<void> {
    const order = await findOrder(orderId)
    if (!order || !needsConfirmation(order)) return
    const to = copyId ? await copyAddress(copyId) : order.contact.email
    if (!to) return
    const paid = await paidWith(orderId)
    const attachments = await documents.attachments(order, Promise.resolve(paid))
    const isWhole = isConfirmedWhole(order)
    const isRefunded = unconfirmedItems(order).length > 0
    const refund = isRefunded ? await expectedRefund(orderId) : undefined
    const key = ['confirmation', orderId, ...(time ? [time] : [])].join(':')
    // Only a mail that isn't sent again is news. Read before the transaction, which is one statement if it only writes.
    const messages = time ? [] : await push.messages(db, order, 'confirmation')
    await inTransaction(db, async (tx) => {
      await push.send(tx, messages, key)
      await outbox.write(tx, {
        key,
        to,
        language: order.language,
        says(language) {
          const read = { ...order, language }
          const say = orderWords(read)
          return {
            subject: say(isWhole ? 'confirmation-subject' : 'confirmation-subject-partly', {
              order: order.code,
            }),
            blocks: confirmationLetter(read, {
              productOf,
              say,
              page: copyId ? `${origin}/${order.language}/order` : page(order).address,
              refund,
              paid,
            }),
          }
        },
        attachments,
      })
    })
  }

  /** Returns the refunded part of an order, with what was paid for it and what the supplier kept. */
  function partLines(
    order: WholeOrder,
    { part, items, amount }: { part: RefundedPart; items: Item[]; amount: Money },
  ): MailBlock[] {
    const { quoted, confirmed } = part
    const say = productWords(items, wordsOf('mail', order.language))
    const price = (sum: Money) => formatMoney(sum, say.tag)
    const text = (key: string, values = {}): MailBlock => ({
      kind: 'text',
      text: say(key, values),
    })
    const isSplit = quoted && amount.amount < Math.abs(quoted.amount.amount)
    const isOneOfSeveral =
      quoted?.kind === 'refund' && confirmed && quoted.amount.amount < confirmed.amount
    return [
      text('refund-part', { order: order.code, amount: price(amount) }),
      ...describeItems(items, productOf, say).map(({ description }) => notBooked(description)),
      ...(quoted ? [quoteTable(quoted.kind, quoted, say)] : []),
      ...(isSplit ? [text('refund-split')] : []),
      ...(isOneOfSeveral ? [text('refund-together', { amount: price(confirmed) })] : []),
    ]
  }

  /** Returns the address of a new search for the items of the first item's product. */
  function again({ items, language }: WholeOrder) {
    const [first] = items
    if (!first) throw new Error('an order without items')
    const same = items.filter(({ product }) => product === first.product)
    return {
      address: `${origin}/${language}${productOf(first).searchAgain(same)}`,
      words: 'search-again',
    }
  }

  return {
    holdExpired: (tx, order, { proven, at }) =>
      write(tx, order, {
        key: `hold-expired:${proven ? order.id : `${order.email} ${at.toISOString().slice(0, 10)}`}`,
        kind: 'hold-expired',
        way: again(order),
        // Nothing was to be paid: it waited for a card, or for its code.
        lines: () =>
          order.total === 0
            ? [
                [
                  isUnsecured(order) ? 'hold-expired-code' : 'hold-expired-card',
                  { order: order.code },
                ],
              ]
            : [['hold-expired-lead', { order: order.code }], ['hold-expired-late']],
      }),
    async failed(tx, order) {
      const paid = money(order.paid, order.currency)
      const refund = paid.amount > 0 ? await expectedRefund(order.id, tx) : undefined
      await write(tx, order, {
        key: `failed:${order.id}`,
        kind: 'failed',
        way: again(order),
        lines: (read) => [
          [isPromoLost(order.reservations) ? 'failed-promo' : 'failed-lead', { order: order.code }],
          ...(isPriceLost(order.reservations) ? [['failed-price'] satisfies Line] : []),
          ...(refund ? [plannedRefund(paid, refund, orderWords(read))] : []),
        ],
      })
    },
    copied: (tx, orderId, copyId) =>
      jobs.enqueue(tx, writeConfirmation, { orderId, copyId, time: copyId }),
    confirmedAgain: (tx, orderId, time) => jobs.enqueue(tx, writeConfirmation, { orderId, time }),
    released: (tx, order) =>
      write(tx, order, {
        key: `released:${order.id}`,
        kind: 'released',
        way: again(order),
        lines: () => [['released-lead', { order: order.code }], ['released-late']],
      }),
    confirmed: (tx, orderId) => jobs.enqueue(tx, writeConfirmation, { orderId }, { key: orderId }),
    returned: (tx, order, { id, amount }) =>
      write(tx, order, {
        key: `refund-returned:${id}`,
        kind: 'refund-returned',
        way: page(order),
        lines: (read) => [
          [
            'refund-returned-lead',
            { order: order.code, amount: formatMoney(amount, spoken(read)) },
          ],
          ['refund-returned-text'],
        ],
      }),
    bankReturned: (tx, order, { id, amount }) =>
      write(tx, order, {
        key: `payment-returned:${id}`,
        kind: 'payment-returned',
        way: page(order),
        lines: (read) => [
          [
            'payment-returned-lead',
            { order: order.code, amount: formatMoney(amount, spoken(read)) },
          ],
          ['payment-returned-text'],
        ],
      }),
    async refunded(tx, order, refund) {
      if (isAnnounced(order, refund)) return
      const { id, key, amount, method, why, arrivesBy, isPaidOut } = refund
      const part = why === 'order' ? await refundedPart(tx, key) : undefined
      const items = order.items.filter(({ id: itemId }) => part?.itemIds.includes(itemId))
      await write(tx, order, {
        key: `refund:${id}`,
        kind: 'refund',
        way: page(order),
        lines: (read) => [
          ...(part && items.length > 0
            ? partLines(read, { part, items, amount })
            : [leadLine(read, { why, amount })]),
          [isPaidOut ? 'refund-paid-out' : `refund-to-${method}`],
          ['refund-by', { by: formatDate(arrivesBy.toISOString(), spoken(read), 'long') }],
        ],
      })
    },
  }
}

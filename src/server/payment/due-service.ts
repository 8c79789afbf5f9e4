import type { PriceLine } from '../../contract/flight/booking.ts'
import type { Offer } from '../../contract/flight/offer.ts'
import { type Money, money } from '../../contract/money.ts'
import type { QuoteState } from '../../contract/payment/payment.ts'
import type { WholeOrder } from '../order/order-service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Transaction } from '../platform/database/database.ts'
import { newSecretId } from '../platform/ids.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { addDue, type DueRow, findDue, moveDue } from './due-store.ts'
import { expireDue } from './jobs.ts'
import { type PaymentRow, paymentById } from './payment-store.ts'
import type { RefundService } from './refund-service.ts'

/** What a due is paid for: other flights in place of those that were booked. */
export interface DueSubject {
  state: QuoteState
  replaces: Offer
  offer: Offer
  /** Add up to the due's amount. */
  lines: PriceLine[]
}

/** Whoever asked for a due: what it is for, and what follows from it. The order is locked. */
export interface DueKeeper {
  /** What it is for, and how far that has come. */
  subjectOf(trxId: string): Promise<DueSubject>
  /** Money for it came. False when it is not needed any more: then it goes back. */
  paid(tx: Transaction, order: WholeOrder, trxId: string): Promise<boolean>
  /** It was not paid in time. */
  lapsed(tx: Transaction, order: WholeOrder, trxId: string): Promise<void>
}

/** Payments beyond an order's own. Every call stands in a transaction that holds the order's lock. */
export interface Dues {
  /** Asks for money until a moment; answers what to pay it under. */
  open(tx: Transaction, order: WholeOrder, ask: { amount: Money; until: Date }): Promise<string>
  /** Takes it back; what was paid for it goes back too. Twice is no mistake. */
  withdraw(tx: Transaction, trxId: string): Promise<void>
  /** Takes a payment that was captured for one, or sends it back when it comes late or a second time. */
  take(tx: Transaction, order: WholeOrder, payment: PaymentRow, trxId: string): Promise<Taken>
}

type Taken = 'taken' | 'twice' | 'late'

export function createDues(parts: {
  clock: Clock
  jobs: Jobs
  refunds: RefundService
  keeper: Pick<DueKeeper, 'paid'>
}): Dues {
  const { clock, jobs, refunds, keeper } = parts

  async function giveBack(tx: Transaction, payment: PaymentRow, key: string): Promise<void> {
    const amount = money(payment.amount, payment.currency)
    await refunds.request(tx, payment, { key, amount, ofOrder: false })
  }

  async function paidFor(tx: Transaction, due: DueRow): Promise<PaymentRow | undefined> {
    return due.paidBy ? paymentById(tx, due.paidBy) : undefined
  }

  return {
    async open(tx, { id: orderId }, { amount, until }) {
      const trxId = newSecretId()
      await addDue(tx, {
        trxId,
        orderId,
        ...amount,
        until,
        state: 'open',
        createdAt: clock.date(),
      })
      await jobs.enqueue(tx, expireDue, { trxId }, { key: trxId, at: until })
      return trxId
    },
    async withdraw(tx, trxId) {
      const due = await findDue(tx, trxId)
      if (!due || due.state === 'withdrawn') return
      await moveDue(tx, due, 'withdrawn')
      const payment = await paidFor(tx, due)
      if (payment) await giveBack(tx, payment, `due ${trxId}`)
    },
    async take(tx, order, payment, trxId) {
      const due = await findDue(tx, trxId)
      if (due?.state === 'open') {
        if (await keeper.paid(tx, order, trxId)) {
          await moveDue(tx, due, 'paid', { paidBy: payment.id })
          return 'taken'
        }
        await moveDue(tx, due, 'withdrawn')
      }
      await giveBack(tx, payment, `second ${payment.id}`)
      return due?.state === 'paid' ? 'twice' : 'late'
    },
  }
}

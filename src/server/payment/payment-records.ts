import type { Database } from '../platform/database/database.ts'
import { type Dispute, leftOf, lostOf } from './dispute/dispute.ts'
import { disputedAmong, disputesOfOrder, disputesToAnswer } from './dispute/dispute-store.ts'
import { type Entry, entriesOf } from './ledger-store.ts'
import type { Payment } from './payment.ts'
import {
  type DatedRefund,
  datedRefundsOf,
  orderOfPayment,
  overdueRefunds,
  paymentsOf,
} from './payment-store.ts'

/** Everything that is stored about an order's money, oldest first. */
export interface MoneyRecords {
  /** `returned`: what the payer's bank has returned in lost disputes, in minor units. */
  payments: (Payment & { returned: number })[]
  refunds: RecordedRefund[]
  disputes: Dispute[]
  ledger: Entry[]
}

export interface RecordedRefund extends DatedRefund {
  /** Whether its payment is disputed, so that it waits for the bank's decision. */
  isDisputed: boolean
  /** Whether the payer's bank has returned at least a part of it in a dispute that we lost. */
  isReturned: boolean
}

/** What staff see of payments. */
export interface PaymentRecords {
  of(orderId: string): Promise<MoneyRecords>
  /** Returns the id of the order that a payment is of, by our reference or the gateway's own id. */
  orderOf(reference: string): Promise<string | undefined>
  /** Returns refunds that were requested before a time and haven't left the gateway, the oldest first. */
  overdueRefunds(before: Date, most: number): Promise<(DatedRefund & { orderId: string })[]>
  /** Returns disputes that wait for evidence, the nearest deadline first. */
  disputesToAnswer(most: number): Promise<(Dispute & { orderId: string; dueAt: Date })[]>
  /** Returns those of these orders, by id, that have a payment whose dispute isn't decided. */
  disputedAmong(orderIds: readonly string[]): Promise<ReadonlySet<string>>
}

export const createPaymentRecords = ({ db }: { db: Database }): PaymentRecords => ({
  async of(orderId) {
    const [payments, refunds, disputes, ledger] = await Promise.all([
      paymentsOf(db, orderId),
      datedRefundsOf(db, orderId),
      disputesOfOrder(db, orderId),
      entriesOf(db, orderId),
    ])
    const returned = (payment: Payment) =>
      lostOf(
        payment,
        disputes.filter(({ paymentId }) => paymentId === payment.id),
      )
    const recorded = (refund: DatedRefund): RecordedRefund => {
      const { id, paymentId, state, amount } = refund
      const ofPayment = ({ paymentId: id }: { paymentId: string }) => id === paymentId
      const payment = payments.find((each) => each.id === paymentId)
      const isPending = state === 'requested' || state === 'withheld'
      const left =
        payment && isPending
          ? leftOf(id, {
              payment,
              refunds: refunds.filter(ofPayment),
              disputes: disputes.filter(ofPayment),
            })
          : amount.amount
      return {
        ...refund,
        isDisputed: payment?.state === 'disputed',
        isReturned: left < amount.amount,
      }
    }
    return {
      payments: payments.map((each) => ({ ...each, returned: returned(each) })),
      refunds: refunds.map(recorded),
      disputes,
      ledger,
    }
  },
  orderOf: (reference) => orderOfPayment(db, reference),
  overdueRefunds: (before, most) => overdueRefunds(db, before, most),
  disputesToAnswer: (most) => disputesToAnswer(db, most),
  disputedAmong: (orderIds) => disputedAmong(db, orderIds),
})

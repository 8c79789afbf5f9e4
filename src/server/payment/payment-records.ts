import type { Database } from '../platform/database/database.ts'
import { type Entry, entriesOf } from './ledger-store.ts'
import type { Payment } from './payment.ts'
import {
  type DatedRefund,
  datedRefundsOf,
  disputedPayments,
  overdueRefunds,
  paymentsOf,
} from './payment-store.ts'

/** Everything that is stored about an order's money, oldest first. */
export interface MoneyRecords {
  payments: Payment[]
  refunds: DatedRefund[]
  ledger: Entry[]
}

/** What staff see of payments. */
export interface PaymentRecords {
  of(orderId: string): Promise<MoneyRecords>
  /** Returns refunds that were requested before a time and haven't left the gateway, the oldest first. */
  overdueRefunds(before: Date, most: number): Promise<(DatedRefund & { orderId: string })[]>
  /** Returns payments that their payers dispute, the oldest first. */
  disputed(most: number): Promise<Payment[]>
}

export const createPaymentRecords = ({ db }: { db: Database }): PaymentRecords => ({
  async of(orderId) {
    const [payments, refunds, ledger] = await Promise.all([
      paymentsOf(db, orderId),
      datedRefundsOf(db, orderId),
      entriesOf(db, orderId),
    ])
    return { payments, refunds, ledger }
  },
  overdueRefunds: (before, most) => overdueRefunds(db, before, most),
  disputed: (most) => disputedPayments(db, most),
})

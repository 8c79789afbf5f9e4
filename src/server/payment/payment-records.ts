import type { Database, Executor } from '../platform/database/database.ts'
import { type Entry, entriesOf } from './ledger-store.ts'
import type { Payment } from './payment.ts'
import { type DatedRefund, datedRefundsOf, paymentsOf } from './payment-store.ts'

/** Everything that is stored about an order's money, oldest first. */
export interface MoneyRecords {
  payments: Payment[]
  refunds: DatedRefund[]
  ledger: Entry[]
}

/** What staff see of payments. */
export interface PaymentRecords {
  of(orderId: string, within?: Executor): Promise<MoneyRecords>
}

export const createPaymentRecords = ({ db }: { db: Database }): PaymentRecords => ({
  async of(orderId, within = db) {
    const [payments, refunds, ledger] = await Promise.all([
      paymentsOf(within, orderId),
      datedRefundsOf(within, orderId),
      entriesOf(within, orderId),
    ])
    return { payments, refunds, ledger }
  },
})

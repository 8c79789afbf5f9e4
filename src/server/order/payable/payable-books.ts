import type { TrxId } from '../../../contract/ids.ts'
import type { Money } from '../../../contract/money.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { newSecretId } from '../../platform/ids.ts'
import type { PaymentRequests } from '../reservation/progress.ts'
import type { Payable, WholeOrder } from '../whole-order.ts'
import type { PayablePurpose } from './payable-states.ts'
import { addPayable, movePayable, overduePayables } from './payable-store.ts'

/** What other modules record about an order's payables, in a transaction that holds the order's lock. */
export interface PayableBooks {
  /** Creates a payable with a deadline. Returns its id. */
  open(
    tx: Transaction,
    order: WholeOrder,
    ask: { purpose: PayablePurpose; amount: Money; until: Date },
  ): Promise<TrxId>
  move(
    tx: Transaction,
    payable: Payable,
    to: Payable['state'],
    more?: { paidBy?: string },
  ): Promise<void>
  /** Returns overdue payables that haven't been ended yet. Needs no transaction. */
  overdue(): Promise<string[]>
}

export function createPayableBooks(parts: {
  db: Database
  clock: Clock
  payments: PaymentRequests
}): PayableBooks {
  const { db, clock, payments } = parts
  return {
    async open(tx, { id: orderId }, { purpose, amount, until }) {
      const trxId = newSecretId() as TrxId
      const payable: Payable = {
        trxId,
        purpose,
        state: 'open',
        amount,
        until,
        paidBy: null,
      }
      await addPayable(tx, orderId, payable, clock.date())
      await payments.expire(tx, trxId, until)
      return trxId
    },
    move: movePayable,
    overdue: () => overduePayables(db, clock.date()),
  }
}

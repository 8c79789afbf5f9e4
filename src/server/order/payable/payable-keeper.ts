import type { PurchasedItem, QuoteState } from '../../../contract/payment/payment.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Payable, WholeOrder } from '../whole-order.ts'
import type { PayablePurpose } from './payable-states.ts'

/** What a payable's purpose makes of it: what is bought, and what follows from its money. */
export interface PayableKeeper {
  /** What is bought, as its payer reads it; `change` tells how far a change has come. */
  purchase(order: WholeOrder, payable: Payable, language: string): Promise<Purchase>
  /** Money for it came, within a transaction that holds the order's lock. False when it isn't needed any more: then it goes back. */
  paid(tx: Transaction, order: WholeOrder, payable: Payable): Promise<boolean>
  /** It was not paid in time. The order is locked. */
  expired(tx: Transaction, order: WholeOrder, payable: Payable): Promise<void>
}

export interface Purchase {
  items: PurchasedItem[]
  change?: { state: QuoteState }
}

export type PayableKeepers = Record<PayablePurpose, PayableKeeper>

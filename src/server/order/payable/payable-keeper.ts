import type { QuoteState } from '../../../contract/checkout/quote.ts'
import type { ChargeReason, PurchasedItem } from '../../../contract/payment/payment.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Payable, WholeOrder } from '../whole-order.ts'
import type { PayablePurpose } from './payable-states.ts'

/** What a payable's purpose defines: what is bought, and what happens after payment. */
export interface PayableKeeper {
  /** Returns what is bought, as shown to its payer; `change` is the state of a change. */
  purchase(order: WholeOrder, payable: Payable, language: string): Promise<Purchase>
  /**
   * Called when it's paid, in a transaction that holds the order's lock. Returns false if it's no longer needed: then
   * it's refunded. `card`: what the payment saved for later charges.
   */
  paid(
    tx: Transaction,
    order: WholeOrder,
    payable: Payable,
    card?: { lastDigits: string },
  ): Promise<boolean>
  /** Called when an attempt to pay it was declined. The order is locked. */
  declined?(tx: Transaction, order: WholeOrder, payable: Payable): Promise<void>
  /** Called when it wasn't paid in time. The order is locked. */
  expired(tx: Transaction, order: WholeOrder, payable: Payable): Promise<void>
}

export interface Purchase {
  items: PurchasedItem[]
  /** What left the order before the payment. */
  leftOut?: PurchasedItem[]
  change?: { state: QuoteState }
  /** Why a card that guaranteed something is charged. */
  charge?: { why: ChargeReason }
}

export type PayableKeepers = Record<PayablePurpose, PayableKeeper>

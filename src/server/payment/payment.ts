import type { TrxId } from '../../contract/ids.ts'
import type { Money } from '../../contract/money.ts'
import type { PaymentMethod, PaymentState, RefundState } from '../../contract/payment/payment.ts'

/** A payment attempt. */
export interface Payment {
  /** The reference that the gateway knows it by. */
  id: string
  orderId: string
  /** The payable that it pays. */
  trxId: TrxId
  /** The gateway. */
  gateway: string
  method: PaymentMethod
  state: PaymentState
  amount: Money
  /** The amount the gateway has refunded, in minor units. */
  refunded: number
  /** Why it was declined, in the gateway's own word. */
  reason: string | null
  /** The version of the terms that the payer agreed to; absent for attempts from before these were kept. */
  terms?: string | null
  /** The last four digits of the card that paid it; null without a card. */
  cardDigits?: string | null
  /** The gateway's own id; null until it's paid. */
  gatewayReference?: string | null
  createdAt: Date
  /** When it came to its state. */
  changedAt: Date
}

/** A refund of a payment. */
export interface Refund {
  id: string
  /** What it's for, in the words of the module that requested it; unique. */
  key: string
  paymentId: string
  amount: Money
  /** False for a payment that the order did not need: the order's own money stays what it is. */
  ofOrder: boolean
  state: RefundState
}

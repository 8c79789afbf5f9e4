import type { TrxId } from '../../contract/ids.ts'
import type { Money } from '../../contract/money.ts'
import type { PaymentMethod, PaymentState } from '../../contract/payment/payment.ts'

/** One attempt to pay. */
export interface Payment {
  /** The reference that the gateway knows it by. */
  id: string
  orderId: string
  /** The payable that it pays. */
  trxId: TrxId
  /** Which of the gateways was asked. */
  gateway: string
  method: PaymentMethod
  state: PaymentState
  amount: Money
  /** What of it the gateway has paid back, in minor units. */
  refunded: number
  /** Why it was declined, in the gateway's own word. */
  reason: string | null
  createdAt: Date
}

/** Money on its way back from a payment. */
export interface Refund {
  id: string
  paymentId: string
  amount: Money
  /** False for a payment that the order did not need: the order's own money stays what it is. */
  ofOrder: boolean
  state: 'requested' | 'done'
}

import type { Money } from '../../contract/money.ts'
import type { PaymentMethod } from '../../contract/payment/payment.ts'

/**
 * What Sojourn needs from a payment provider. An adapter knows nothing of orders: it hears our references
 * only, and everything that is asked twice under one reference happens once.
 * A call that fails throws; whether it did anything is then found out by looking up.
 */
export interface PaymentGateway {
  /** Stable, in payments and in the address of its webhook. */
  readonly id: string
  /** Ways to pay an amount of this currency. */
  methods(currency: string): readonly PaymentMethod[]
  /** Opens a page of the gateway's own to pay on. The same reference again answers the same page. */
  createSession(request: SessionRequest): Promise<{ redirect: string }>
  /** Returns how a payment stands; `not_found` when nothing was opened under the reference. */
  lookUp(reference: string): Promise<GatewayPayment>
  /** Ends an open session, so that no money comes of it; answers how it stands after that. */
  cancel(reference: string): Promise<GatewayPayment>
  /** Refunds a payment to where it came from. Idempotent by reference. */
  refund(request: RefundRequest): Promise<GatewayRefund>
  lookUpRefund(reference: string): Promise<GatewayRefund>
  /**
   * Reads a signed notice; nothing when it speaks of no payment of ours.
   * Throws WEBHOOK_SIGNATURE_INVALID when it is not the gateway's or too old.
   */
  readNotice(rawBody: string, headers: Headers): Promise<GatewayNotice | undefined>
}

export interface SessionRequest {
  /** Ours, unique for ever. */
  reference: string
  amount: Money
  method: PaymentMethod
  /** What the payer reads: the order's code. */
  description: string
  returnUrl: string
  expiresAt: Date
}

export type GatewayPayment =
  | { state: 'not_found' }
  | { state: 'open' }
  /** The payer has to do something more, or the money is on its way. */
  | { state: 'action_required' }
  | { state: 'captured'; amount: Money; at: Date }
  | { state: 'declined'; reason: string }
  | { state: 'expired' | 'cancelled' }

export interface RefundRequest {
  reference: string
  /** The reference of the payment. */
  payment: string
  amount: Money
}

export type GatewayRefund =
  | { state: 'not_found' }
  | { state: 'done' | 'pending' }
  | { state: 'failed'; reason: string }

export interface GatewayNotice {
  id: string
  /** Our reference of the payment that something happened to. */
  payment: string
}

/** Returns the gateway of a payment. Throws when it is no longer connected. */
export type GatewayOf = (payment: { gateway: string }) => PaymentGateway

export const gatewaysById =
  (gateways: readonly PaymentGateway[]): GatewayOf =>
  ({ gateway: id }) => {
    const gateway = gateways.find((each) => each.id === id)
    if (!gateway) throw new Error(`no gateway ${id}`)
    return gateway
  }

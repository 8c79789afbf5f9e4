import type { LocaleCode } from '../../contract/locales.ts'
import type { Money } from '../../contract/money.ts'
import type { DisputeState } from '../../contract/payment/dispute.ts'
import type { PaymentMethod } from '../../contract/payment/payment.ts'

/**
 * What Sojourn needs from a payment provider. An adapter knows nothing about orders, only our references, and every
 * call is idempotent by reference. A failed call throws; look up the reference to find out whether it did anything.
 */
export interface PaymentGateway {
  /** Stable; stored in payments and part of the webhook's address. */
  readonly id: string
  /** Returns the payment methods for a currency. */
  methods(currency: string): readonly PaymentMethod[]
  /** Creates a session and returns the address of the gateway's payment page. Idempotent by reference. */
  createSession(request: SessionRequest): Promise<{ redirect: string }>
  /**
   * Charges a card that a session saved, without its payer. A declined card is an outcome. Idempotent by reference, which
   * `lookUp`, `cancel` and `refund` know like a session's.
   */
  charge(request: ChargeRequest): Promise<GatewayPayment>
  /** Returns the state of a payment; `not_found` if the reference was never used. */
  lookUp(reference: string): Promise<GatewayPayment>
  /** Ends an open session, so that it can't be paid any more, and returns the payment's state after that. */
  cancel(reference: string): Promise<GatewayPayment>
  /** Refunds a payment to where it came from. Idempotent by reference. */
  refund(request: RefundRequest): Promise<GatewayRefund>
  lookUpRefund(reference: string): Promise<GatewayRefund>
  /** Returns the disputes of a payment as they stand now; none if the reference was never used. */
  disputes(reference: string): Promise<GatewayDispute[]>
  /** Returns our references of the payments that were disputed since a time, in case a notice was lost. */
  disputedSince(since: Date): Promise<string[]>
  /**
   * Reads a signed notice; undefined if it isn't about one of our payments. Throws WEBHOOK_SIGNATURE_INVALID if it
   * isn't the gateway's or too old.
   */
  readNotice(rawBody: string, headers: Headers): Promise<GatewayNotice | undefined>
}

export interface SessionRequest {
  /** Our reference, globally unique. */
  reference: string
  /** Zero if the session only saves a card. */
  amount: Money
  method: PaymentMethod
  /** Keeps the card for `charge`. */
  savesCard?: boolean
  /** Shown to the payer: the order's code. */
  description: string
  /** Code of the payer's language, for the payment page. */
  locale: LocaleCode
  returnUrl: string
  expiresAt: Date
}

export interface ChargeRequest
  extends Pick<SessionRequest, 'reference' | 'amount' | 'description'> {
  /** The reference of the session that saved the card. */
  savedBy: string
}

/** What we know of a saved card. Its number stays with the gateway. */
export interface SavedCard {
  /** The last four digits. */
  lastDigits: string
}

/** What payers and the gateway's staff know a payment by. */
export interface PaymentTrace {
  /** The gateway's own id, as its dashboard shows it. */
  id: string
  /** The last four digits of the card; absent for other methods. */
  cardDigits?: string
}

export type GatewayPayment =
  | { state: 'not_found' }
  | { state: 'open' }
  /** The payer has to act, or the money is on its way. */
  | { state: 'action_required' }
  /** `card`: set if it was saved, too. */
  | { state: 'captured'; amount: Money; at: Date; card?: SavedCard; trace: PaymentTrace }
  /** The card was saved, and nothing was charged. */
  | { state: 'saved'; card: SavedCard }
  | { state: 'declined'; reason: string }
  | { state: 'expired' | 'cancelled' }

export interface RefundRequest {
  reference: string
  /** The payment's reference. */
  payment: string
  amount: Money
}

export type GatewayRefund =
  | { state: 'not_found' }
  | { state: 'done' | 'pending' }
  | { state: 'failed'; reason: string }

/** A payer's claim at their bank that a payment is wrong (chargeback). */
export interface GatewayDispute {
  /** The gateway's own id. */
  id: string
  state: DisputeState
  /** The amount in dispute: not always the payment's, and possibly in another currency. */
  amount: Money
  /** How much of it the gateway has taken from us right now, in minor units. */
  withdrawn: number
  /** Why, in the gateway's own word. */
  reason: string
  /** By when evidence has to be submitted; null if none can be, or it was. */
  dueAt: Date | null
  openedAt: Date
}

export interface GatewayNotice {
  id: string
  about: 'payment' | 'dispute'
  /** Our reference of the payment the notice is about. */
  payment: string
}

/** Returns the gateway of a payment. Throws if it's no longer connected. */
export type GatewayOf = (payment: { gateway: string }) => PaymentGateway

export const gatewaysById =
  (gateways: readonly PaymentGateway[]): GatewayOf =>
  ({ gateway: id }) => {
    const gateway = gateways.find((each) => each.id === id)
    if (!gateway) throw new Error(`no gateway ${id}`)
    return gateway
  }

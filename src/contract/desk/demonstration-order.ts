import type { PaymentMethod } from '../payment/payment.ts'
import type { TicketTopic } from '../support/ticket-terms.ts'
import type { Visit } from '../tracking/tracking.ts'

/** An order for trying the desk, with the visit that it comes from. Who makes it doesn't exist. */
export interface DemonstrationOrder {
  /** At an address that can't exist. Each order has its own, which says whether the order was made already. */
  contact: {
    givenName: string
    surname: string
    email: string
    /** The country of the phone number, of the passports, and of the visit. */
    phoneCountry: string
    phone: string
  }
  travellers: readonly {
    title: 'mr' | 'ms'
    givenName: string
    surname: string
    birthDate: string
  }[]
  currency: string
  /** The language they read the site in, and get mails in. */
  language: string
  visit: Visit
  /** How many visitors came the same way, and bought nothing. */
  others: number
  buys: DemonstrationFlight | DemonstrationStay
  method: PaymentMethod
  /** What else happens with it. */
  event?: DemonstrationEvent
}

/** A direct flight; two if there's a way back. */
export interface DemonstrationFlight {
  product: 'flight'
  from: string
  to: string
  /** When they leave, counted from today. */
  inDays: number
  /** How long they stay, if they come back. */
  backAfter?: number
  /** Whether the fare is refunded but for a fee; otherwise it's the cheapest one. */
  isRefundable?: boolean
}

/** A room for two that is paid now and can be cancelled. */
export interface DemonstrationStay {
  product: 'hotel'
  destination: string
  inDays: number
  nights: number
}

/**
 * `refused`: the airline drops the booking before it's confirmed. `rescheduled`: the airline moves the flight. `cancelled`: the
 * traveller does. `disputed`: the payer, at their bank. `asked`: the traveller writes to support. `compensated`: support
 * proposes to refund half of it.
 */
export type DemonstrationEvent =
  | { what: 'refused' | 'cancelled' | 'disputed' }
  | { what: 'rescheduled'; minutes: number }
  | { what: 'asked'; topic: TicketTopic; message: string }
  | { what: 'compensated'; why: string }

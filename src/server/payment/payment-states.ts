import type { PaymentState } from '../../contract/payment/payment.ts'
import type { TransitionTable } from '../platform/transition-table.ts'

/**
 * What may follow what, for one attempt to pay.
 * - `expired | cancelled | declined → captured | saved`: the gateway has the last word on money. A transfer may
 *   arrive after we gave the attempt up, and then it is money all the same.
 * - `disputed → disputed`, `refunded → refunded`: a refund that was on its way when the payer disputed the payment, or won.
 * - `refunded → disputed`: payers can dispute what was refunded, too.
 * - `refunded → captured`: a lost dispute that is won on appeal brings the money back, whole or in part.
 */
export const paymentTransitions: TransitionTable<PaymentState> = {
  created: [
    'action_required',
    'authorised',
    'captured',
    'saved',
    'declined',
    'expired',
    'cancelled',
  ],
  action_required: ['authorised', 'captured', 'saved', 'declined', 'expired', 'cancelled'],
  authorised: ['captured', 'declined', 'expired', 'cancelled'],
  captured: ['partially_refunded', 'refunded', 'disputed'],
  partially_refunded: ['partially_refunded', 'refunded', 'disputed', 'captured'],
  refunded: ['refunded', 'disputed', 'captured', 'partially_refunded'],
  saved: [],
  declined: ['captured', 'saved'],
  expired: ['captured', 'saved'],
  cancelled: ['captured', 'saved'],
  disputed: ['disputed', 'captured', 'partially_refunded', 'refunded'],
}

/** Payments whose money the gateway has taken, whatever became of it since. */
export const chargedPaymentStates: readonly PaymentState[] = [
  'captured',
  'partially_refunded',
  'refunded',
  'disputed',
]

/** Attempts that haven't ended yet. */
export const openPaymentStates: readonly PaymentState[] = [
  'created',
  'action_required',
  'authorised',
]

import type { PayableStanding, PaymentState } from '../../contract/payment/payment.ts'

/** How far a payment has come, as its pages tell it. */
export type PaymentView =
  | 'reserving'
  | 'unpaid'
  | 'processing'
  | 'transfer'
  | 'declined'
  | 'cancelled'
  | 'attempt-expired'
  | 'confirming'
  | 'confirmed'
  | 'partly'
  | 'refunded'
  | 'expired'
  | 'failed'
  | 'nothing-to-pay'

type Facts = Pick<PayableStanding, 'orderStatus' | 'payment' | 'change'>

/** The order's or the change's status rules; only while it waits for money does the newest attempt decide. */
export function paymentView({ orderStatus, payment, change }: Facts): PaymentView {
  if (change) return changeView(change.state, payment)
  switch (orderStatus) {
    case 'confirmed':
      return 'confirmed'
    case 'partly_confirmed':
      return 'partly'
    case 'paid':
      return 'confirming'
    case 'refunded':
    case 'expired':
    case 'failed':
      return orderStatus
    case 'cancelled':
      return 'nothing-to-pay'
    case 'reserving':
    case 'awaiting_payment':
      return payment ? attemptView(payment) : orderStatus === 'reserving' ? 'reserving' : 'unpaid'
  }
}

function changeView(
  state: NonNullable<PayableStanding['change']>['state'],
  payment: PayableStanding['payment'],
): PaymentView {
  switch (state) {
    case 'open':
    case 'awaiting_payment':
      return payment ? attemptView(payment) : 'unpaid'
    case 'in_progress':
      return 'confirming'
    case 'completed':
      return 'confirmed'
    case 'failed':
      return payment?.state === 'refunded' ? 'refunded' : 'failed'
    case 'expired':
    case 'superseded':
      return 'expired'
  }
}

function attemptView({ state, method }: NonNullable<PayableStanding['payment']>): PaymentView {
  switch (state) {
    case 'created':
    case 'action_required':
    case 'authorised':
      return method === 'bank_transfer' ? 'transfer' : 'processing'
    case 'captured':
      return 'confirming'
    case 'declined':
    case 'cancelled':
      return state
    case 'expired':
      return 'attempt-expired'
    case 'partially_refunded':
    case 'refunded':
    case 'disputed':
      return 'nothing-to-pay'
  }
}

/** What the amount on a payment's page is: money that is asked for, or what became of it. */
export type AmountKind = 'amount' | 'paid' | 'refunded' | 'being-refunded' | 'not-charged' | 'total'

export function amountKind(view: PaymentView, payment: PayableStanding['payment']): AmountKind {
  switch (view) {
    case 'confirming':
    case 'confirmed':
    case 'partly':
      return 'paid'
    case 'refunded':
      return 'refunded'
    case 'expired':
    case 'failed':
      return payment && charged.includes(payment.state) ? 'being-refunded' : 'not-charged'
    case 'nothing-to-pay':
      return 'total'
    default:
      return 'amount'
  }
}

const charged: readonly PaymentState[] = ['captured', 'partially_refunded', 'refunded', 'disputed']

/** Views that change by themselves, so that looking again is worth while. */
export const isMoving = (view: PaymentView): boolean =>
  view === 'reserving' || view === 'processing' || view === 'transfer' || view === 'confirming'

/** Views in which there is nothing more to pay: the way leads on to what came of it. */
export const isPaid = (view: PaymentView): boolean =>
  view === 'confirming' || view === 'confirmed' || view === 'partly' || view === 'refunded'

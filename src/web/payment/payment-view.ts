import type { PayableStanding, PaymentState } from '../../contract/payment/payment.ts'

/** A payment's state as shown on its pages. */
export type PaymentView =
  | 'reserving'
  | 'unpaid'
  | 'code'
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

type Attempt = Omit<NonNullable<PayableStanding['payment']>, 'at'>

interface Facts extends Pick<PayableStanding, 'orderStatus' | 'change' | 'charge' | 'needsCode'> {
  payment: Attempt | null
}

/**
 * Returns the view. The order's or the change's status decides; the newest attempt only while it's awaiting payment.
 */
export function paymentView(payable: Facts): PaymentView {
  const { orderStatus, payment, change, charge, needsCode } = payable
  if (needsCode) return 'code'
  if (change) return changeView(change.state, payment)
  if (charge) return chargeView(charge.state, payment)
  switch (orderStatus) {
    case 'confirmed':
    case 'no_show':
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

/** A charge's card is tried without the traveller first, so its first attempt isn't theirs. */
function chargeView(
  state: NonNullable<PayableStanding['charge']>['state'],
  payment: Attempt | null,
): PaymentView {
  if (state === 'paid') return 'confirmed'
  if (state !== 'open') return 'expired'
  return payment ? attemptView(payment) : 'unpaid'
}

function changeView(
  state: NonNullable<PayableStanding['change']>['state'],
  payment: Attempt | null,
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

function attemptView({ state, method }: Attempt): PaymentView {
  switch (state) {
    case 'created':
    case 'action_required':
    case 'authorised':
      return method === 'bank_transfer' ? 'transfer' : 'processing'
    case 'captured':
    case 'saved':
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

/** What the amount on a payment's page is: to be paid, or its outcome. */
export type AmountKind = 'amount' | 'paid' | 'refunded' | 'being-refunded' | 'not-charged' | 'total'

export function amountKind(
  view: PaymentView,
  payment: Attempt | null,
  late?: PayableStanding['late'],
): AmountKind {
  if (late === 'refunding') return 'being-refunded'
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

/** Views that end with another attempt to pay. */
export const canPay: readonly PaymentView[] = ['unpaid', 'declined', 'cancelled', 'attempt-expired']

/** Views that change without the traveller, so that polling makes sense. */
export const isMoving = (view: PaymentView): boolean =>
  view === 'reserving' || view === 'processing' || view === 'transfer' || view === 'confirming'

/** Views with nothing more to pay: the next page is the outcome. */
export const isPaid = (view: PaymentView): boolean =>
  view === 'confirming' || view === 'confirmed' || view === 'partly' || view === 'refunded'

const blocked = ['expired', 'failed', 'nothing-to-pay', 'reserving'] as const
export type BlockedView = (typeof blocked)[number]

/** Returns whether nothing can be paid in a view. */
export const isBlocked = (view: PaymentView): view is BlockedView =>
  blocked.some((each) => each === view)

/** Returns whether an attempt to pay is waiting for its payer or the bank. */
export const isPending = (view: PaymentView): boolean =>
  view === 'processing' || view === 'transfer'

/** Returns whether an order can be made its drafts again: nothing is paid or being paid, and it's no change or charge. */
export const mayEdit = (
  { change, charge }: Pick<PayableStanding, 'change' | 'charge'>,
  view: PaymentView,
): boolean => !change && !charge && (view === 'code' || canPay.includes(view))

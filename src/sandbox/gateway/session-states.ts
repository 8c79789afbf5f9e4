import { money } from '../../contract/money.ts'
import type { DeclineReason } from '../../contract/payment/declines.ts'
import type { GatewayPayment } from '../../server/gateway/payment-gateway.ts'
import type { Session } from './store.ts'

export type PayerAction =
  /** `card`: its last four digits. */
  | { do: 'capture' | 'wait'; card?: string }
  | { do: 'cancel' | 'expire' }
  | { do: 'decline'; reason: DeclineReason }

/** Returns what an action changes about an open session. */
export function changeOf(
  { amount }: Session,
  action: PayerAction,
  now: Date,
): Partial<Session> & Pick<Session, 'state'> {
  if (action.do === 'decline') return { state: 'declined', reason: action.reason }
  const used = 'card' in action ? { card: action.card } : {}
  if (action.do === 'wait') return { state: 'action_required', ...used }
  if (action.do === 'capture') {
    if (amount === 0) return { state: 'saved', ...used }
    return { state: 'captured', capturedAt: now, ...used }
  }
  return { state: action.do === 'cancel' ? 'cancelled' : 'expired' }
}

/** Returns a session as the shop sees it. */
export function paymentOf(session: Session): GatewayPayment {
  const { state, amount, currency, capturedAt, reason } = session
  const card = { lastDigits: session.card ?? '' }
  if (state === 'saved') return { state, card }
  if (state === 'captured') {
    const captured = {
      state,
      amount: money(amount, currency),
      at: capturedAt ?? new Date(0),
      trace: session.card ? { id: session.id, cardDigits: session.card } : { id: session.id },
    }
    return session.savesCard ? { ...captured, card } : captured
  }
  return state === 'declined' ? { state, reason: reason ?? 'declined' } : { state }
}

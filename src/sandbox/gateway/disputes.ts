import { money } from '../../contract/money.ts'
import type { DisputeState } from '../../contract/payment/dispute.ts'
import type { GatewayDispute } from '../../server/gateway/payment-gateway.ts'
import type { Clock } from '../../server/platform/clock.ts'
import type { Database, Transaction } from '../../server/platform/database/database.ts'
import { days } from '../../server/platform/duration.ts'
import { newId } from '../../server/platform/ids.ts'
import {
  addMovement,
  type DisputeRow,
  disputesOf,
  lockSession,
  putDispute,
  type Session,
} from './store.ts'

/** What a payer's bank does with a captured payment. */
export interface BankAction {
  to: DisputeState
  /** Another amount than the payment's, in minor units. */
  amount?: number
  /** Another currency than the payment's. */
  currency?: string
}

/** What a bank can do next with a card payment, by the state of its newest dispute. A decided one can be appealed. */
const nextStates: Readonly<Record<DisputeState | 'none', readonly DisputeState[]>> = {
  none: ['inquiry', 'open'],
  inquiry: ['open', 'won'],
  open: ['under_review', 'won', 'lost'],
  under_review: ['won', 'lost'],
  won: ['open'],
  lost: ['won'],
}

/** Returns what the payer's bank can do next with a payment. Only card payments that were captured can be disputed. */
export const nextDisputes = (
  { method, state }: Pick<Session, 'method' | 'state'>,
  newest: DisputeState | undefined,
): readonly DisputeState[] =>
  method === 'card' && state === 'captured' ? nextStates[newest ?? 'none'] : []

/** How long the shop has to submit evidence. */
const timeToAnswer = days(10)

export interface SandboxDisputes {
  /** Opens a dispute of a captured payment, or moves its newest one on; does nothing for other payments. */
  act(session: Session, action: BankAction): Promise<void>
  of(session: Session): Promise<GatewayDispute[]>
}

export function createSandboxDisputes(parts: {
  db: Database
  clock: Clock
  tell(tx: Transaction, session: Session, what: string): Promise<void>
}): SandboxDisputes {
  const { db, clock, tell } = parts
  return {
    act: ({ id }, { to, ...claim }) =>
      db.transaction(async (tx) => {
        const session = await lockSession(tx, id)
        if (session?.state !== 'captured') return
        const before = (await disputesOf(tx, id)).at(-1)
        const at = clock.date()
        const { amount, currency, openedAt } = before ?? {
          amount: claim.amount ?? session.amount,
          currency: claim.currency ?? session.currency,
          openedAt: at,
        }
        const withdrawn = to === 'inquiry' || to === 'won' ? 0 : amount
        const isAsked = to === 'inquiry' || to === 'open'
        const now: DisputeRow = {
          id: before?.id ?? newId(),
          sessionId: id,
          state: to,
          amount,
          currency,
          withdrawn,
          dueAt: isAsked ? new Date(openedAt.getTime() + timeToAnswer) : null,
          openedAt,
        }
        await putDispute(tx, now)
        const taken = withdrawn - (before?.withdrawn ?? 0)
        if (taken !== 0) {
          await addMovement(tx, { key: newId(), sessionId: id, amount: -taken, currency, at })
        }
        await tell(tx, session, `dispute.${to}`)
      }),
    of: async ({ id }) =>
      (await disputesOf(db, id)).map(({ amount, currency, sessionId: _, ...dispute }) => ({
        ...dispute,
        amount: money(amount, currency),
        reason: 'product_not_received',
      })),
  }
}

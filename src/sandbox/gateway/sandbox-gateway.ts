import { z } from 'zod'
import { CatalogueError } from '../../contract/errors.ts'
import { pendingDisputes } from '../../contract/payment/dispute.ts'
import { paymentMethods } from '../../contract/payment/payment.ts'
import type {
  ChargeRequest,
  GatewayPayment,
  PaymentGateway,
} from '../../server/gateway/payment-gateway.ts'
import type { Clock } from '../../server/platform/clock.ts'
import type { Database, Transaction } from '../../server/platform/database/database.ts'
import { isRepeatable } from '../../server/platform/database/in-transaction.ts'
import { newId, newSecretId } from '../../server/platform/ids.ts'
import { defineJob } from '../../server/platform/jobs/job.ts'
import type { Jobs } from '../../server/platform/jobs/jobs.ts'
import { laterRefusal } from './card.ts'
import { createSandboxDisputes, type SandboxDisputes } from './disputes.ts'
import { pagePath } from './page-path.ts'
import { changeOf, type PayerAction, paymentOf } from './session-states.ts'
import { checkNotice, signatureHeader, signNotice } from './signature.ts'
import {
  addMovement,
  addNotice,
  addRefund,
  addSession,
  countTry,
  disputedSince,
  disputesOf,
  lockSession,
  movementsOf,
  moveSession,
  noticeById,
  openStates,
  refundByReference,
  type Session,
  sessionById,
  sessionByReference,
} from './store.ts'

const tellShop = defineJob('sandbox-gateway.notice', z.object({ noticeId: z.uuid() }), {
  retries: 15,
  urgency: 'urgent',
})
const noticeSchema = z.object({ id: z.string(), type: z.string(), payment: z.string() })

/** The gateway as its own pages use it, in addition to what the shop sees. */
export interface SandboxGateway extends PaymentGateway {
  session(id: string): Promise<Session | undefined>
  /** Returns the session of one of the shop's payments, by the shop's reference. */
  sessionOf(reference: string): Promise<Session | undefined>
  /** Applies what the payer or their bank did; a session that has ended stays as it is. Returns it as it is then. */
  act(session: Session, action: PayerAction): Promise<Session>
  bank: SandboxDisputes
}

export function createSandboxGateway(parts: {
  db: Database
  jobs: Jobs
  clock: Clock
  origin: string
  webhookSecret: string
  /** Delivers a notice to the shop's webhook. */
  deliver(body: string, headers: Record<string, string>): Promise<Response>
}): SandboxGateway {
  const { db, jobs, clock, origin, webhookSecret, deliver } = parts

  jobs.handle(tellShop, async ({ noticeId }) => {
    const notice = await noticeById(db, noticeId)
    if (!notice || notice.deliveredAt) return
    const body = JSON.stringify({ id: notice.id, type: notice.what, payment: notice.reference })
    const signature = signNotice(webhookSecret, body, clock.now())
    const answer = await deliver(body, { [signatureHeader]: signature })
    await countTry(db, noticeId, answer.ok ? clock.date() : null)
    if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`)
  })

  async function tell(
    tx: Transaction,
    { reference, state }: Session,
    what = `payment.${state}`,
  ): Promise<void> {
    const id = newId()
    const notice = { id, reference, what, createdAt: clock.date() }
    await addNotice(tx, notice)
    await jobs.enqueue(tx, tellShop, { noticeId: id }, { key: id })
  }

  const bank = createSandboxDisputes({ db, clock, tell })

  async function act(session: Session, action: PayerAction): Promise<Session> {
    const late = session.expiresAt.getTime() <= clock.now() && session.method === 'card'
    const moved = {
      ...session,
      ...(late ? { state: 'expired' as const } : changeOf(session, action, clock.date())),
    }
    if (!openStates.includes(session.state) || moved.state === session.state) return session
    const { id, amount, currency } = session
    try {
      await db.transaction(async (tx) => {
        await moveSession(tx, session, moved)
        if (moved.state === 'captured') {
          await addMovement(tx, { key: id, sessionId: id, amount, currency, at: clock.date() })
        }
        await tell(tx, moved)
      })
      return moved
    } catch (error) {
      const now = await sessionById(db, id)
      // Of several requests at once another one was first: the state isn't what was read, or the movement exists.
      const isBeaten = now && now.state !== session.state
      if (!isBeaten && !isRepeatable(error)) throw error
      return now ? act(now, action) : session
    }
  }

  /** Charges the card of a session; a charge is a session without a page. */
  async function chargeOnce(
    { reference, amount, description }: Omit<ChargeRequest, 'savedBy'>,
    saved: Session | undefined,
  ): Promise<void> {
    const at = clock.date()
    const reason = saved?.card ? laterRefusal(saved.card) : 'card_not_saved'
    await db.transaction(async (tx) => {
      const charge = await addSession(tx, {
        ...amount,
        id: newSecretId(),
        reference,
        description,
        method: 'card',
        state: reason ? 'declined' : 'captured',
        returnUrl: '',
        createdAt: at,
        expiresAt: at,
        ...(saved?.card ? { card: saved.card } : {}),
        ...(reason ? { reason } : { capturedAt: at }),
      })
      if (!charge) return
      const { id: sessionId, currency } = charge
      if (!reason) {
        await addMovement(tx, { key: sessionId, sessionId, amount: amount.amount, currency, at })
      }
      await tell(tx, charge)
    })
  }

  async function current(reference: string): Promise<GatewayPayment> {
    const session = await sessionByReference(db, reference)
    if (!session) return { state: 'not_found' }
    const isOver = session.expiresAt.getTime() <= clock.now()
    const stands =
      isOver && session.method === 'card' ? await act(session, { do: 'expire' }) : session
    return paymentOf(stands)
  }

  return {
    id: 'sandbox',
    methods: () => paymentMethods,
    async createSession({ amount, locale, ...request }) {
      const added = await addSession(db, {
        ...request,
        ...amount,
        id: newSecretId(),
        state: 'open',
        createdAt: clock.date(),
      })
      const session = added ?? (await sessionByReference(db, request.reference))
      if (!session) throw new Error('no session')
      return { redirect: `${origin}${pagePath(session, locale)}` }
    },
    async charge({ savedBy, ...request }) {
      await chargeOnce(request, await sessionByReference(db, savedBy))
      return current(request.reference)
    },
    lookUp: current,
    async cancel(reference) {
      const session = await sessionByReference(db, reference)
      // A promised transfer can't be cancelled: it may be on its way between banks.
      const isOnItsWay = session?.method === 'bank_transfer' && session.state === 'action_required'
      if (session && !isOnItsWay) await act(session, { do: 'cancel' })
      return current(reference)
    },
    async refund({ reference, payment, amount }) {
      return db.transaction(async (tx) => {
        const found = await sessionByReference(tx, payment)
        const session = found && (await lockSession(tx, found.id))
        if (session?.state !== 'captured') return { state: 'failed', reason: 'not_captured' }
        if (await refundByReference(tx, reference)) return { state: 'done' }
        const disputes = await disputesOf(tx, session.id)
        if (disputes.some(({ state }) => pendingDisputes.includes(state))) {
          return { state: 'failed', reason: 'charge_disputed' }
        }
        const left = (await movementsOf(tx, session.id)).reduce((sum, each) => sum + each.amount, 0)
        if (amount.amount > left) return { state: 'failed', reason: 'more_than_is_left' }
        const at = clock.date()
        await addRefund(tx, { reference, sessionId: session.id, amount: amount.amount, at })
        await addMovement(tx, {
          key: reference,
          sessionId: session.id,
          at,
          amount: -amount.amount,
          currency: session.currency,
        })
        return { state: 'done' }
      })
    },
    lookUpRefund: async (reference) => ({
      state: (await refundByReference(db, reference)) ? 'done' : 'not_found',
    }),
    async disputes(reference) {
      const session = await sessionByReference(db, reference)
      return session ? bank.of(session) : []
    },
    disputedSince: (since) => disputedSince(db, since),
    async readNotice(rawBody, headers) {
      checkNotice(webhookSecret, rawBody, headers.get(signatureHeader) ?? '', clock.now())
      const notice = noticeSchema.safeParse(JSON.parse(rawBody))
      if (!notice.success) throw new CatalogueError('WEBHOOK_SIGNATURE_INVALID')
      const { id, type, payment } = notice.data
      return { id, payment, about: type.startsWith('dispute.') ? 'dispute' : 'payment' }
    },
    session: (id) => sessionById(db, id),
    sessionOf: (reference) => sessionByReference(db, reference),
    act,
    bank,
  }
}

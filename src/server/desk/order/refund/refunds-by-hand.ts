import type { RefundByHand } from '../../../../contract/desk/order/refund-by-hand.ts'
import { CatalogueError } from '../../../../contract/errors.ts'
import { minorDigits } from '../../../../contract/minor-digits.ts'
import { type Money, money } from '../../../../contract/money.ts'
import type { ConfirmQuote } from '../../../aftersales/confirm-quote.ts'
import type { OrderBooks } from '../../../order/order-books.ts'
import type { WholeOrder } from '../../../order/whole-order.ts'
import type { RefundService } from '../../../payment/refund-service.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Executor, Transaction } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/ids.ts'
import { convert } from '../../../world/exchange-rates.ts'
import type { Act, Acting } from '../acts/acting.ts'
import { assertDecidable, assertWithdrawable } from '../proposal-store.ts'
import {
  addRefundByHand,
  moveRefundByHand,
  refundByHandById,
  refundedAlone,
  refundsByHandOf,
  type StoredRefundByHand,
} from './refund-by-hand-store.ts'

/** How many refunds of an order its page showed: two people may be about to refund the same complaint. */
export interface SeenRefunds {
  byHand: number
  ofPayments: number
}

/** Refunds that staff decide on, which no supplier gives back. Reasons: docs/decisions/081-refunds-by-hand.md. */
export interface RefundsByHand {
  /**
   * Proposes a refund of part of what was paid, and approves it at once if it's small. Throws ALREADY_REFUNDED,
   * REFUND_TOO_LARGE, PAYMENT_DISPUTED, INVALID_STATE while something of the order is in progress, and RECORD_CHANGED if
   * there are other refunds than those that staff have `seen`.
   */
  propose(act: Act, amount: number, seen?: SeenRefunds): Promise<RefundByHand>
  /**
   * Approves or rejects one that somebody else proposed. Throws NOT_FOUND, ALREADY_DECIDED, SECOND_PERSON_NEEDED, and the
   * errors of `propose`.
   */
  decide(
    act: Act,
    id: string,
    to: 'approved' | 'rejected',
    seen?: SeenRefunds,
  ): Promise<RefundByHand>
  /** Withdraws one that the same person proposed. Throws NOT_FOUND, FORBIDDEN, ALREADY_DECIDED. */
  withdraw(act: Act, id: string): Promise<RefundByHand>
  /** Returns how much more of an order one person may refund, in its currency; never more than it is worth. */
  aloneOf(order: Pick<WholeOrder, 'id' | 'currency'>): Promise<Money>
  /** Returns all of an order, newest first. */
  of(orderId: string): Promise<RefundByHand[]>
}

export function createRefundsByHand(parts: {
  db: Database
  clock: Clock
  acting: Acting
  books: Pick<OrderBooks, 'note'>
  refunds: RefundService
  confirming: Pick<ConfirmQuote, 'expireRefunds'>
  /** What one person may refund of an order, in whole units of `currency`. */
  limit: { amount: number; currency: string }
}): RefundsByHand {
  const { db, clock, acting, books, refunds, confirming, limit } = parts
  refunds.whenPaid(async (tx, key) => {
    const [what, id = ''] = key.split(' ')
    const refund = what === 'hand' ? await refundByHandById(tx, id) : undefined
    if (refund?.state !== 'approved' || !(await refunds.isByHandPaid(tx, id))) return
    await moveRefundByHand(tx, refund, 'paid', { paidAt: clock.date() })
  })

  /** Returns how much more of an order one person may refund: what the desk shows is what is decided by. */
  async function alone(tx: Executor, { id, currency }: Pick<WholeOrder, 'id' | 'currency'>) {
    const most = limit.amount * 10 ** minorDigits(limit.currency)
    return Math.max(0, convert(most, limit.currency, currency) - (await refundedAlone(tx, id)))
  }

  async function carryOut(tx: Transaction, order: WholeOrder, id: string, amount: number) {
    await confirming.expireRefunds(tx, order.id)
    await books.note(tx, order.id, 'refund.goodwill')
    await refunds.refundByHand(tx, order, { id, amount })
  }

  async function refundOf(
    tx: Transaction,
    order: WholeOrder,
    id: string,
  ): Promise<StoredRefundByHand> {
    const refund = await refundByHandById(tx, id)
    if (refund?.orderId !== order.id) throw new CatalogueError('NOT_FOUND')
    return refund
  }

  /** Throws RECORD_CHANGED if there are other refunds than those that were seen; none are ever removed. */
  async function assertSeen(
    tx: Transaction,
    { id }: WholeOrder,
    seen: SeenRefunds | undefined,
  ): Promise<void> {
    if (!seen) return
    const byHand = await refundsByHandOf(tx, id)
    const ofPayments = await refunds.countOf(tx, id)
    if (byHand.length !== seen.byHand || ofPayments !== seen.ofPayments) {
      throw new CatalogueError('RECORD_CHANGED')
    }
  }

  async function current(id: string): Promise<RefundByHand> {
    const refund = await refundByHandById(db, id)
    if (!refund) throw new CatalogueError('NOT_FOUND')
    return viewOf(refund)
  }

  return {
    async propose(act, sum, seen) {
      const id = newId()
      await acting.locked(act, async (tx, order) => {
        assertAtRest(order)
        await assertSeen(tx, order, seen)
        await refunds.assertLeft(tx, order, sum)
        const amount = money(sum, order.currency)
        const refund: Parameters<typeof addRefundByHand>[1] = {
          id,
          orderId: order.id,
          state: 'proposed',
          amount,
          why: act.why ?? '',
          proposedBy: act.staff,
          createdAt: clock.date(),
        }
        const isAlone = sum <= (await alone(tx, order))
        await addRefundByHand(tx, refund)
        if (isAlone) {
          await moveRefundByHand(tx, refund, 'approved', { decidedAt: clock.date() })
          await carryOut(tx, order, id, sum)
        }
        return { after: { refundByHandId: id, amount, state: isAlone ? 'approved' : 'proposed' } }
      })
      return current(id)
    },
    async decide(act, id, to, seen) {
      await acting.locked(act, async (tx, order) => {
        const refund = await refundOf(tx, order, id)
        assertDecidable(refund, act.staff)
        if (to === 'approved') await assertSeen(tx, order, seen)
        const { state, amount, proposedBy } = refund
        await moveRefundByHand(tx, refund, to, {
          decidedBy: act.staff.id,
          decidedAt: clock.date(),
        })
        if (to === 'approved') {
          assertAtRest(order)
          await carryOut(tx, order, id, amount.amount)
        }
        return {
          before: { refundByHandId: id, state, amount, proposedBy: proposedBy.name },
          after: { state: to },
        }
      })
      return current(id)
    },
    async withdraw(act, id) {
      await acting.locked(act, async (tx, order) => {
        const refund = await refundOf(tx, order, id)
        assertWithdrawable(refund, act.staff)
        await moveRefundByHand(tx, refund, 'withdrawn', { decidedAt: clock.date() })
        const { state, amount } = refund
        return { before: { refundByHandId: id, state, amount }, after: { state: 'withdrawn' } }
      })
      return current(id)
    },
    aloneOf: async (order) => money(await alone(db, order), order.currency),
    of: async (orderId) => (await refundsByHandOf(db, orderId)).map(viewOf),
  }
}

/** Throws INVALID_STATE while something may still be confirmed, changed or refunded automatically. */
function assertAtRest({ reservations }: WholeOrder): void {
  const ended = ['confirmed', 'failed', 'expired', 'cancelled']
  if (!reservations.every(({ state }) => ended.includes(state))) {
    throw new CatalogueError('INVALID_STATE')
  }
}

const viewOf = ({ id, createdAt, decidedAt, paidAt, ...refund }: StoredRefundByHand) => ({
  refundByHandId: id,
  state: refund.state,
  amount: refund.amount,
  why: refund.why,
  proposedBy: refund.proposedBy,
  decidedBy: refund.decidedBy,
  createdAt: createdAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
  paidAt: paidAt?.toISOString() ?? null,
})

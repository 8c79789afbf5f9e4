import { eq, sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import type { DeskOrder } from '../../src/contract/desk/order/desk-order.ts'
import type { RefundByHand } from '../../src/contract/desk/order/refund-by-hand.ts'
import type { DisputeState } from '../../src/contract/payment/dispute.ts'
import type { BankAction } from '../../src/sandbox/gateway/disputes.ts'
import { signatureHeader, signNotice } from '../../src/sandbox/gateway/signature.ts'
import { sessionByReference } from '../../src/sandbox/gateway/store.ts'
import { orders } from '../../src/server/order/tables.ts'
import { disputesOf } from '../../src/server/payment/dispute/dispute-store.ts'
import { sendRefund } from '../../src/server/payment/jobs.ts'
import { refundsOf } from '../../src/server/payment/payment-store.ts'
import { minutes } from '../../src/server/platform/duration.ts'
import { newId } from '../../src/server/platform/ids.ts'
import { openAfterSales } from './after-sales.ts'
import { eventually } from './shop.ts'
import { signInStaff } from './staff.ts'

/**
 * Opens a shop whose payments can be disputed, with a member of staff who may refund any amount alone.
 */
export async function openDisputes() {
  const after = await openAfterSales({ DESK_REFUND_LIMIT: '100000' })
  const { shop } = after
  const { gateway } = shop
  const { db, jobs, clock, signer } = shop.platform
  const finance = await signInStaff(shop, ['finance'])

  /** The payer's bank opens a dispute of a payment, or moves its dispute on. */
  async function bankActs(paymentId: string, action: BankAction) {
    const session = await sessionByReference(db, paymentId)
    if (session) await gateway.bank.act(session, action)
  }

  /** Returns a paid order whose payment can be disputed, with what our books and the gateway say of it. */
  async function paid(wanted: Parameters<typeof after.ticketed>[0] = {}) {
    const trip = await after.ticketed(wanted)
    const [payment] = await trip.records.payments()
    if (!payment) throw new Error('nothing was paid')
    const { id } = payment
    const all = payment.amount.amount
    const bank = (to: DisputeState, claim: Omit<BankAction, 'to'> = {}) =>
      bankActs(id, { to, ...claim })
    /** Waits until we know what the bank did. */
    const known = (state: DisputeState) =>
      eventually(async () => {
        const found = (await disputesOf(db, id)).at(-1)
        return found?.state === state && found
      })
    const bankDoes = async (to: DisputeState, claim: Omit<BankAction, 'to'> = {}) => {
      await bank(to, claim)
      return known(to)
    }
    const notify = (type: string, payment = id) => {
      const body = JSON.stringify({ id: newId(), type, payment })
      const key = signer.sign('sandbox gateway', 'webhook')
      return trip.traveller.call('POST', '/webhooks/sandbox', JSON.parse(body), {
        [signatureHeader]: signNotice(key, body, clock.now()),
      })
    }
    const state = async () => (await trip.records.payments())[0]?.state
    const refunds = async () =>
      (await refundsOf(db, id)).map((each) => [each.state, each.amount.amount])
    const row = async () =>
      (await db.select().from(orders).where(eq(orders.code, trip.orderCode)))[0]
    const seen = () =>
      finance.must(finance.call<DeskOrder>('GET', `/desk/orders/${trip.orderCode}`))
    const byHand = (amount: number) =>
      finance.call<RefundByHand>('POST', `/desk/orders/${trip.orderCode}/refunds-by-hand`, {
        amount,
        why: 'A kindness',
      })
    /** Calls an act of staff about the payment's first refund. */
    const refundAct = async (what: string, body: object = {}) => {
      const [refund] = await refundsOf(db, id)
      const path = `/desk/orders/${trip.orderCode}/refunds/${refund?.id}/${what}`
      return finance.call('POST', path, { why: 'A closed card', ...body })
    }
    const askAgain = async () => {
      clock.advance(minutes(4))
      for (const { id: refundId } of await refundsOf(db, id)) {
        await jobs.enqueue(db, sendRefund, { refundId })
      }
    }
    /** Returns the order once its refunds are in these states, with these amounts. */
    const refundsAre = (...wantedRefunds: (readonly [string, number])[]) =>
      eventually(async () => JSON.stringify(await refunds()) === JSON.stringify(wantedRefunds))
    return {
      ...trip,
      id,
      all,
      bank,
      bankDoes,
      known,
      notify,
      state,
      refunds,
      refundsAre,
      row,
      seen,
      byHand,
      refundAct,
      askAgain,
    }
  }
  /** Our books balance, agree with the gateway's, and hold what was lost or is in dispute. */
  async function booksAre(
    trip: Awaited<ReturnType<typeof paid>>,
    expected: Record<string, number>,
  ) {
    const { atGateway, ...accounts } = await trip.books()
    expect(Object.values(accounts).reduce((sum, each) => sum + each, 0)).toBe(0)
    expect(accounts.gateway).toBe(atGateway)
    expect(accounts).toMatchObject(expected)
  }

  /** Makes a call of the gateway fail while `work` runs. */
  async function without(call: 'disputes' | 'refund', work: () => Promise<void>) {
    const away = vi.spyOn(gateway, call).mockRejectedValue(new Error('the gateway is away'))
    try {
      await work()
      if (call === 'refund') await tryNoRefunds()
    } finally {
      away.mockRestore()
    }
  }

  /** Ends the tries of refunds that failed: where a test is slow, the next one would pay in the middle of it. */
  async function tryNoRefunds() {
    const ofRefunds = sql`name = ${sendRefund.name}`
    await eventually(async () => {
      await db.execute(
        sql`delete from jobs.job where ${ofRefunds} and state in ('created', 'retry')`,
      )
      const { rows } = await db.execute(
        sql`select id from jobs.job where ${ofRefunds} and state = 'active'`,
      )
      return rows.length === 0
    })
  }

  /** Requests a refund by hand that the gateway doesn't pay yet. */
  async function waitingRefund(trip: Awaited<ReturnType<typeof paid>>, amount: number) {
    await without('refund', async () => {
      await finance.must(trip.byHand(amount))
      await trip.refundsAre(['requested', amount])
      await eventually(async () =>
        (await trip.seen()).calls.some((each) => each.operation === 'refund'),
      )
    })
  }

  return {
    db,
    jobs,
    clock,
    gateway,
    finance,
    suppliers: after.all,
    atRest: after.atRest,
    pass: after.pass,
    bankActs,
    paid,
    booksAre,
    without,
    waitingRefund,
  }
}

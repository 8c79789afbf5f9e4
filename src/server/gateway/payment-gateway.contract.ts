import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { testNow } from '../../../test/support/test-clock.ts'
import { money } from '../../contract/money.ts'
import type { DisputeState } from '../../contract/payment/dispute.ts'
import type { PaymentGateway, SessionRequest } from './payment-gateway.ts'

/** What the suite needs from an adapter under test. */
export interface GatewayUnderTest {
  gateway: PaymentGateway
  /** Pays the session as the payer, if its page still allows it. `refusesLater`: with a card that can be saved only. */
  pay(redirect: string, card?: { refusesLater: boolean }): Promise<void>
  /** Opens a dispute of a paid session, or moves it on, as the payer's bank. */
  dispute(redirect: string, to: DisputeState): Promise<void>
}

/** Runs the tests that every adapter of the port must pass. */
export function paymentGatewayContract(name: string, open: () => GatewayUnderTest): void {
  const { gateway, pay, dispute } = open()
  const amount = money(1_500_000, 'IDR')
  const request = (): SessionRequest => ({
    reference: randomUUID(),
    amount,
    method: 'card',
    description: 'ABC234',
    locale: 'en',
    returnUrl: 'http://127.0.0.1/en/pay/x',
    expiresAt: new Date(testNow() + 3_600_000),
  })
  async function paid(): Promise<string> {
    const session = request()
    await pay((await gateway.createSession(session)).redirect)
    return session.reference
  }

  const trace = { id: expect.stringMatching(/^[\w-]{8,}$/), cardDigits: '4242' }

  describe(`${name} implements the port`, () => {
    test('cards are taken', () => {
      expect(gateway.methods('IDR')).toContain('card')
    })

    test('an unknown reference is not found when looking up or cancelling', async () => {
      expect(await gateway.lookUp(randomUUID())).toEqual({ state: 'not_found' })
      expect(await gateway.cancel(randomUUID())).toEqual({ state: 'not_found' })
    })

    test('the same reference again returns the same page', async () => {
      const session = request()
      const first = await gateway.createSession(session)
      expect(await gateway.createSession(session)).toEqual(first)
      expect(await gateway.lookUp(session.reference)).toEqual({ state: 'open' })
    })

    test('a payment is captured exactly, and can’t be cancelled', async () => {
      const reference = await paid()
      const captured = { state: 'captured', amount, at: expect.any(Date), trace }
      expect(await gateway.lookUp(reference)).toEqual(captured)
      expect(await gateway.cancel(reference)).toEqual(captured)
    })

    test('a cancelled page can’t be paid', async () => {
      const session = request()
      const { redirect } = await gateway.createSession(session)
      expect(await gateway.cancel(session.reference)).toEqual({ state: 'cancelled' })
      await pay(redirect)
      expect(await gateway.lookUp(session.reference)).toEqual({ state: 'cancelled' })
    })

    test('a refund requested twice is made once', async () => {
      const payment = await paid()
      const refund = { reference: randomUUID(), payment, amount: money(1_000_000, 'IDR') }
      expect(await gateway.lookUpRefund(refund.reference)).toEqual({ state: 'not_found' })
      expect(await gateway.refund(refund)).toEqual({ state: 'done' })
      expect(await gateway.refund(refund)).toEqual({ state: 'done' })
      expect(await gateway.lookUpRefund(refund.reference)).toEqual({ state: 'done' })
      const rest = { reference: randomUUID(), payment, amount: money(500_000, 'IDR') }
      expect(await gateway.refund(rest)).toEqual({ state: 'done' })
    })

    test('neither more than was paid nor an unpaid payment can be refunded', async () => {
      const tooMuch = { reference: randomUUID(), amount: money(1_500_001, 'IDR') }
      expect(await gateway.refund({ ...tooMuch, payment: await paid() })).toMatchObject({
        state: 'failed',
      })
      const session = request()
      await gateway.createSession(session)
      const unpaid = { reference: randomUUID(), payment: session.reference, amount }
      expect(await gateway.refund(unpaid)).toEqual({ state: 'failed', reason: 'not_captured' })
    })

    describe('a saved card', () => {
      async function saved(charged = 0, card?: { refusesLater: boolean }): Promise<string> {
        const session = { ...request(), amount: money(charged, 'IDR'), savesCard: true }
        await pay((await gateway.createSession(session)).redirect, card)
        return session.reference
      }
      const chargeTo = (savedBy: string) => ({
        reference: randomUUID(),
        savedBy,
        amount,
        description: 'ABC234',
      })
      const captured = { state: 'captured', amount, at: expect.any(Date), trace }
      const card = { lastDigits: '4242' }

      test('is saved without a charge, and told by its last digits', async () => {
        expect(await gateway.lookUp(await saved())).toEqual({ state: 'saved', card })
      })

      test('is saved with a payment', async () => {
        const reference = await saved(1_500_000)
        expect(await gateway.lookUp(reference)).toEqual({ ...captured, card })
      })

      test('isn’t saved if its page was cancelled', async () => {
        const session = { ...request(), amount: money(0, 'IDR'), savesCard: true }
        const { redirect } = await gateway.createSession(session)
        await gateway.cancel(session.reference)
        await pay(redirect)
        expect(await gateway.lookUp(session.reference)).toEqual({ state: 'cancelled' })
        expect(await gateway.charge(chargeTo(session.reference))).toEqual({
          state: 'declined',
          reason: 'card_not_saved',
        })
      })

      test.each([0, 1_500_000])('of a session over %i is charged later, once', async (first) => {
        const charge = chargeTo(await saved(first))
        expect(await gateway.lookUp(charge.reference)).toEqual({ state: 'not_found' })
        const both = await Promise.all([gateway.charge(charge), gateway.charge(charge)])
        expect(both).toEqual([captured, captured])
        expect(await gateway.charge(charge)).toEqual(captured)
        expect(await gateway.lookUp(charge.reference)).toEqual(captured)
        const refund = { reference: randomUUID(), payment: charge.reference, amount }
        expect(await gateway.refund(refund)).toEqual({ state: 'done' })
        const more = { ...refund, reference: randomUUID(), amount: money(1, 'IDR') }
        expect(await gateway.refund(more)).toMatchObject({ state: 'failed' })
      })

      test('that is declined says so, every time', async () => {
        const charge = chargeTo(await saved(0, { refusesLater: true }))
        const declined = { state: 'declined', reason: 'insufficient_funds' }
        expect(await gateway.charge(charge)).toEqual(declined)
        expect(await gateway.charge(charge)).toEqual(declined)
        expect(await gateway.lookUp(charge.reference)).toEqual(declined)
        expect(await gateway.cancel(charge.reference)).toEqual(declined)
      })
    })

    describe('a dispute', () => {
      async function disputed(...states: DisputeState[]): Promise<string> {
        const session = request()
        const { redirect } = await gateway.createSession(session)
        await pay(redirect)
        for (const state of states) await dispute(redirect, state)
        return session.reference
      }
      const facts = {
        id: expect.any(String),
        amount,
        reason: expect.stringMatching(/^[a-z_]+$/),
        openedAt: expect.any(Date),
      }
      const due = expect.any(Date)

      test('isn’t there before the payer makes one, nor for an unknown reference', async () => {
        expect(await gateway.disputes(await paid())).toEqual([])
        expect(await gateway.disputes(randomUUID())).toEqual([])
      })

      test.each([
        [['inquiry'], 0, due],
        [['open'], 1_500_000, due],
        [['inquiry', 'open'], 1_500_000, due],
        [['open', 'under_review'], 1_500_000, null],
        [['open', 'won'], 0, null],
        [['open', 'lost'], 1_500_000, null],
      ] as const)('that is %j has taken %i', async (states, withdrawn, dueAt) => {
        const reference = await disputed(...states)
        const state = states.at(-1)
        expect(await gateway.disputes(reference)).toEqual([{ ...facts, state, withdrawn, dueAt }])
      })

      test('is found without its notice', async () => {
        const reference = await disputed('open')
        const since = (ms: number) => gateway.disputedSince(new Date(testNow() + ms))
        expect(await since(-60_000)).toContain(reference)
        expect(await since(60_000)).not.toContain(reference)
      })
    })

    test('an unsigned notice is rejected', async () => {
      await expect(gateway.readNotice('{}', new Headers())).rejects.toMatchObject({
        code: 'WEBHOOK_SIGNATURE_INVALID',
      })
    })
  })
}

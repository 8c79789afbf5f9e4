import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openStripeGateway } from '../../../../test/support/stripe-gateway.ts'
import { money } from '../../../contract/money.ts'
import { hours } from '../../platform/duration.ts'
import { stripePages } from '../open-gateways.ts'
import { paymentGatewayContract } from '../payment-gateway.contract.ts'

const { clock, api, gateway, returnUrl, request, paid, read } = await openStripeGateway()
const sessionsOf = (reference: string) =>
  [...api.sessions.values()].filter((each) => each.client_reference_id === reference)

paymentGatewayContract('Stripe', () => ({
  gateway,
  pay: async (redirect, card) => api.pay(redirect, card),
  dispute: async (redirect, to) => void api.dispute(redirect, to),
}))

describe('a response of Stripe that is lost', () => {
  test('once is requested again under the same key: one session', async () => {
    const session = request()
    api.loseAnswers(1)
    const { redirect } = await gateway.createSession(session)
    expect(sessionsOf(session.reference)).toHaveLength(1)
    expect(api.sessionAt(redirect)?.client_reference_id).toBe(session.reference)
  })

  test('permanently leaves nothing that could be paid, and the next try finds the session', async () => {
    const session = request()
    api.loseAnswers(3)
    await expect(gateway.createSession(session)).rejects.toThrow()
    expect(await gateway.lookUp(session.reference)).toEqual({ state: 'not_found' })
    clock.advance(hours(1))
    await gateway.createSession(session)
    expect(sessionsOf(session.reference)).toHaveLength(1)
  })

  test('of an attempt cancelled in the meantime is never shown to the payer', async () => {
    const session = request()
    api.loseAnswers(3)
    await expect(gateway.createSession(session)).rejects.toThrow()
    await gateway.cancel(session.reference)
    await expect(gateway.createSession(session)).rejects.toThrow('was cancelled')
    expect(sessionsOf(session.reference)).toMatchObject([{ status: 'expired' }])
  })

  test('to a refund is found by our reference; the money is refunded once', async () => {
    const { session } = await paid()
    const refund = { reference: randomUUID(), payment: session.reference, amount: session.amount }
    const before = api.refunds.length
    api.loseAnswers(3)
    await expect(gateway.refund(refund)).rejects.toThrow()
    expect(await gateway.lookUpRefund(refund.reference)).toEqual({ state: 'done' })
    expect(await gateway.refund(refund)).toEqual({ state: 'done' })
    expect(api.refunds).toHaveLength(before + 1)
  })
})

describe('a charge to a saved card', () => {
  async function charged() {
    const { session } = await paid({ amount: money(0, 'USD'), savesCard: true })
    const { description, reference: savedBy } = session
    return { reference: randomUUID(), savedBy, amount: money(10_99, 'USD'), description }
  }
  const made = (reference: string) =>
    [...api.charges.values()].filter(({ metadata }) => metadata.reference === reference)

  test('whose response is lost is found by our reference, and charged once', async () => {
    const charge = await charged()
    api.loseAnswers(3)
    await expect(gateway.charge(charge)).rejects.toThrow()
    expect(await gateway.lookUp(charge.reference)).toMatchObject({ state: 'captured' })
    expect(await gateway.charge(charge)).toMatchObject({ state: 'captured' })
    expect(made(charge.reference)).toMatchObject([{ amount: 1099, off_session: 'true' }])
  })

  test('is named by its notice', async () => {
    const charge = await charged()
    await gateway.charge(charge)
    const object = { object: 'payment_intent', metadata: { reference: charge.reference } }
    expect(await read({ type: 'payment_intent.succeeded', object })).toEqual({
      id: 'evt_1',
      payment: charge.reference,
      about: 'payment',
    })
  })
})

describe('the state of a payment', () => {
  test('an expired session has expired', async () => {
    const session = request()
    api.expire((await gateway.createSession(session)).redirect)
    expect(await gateway.lookUp(session.reference)).toEqual({ state: 'expired' })
  })

  test.each([
    [{ status: 'processing' }, { state: 'action_required' }],
    [
      { status: 'requires_payment_method', last_payment_error: { decline_code: 'do_not_honor' } },
      { state: 'declined', reason: 'do_not_honor' },
    ],
    [
      { status: 'requires_payment_method', last_payment_error: { code: 'card_declined' } },
      { state: 'declined', reason: 'card_declined' },
    ],
    [{ status: 'canceled' }, { state: 'declined', reason: 'declined' }],
  ])('completed without money, %o: %o', async (intent, stands) => {
    const session = request()
    api.complete((await gateway.createSession(session)).redirect, 'unpaid', intent)
    expect(await gateway.lookUp(session.reference)).toEqual(stands)
  })

  test('an expiry too soon or too late is adjusted to what Stripe accepts', async () => {
    for (const left of [60_000, 10 * 86_400_000]) {
      const expiresAt = new Date(clock.now() + left)
      const { redirect } = await gateway.createSession(request({ expiresAt }))
      expect(api.sessionAt(redirect)).toBeDefined()
    }
  })

  test('a payer who cancels on Stripe’s page returns, and the session has ended', async () => {
    const session = request()
    const { redirect } = await gateway.createSession(session)
    const address = String(api.sessionAt(redirect)?.cancel_url).replace('/gateway/stripe', '')
    const answer = await stripePages(gateway).request(address)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, returnUrl])
    expect(await gateway.lookUp(session.reference)).toEqual({ state: 'cancelled' })
    expect((await stripePages(gateway).request('/left/unknown')).status).toBe(404)
  })
})

describe('a notice', () => {
  const now = () => Math.floor(Date.now() / 1000)
  const about = (reference: string | null, type = 'checkout.session.completed') => ({
    type,
    object: { object: 'checkout.session', client_reference_id: reference },
  })
  async function opened(): Promise<string> {
    const session = request()
    await gateway.createSession(session)
    return session.reference
  }

  test.each([
    'checkout.session.completed',
    'checkout.session.async_payment_succeeded',
    'checkout.session.async_payment_failed',
    'checkout.session.expired',
  ])('%s names the payment to look at', async (type) => {
    const payment = await opened()
    expect(await read(about(payment, type))).toEqual({ id: 'evt_1', payment, about: 'payment' })
  })

  test('of another kind, another shop or no reference is accepted and ignored', async () => {
    expect(await read(about(await opened(), 'customer.created'))).toBeUndefined()
    expect(await read(about('an order elsewhere'))).toBeUndefined()
    expect(await read(about(null))).toBeUndefined()
  })

  test.each([
    ['signed with another secret', { secret: 'whsec_other' }],
    ['six minutes old', { timestamp: now() - 360 }],
    ['whose body was changed', { sent: JSON.stringify(about('another')) }],
  ])('%s is refused', async (_, how) => {
    await expect(read(about(await opened()), how)).rejects.toMatchObject({
      code: 'WEBHOOK_SIGNATURE_INVALID',
    })
  })
})

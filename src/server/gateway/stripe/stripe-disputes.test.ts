import { expect, test } from 'vitest'
import type { StoredDispute } from '../../../../test/support/stripe-disputes.ts'
import { openStripeGateway } from '../../../../test/support/stripe-gateway.ts'
import { money } from '../../../contract/money.ts'
import { days } from '../../platform/duration.ts'

const { clock, api, gateway, paid: paidOf, read } = await openStripeGateway()
const paid = () => paidOf({ amount: money(10_00, 'USD') })

const moved = (...amounts: number[]) => ({
  balance_transactions: amounts.map((amount) => ({ object: 'balance_transaction', amount })),
})

/** What Stripe reports of a dispute, and what we read. */
test.each([
  [
    { status: 'warning_under_review', ...moved() },
    { state: 'inquiry', withdrawn: 0, dueAt: null },
  ],
  [
    { status: 'warning_closed', ...moved() },
    { state: 'won', withdrawn: 0, dueAt: null },
  ],
  [
    { status: 'under_review', ...moved(-1000) },
    { state: 'under_review', withdrawn: 1000 },
  ],
  [
    { status: 'won', ...moved(-1000) },
    { state: 'won', withdrawn: 1000 },
  ],
  [
    { status: 'won', ...moved(-1000, 1000) },
    { state: 'won', withdrawn: 0 },
  ],
  [
    { status: 'lost', ...moved() },
    { state: 'lost', withdrawn: 0 },
  ],
  [
    { status: 'prevented', ...moved(-1000) },
    { state: 'lost', withdrawn: 1000 },
  ],
  [
    { status: 'prevented', ...moved() },
    { state: 'won', withdrawn: 0 },
  ],
  [
    { status: 'appeal_needs_response', ...moved(-1000) },
    { state: 'open', withdrawn: 1000 },
  ],
  [
    { status: 'appeal_under_review', ...moved(-1000) },
    { state: 'under_review', withdrawn: 1000 },
  ],
  [
    { status: 'of_the_future', ...moved(-1000) },
    { state: 'open', dueAt: null },
  ],
  // The account is paid in another currency, and two fifths of what was taken came back.
  [
    { status: 'lost', ...moved(-4500, 1800) },
    { state: 'lost', withdrawn: 600 },
  ],
  [
    { amount: 400, ...moved(-400) },
    { amount: money(400, 'USD'), withdrawn: 400 },
  ],
  [{ amount: 900, currency: 'eur', ...moved(-900) }, { amount: money(900, 'EUR') }],
  [{ evidence_details: { due_by: 0 } }, { state: 'open', dueAt: null }],
  [{ evidence_details: { due_by: null } }, { state: 'open', dueAt: null }],
  [
    { evidence_details: { due_by: 1_900_000_000 }, reason: 'product_not_received' },
    { dueAt: new Date(1_900_000_000_000), reason: 'product_not_received' },
  ],
])('Stripe’s %o is read as %o', async (facts, as) => {
  const { reference, redirect } = await paid()
  api.dispute(redirect, 'open', facts)
  expect(await gateway.disputes(reference)).toMatchObject([as])
})

const notice = (type: string, dispute: Partial<StoredDispute>) => read({ type, object: dispute })

test.each(['created', 'updated', 'funds_withdrawn', 'funds_reinstated', 'closed'])(
  'charge.dispute.%s names the payment to look at',
  async (what) => {
    const { reference, redirect } = await paid()
    const dispute = api.dispute(redirect, 'open')
    expect(await notice(`charge.dispute.${what}`, dispute)).toEqual({
      id: 'evt_1',
      payment: reference,
      about: 'dispute',
    })
  },
)

test('disputes of other shops of the account, and of charges without a PaymentIntent, are ignored', async () => {
  const { redirect } = await paid()
  const { payment_intent: intent } = api.dispute(redirect, 'open')
  const created = 'charge.dispute.created'
  expect(await notice(created, { payment_intent: null as unknown as string })).toBeUndefined()
  Object.assign(api.intents.get(intent) ?? {}, { metadata: { reference: 'an order elsewhere' } })
  expect(await notice(created, { payment_intent: intent })).toBeUndefined()
  const known = await gateway.disputedSince(new Date(clock.now() - 60_000))
  expect(known).not.toContain('an order elsewhere')
  Object.assign(api.intents.get(intent) ?? {}, { metadata: {} })
  expect(await notice(created, { payment_intent: intent })).toBeUndefined()
})

test('a notice whose payment Stripe doesn’t tell is refused, so that Stripe sends it again', async () => {
  await expect(notice('charge.dispute.created', { payment_intent: 'pi_gone' })).rejects.toThrow()
})

test('recent disputes are found with our clock ahead of Stripe’s', async () => {
  const { reference, redirect } = await paid()
  api.dispute(redirect, 'open')
  clock.advance(days(1))
  expect(await gateway.disputedSince(new Date(clock.now() - 60_000))).toContain(reference)
})

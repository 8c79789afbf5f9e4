import { expect, test } from 'vitest'
import { testPlatform } from '../../../test/support/platform.ts'
import { money } from '../../contract/money.ts'
import { paymentGatewayContract } from '../../server/gateway/payment-gateway.contract.ts'
import { minutes } from '../../server/platform/duration.ts'
import { newId } from '../../server/platform/ids.ts'
import { createSandboxGateway } from './sandbox-gateway.ts'
import { movementsOf } from './store.ts'

const { db, jobs, clock } = await testPlatform()
const gateway = createSandboxGateway({
  db,
  jobs,
  clock,
  origin: 'http://127.0.0.1',
  webhookSecret: 'secret',
  deliver: async () => new Response(),
})
await jobs.start()

paymentGatewayContract('the sandbox gateway', () => ({
  gateway,
  async pay(redirect, { refusesLater } = { refusesLater: false }) {
    const session = await gateway.session(redirect.split('/').at(-1) ?? '')
    if (session) await gateway.act(session, { do: 'capture', card: refusesLater ? '0341' : '4242' })
  },
  async dispute(redirect, to) {
    const session = await gateway.session(redirect.split('/').at(-1) ?? '')
    if (session) await gateway.bank.act(session, { to })
  },
}))

test('a card that is submitted several times at once is charged once, and every request is answered', async () => {
  const reference = newId()
  const { redirect } = await gateway.createSession({
    reference,
    method: 'card',
    description: 'ABC234',
    expiresAt: new Date(clock.now() + minutes(30)),
    amount: money(5000, 'MYR'),
    returnUrl: 'http://127.0.0.1/en/pay/x',
  })
  const session = await gateway.session(redirect.split('/').at(-1) ?? '')
  if (!session) throw new Error('no session')
  const states = await Promise.all(
    Array.from({ length: 6 }, () => gateway.act(session, { do: 'capture' })),
  )
  expect(states.map(({ state }) => state)).toEqual(Array(6).fill('captured'))
  const charged = await movementsOf(db, session.id)
  expect(charged.map(({ amount }) => amount)).toEqual([5000])
})

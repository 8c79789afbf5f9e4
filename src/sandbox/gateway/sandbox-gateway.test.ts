import { expect, test } from 'vitest'
import { testPlatform } from '../../../test/support/platform.ts'
import { money } from '../../contract/money.ts'
import { paymentGatewayContract } from '../../server/gateway/payment-gateway.contract.ts'
import { minutes } from '../../server/platform/duration.ts'
import { newId } from '../../server/platform/ids.ts'
import { wordsOf } from '../../server/platform/words.ts'
import { sandboxGatewayPages } from './pages.ts'
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
    locale: 'en',
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

test('banks dispute only card payments, and do only what is possible next', async () => {
  const paidWith = async (method: 'card' | 'bank_transfer') => {
    const { redirect } = await gateway.createSession({
      reference: newId(),
      method,
      description: 'ABC234',
      locale: 'en',
      expiresAt: new Date(clock.now() + minutes(30)),
      amount: money(5000, 'MYR'),
      returnUrl: 'http://127.0.0.1/en/pay/x',
    })
    const session = await gateway.session(redirect.split('/').at(-1) ?? '')
    if (!session) throw new Error('no session')
    return gateway.act(session, { do: 'capture' })
  }
  const pages = sandboxGatewayPages({ gateway, clock })
  const press = async (id: string, action: string) =>
    (await pages.request(`/pay/${id}/${action}`, { method: 'POST' })).status
  const offered = async (id: string) => {
    const text = await (await pages.request(`/pay/${id}`)).text()
    return [...text.matchAll(/action="[^"]*\/(\w+)"/g)].map(([, action]) => action)
  }
  const transfer = await paidWith('bank_transfer')
  expect(await offered(transfer.id)).toEqual([])
  expect(await press(transfer.id, 'dispute')).toBe(404)
  const card = await paidWith('card')
  expect(await offered(card.id)).toEqual(['inquire', 'dispute'])
  expect(await press(card.id, 'lose')).toBe(404)
  expect(await press(card.id, 'dispute')).toBe(303)
  expect(await offered(card.id)).toEqual(['review', 'win', 'lose'])
  expect(await press(card.id, 'lose')).toBe(303)
  expect(await offered(card.id)).toEqual(['win'])
})

test('pages, their forms and what follows them are in the language that the shop handed over', async () => {
  const { redirect } = await gateway.createSession({
    reference: newId(),
    method: 'card',
    description: 'ABC234',
    locale: 'hu',
    expiresAt: new Date(clock.now() + minutes(30)),
    amount: money(5000, 'MYR'),
    returnUrl: 'http://127.0.0.1/hu/pay/x',
  })
  const pages = sandboxGatewayPages({ gateway, clock })
  const path = new URL(redirect).pathname.replace('/gateway/sandbox', '')
  const page = await (await pages.request(path)).text()
  expect(page).toContain('<html lang="hu">')
  expect(page).toContain(wordsOf('gateway', 'hu')('card-title'))
  expect(page).not.toContain(wordsOf('gateway', 'en')('card-title'))
  const card = { number: '4000002500003155', expiry: '12/40', code: '123' }
  const post = (body: Record<string, string>) =>
    pages.request(`${path}/card`, { method: 'POST', body: new URLSearchParams(body) })
  expect(await (await post({ ...card, expiry: '12/20' })).text()).toContain(
    wordsOf('gateway', 'hu')('problem-expiry_past'),
  )
  const challenge = (await post(card)).headers.get('location') ?? ''
  expect(challenge).toBe(new URL(redirect).pathname)
  expect(await (await pages.request(challenge.replace('/gateway/sandbox', ''))).text()).toContain(
    wordsOf('gateway', 'hu')('challenge-title'),
  )
})

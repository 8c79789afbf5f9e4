import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openShop } from '../../test/support/shop.ts'
import { searchRequest } from '../../test/support/traveller.ts'
import { staffRoles } from '../contract/desk/staff-roles.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { signGrant } from './order/access/order-access.ts'
import { orders } from './order/tables.ts'
import { createApi } from './platform/http/api.ts'

const shop = await openShop()
const { idempotency, signer, clock, log, metrics } = shop.platform
const idempotent = shop.api.mounted.filter((each) => each.idempotent)

/** An API with the idempotent calls of the contract, without their input and rules: each answers with the next number. */
const bare = createApi({
  idempotency,
  signer,
  clock,
  log,
  metrics,
  strict: true,
  version: '1.0.0',
  secure: false,
})
let answers = 0
for (const { params: _, query: __, body: ___, ...call } of idempotent) {
  const own = { ...call, result: z.number(), csrf: false } as Endpoint
  bare.mount(
    own,
    async () => {
      answers += 1
      return answers
    },
    { mayReplay: async () => {} },
  )
}
bare.authenticateWith(async (id) => ({ id, type: 'MEMBER', signInId: id, provenAt: 0 }))
bare.authenticateStaffWith(async (id) => ({
  id,
  email: `${id}@example.com`,
  name: id,
  roles: staffRoles,
  sessionId: id,
  isLocked: false,
  isProven: true,
}))

type Proof = Record<string, string>

/** Returns what callers of an endpoint can show: each is somebody else. */
function callers({ auth = 'none', device, orderAccess }: Endpoint): Proof[] {
  if (auth === 'staff') return [signedIn('ana'), signedIn('ben')]
  const devices = ['one', 'two'].map((id) => ({ 'x-auid': id }))
  const guests: Proof[] = device ? devices : [...devices, {}]
  const members = ['mei', 'dara'].map((id) => ({ ...signedIn(id), 'x-auid': 'one' }))
  const visitors = [...(auth === 'member' ? [] : guests), ...(auth === 'none' ? [] : members)]
  if (!orderAccess) return visitors
  return visitors.flatMap((each) => [
    each,
    { ...each, 'x-order-access': 'grant-one' },
    { ...each, 'x-order-access': 'grant-two' },
  ])
}

const signedIn = (who: string): Proof => ({ authorization: `Bearer ${who}` })

async function ask({ id: _, method, path }: Endpoint, key: string, proof: Proof) {
  const request = new Request(`http://site.test/front/v1${path.replace(/:\w+/g, 'AB12CD')}`, {
    method,
    body: '{}',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, ...proof },
  })
  const response = await bare.fetch(request, { requestId: 'r', clientAddress: '192.0.2.1' })
  return {
    replayed: response.headers.get('idempotency-replayed') === 'true',
    result: ((await response.json()) as { result?: number }).result,
  }
}

test('there are idempotent calls to check', () => {
  expect(idempotent.length).toBeGreaterThan(30)
})

test.each(idempotent.map((each) => [each.id, each] as const))(
  '%s: the same key and body give each caller an answer of their own, and the same one again',
  async (_, each) => {
    const key = crypto.randomUUID()
    const first = []
    for (const proof of callers(each)) first.push(await ask(each, key, proof))
    expect(first.every(({ replayed, result }) => !replayed && result)).toBe(true)
    expect(new Set(first.map(({ result }) => result)).size).toBe(first.length)
    const again = []
    for (const proof of callers(each)) again.push(await ask(each, key, proof))
    expect(again).toEqual(first.map(({ result }) => ({ replayed: true, result })))
  },
)

/** Calls like an API client that is no browser: without a device, with an obvious key. */
const asClient = { 'x-auid': '', 'idempotency-key': 'pay-1' }

describe('a client that shows a grant and no device', () => {
  test('starts a payment, whose page no stranger with the same key gets', async () => {
    const traveller = shop.traveller()
    const booking = await traveller.book(searchRequest())
    const { orderCode, trxId } = await traveller.must(traveller.submit(booking))
    const path = `/pay/${trxId}/start`
    const body = { method: 'card', returnPath: `/en/pay/${trxId}/confirmation` }
    const grant = {
      ...asClient,
      'x-order-access': signGrant(signer, clock, { code: orderCode, addressRound: 0 }),
    }
    const own = await shop.traveller().call('POST', path, body, grant)
    expect(own.status).toBe(201)
    expect(await shop.traveller().call('POST', path, body, grant)).toEqual(own)
    expect(await shop.traveller().call('POST', path, body, asClient)).toMatchObject({
      error: 'TRX_NOT_FOUND',
    })
  })
  test('writes to support, and no stranger with the same key reads the conversation', async () => {
    const email = `mei.${crypto.randomUUID()}@test.example`
    const sent = { topic: 'refund', email, name: 'Mei Tan', message: 'Where is it?' }
    const who = shop.traveller()
    const { number } = await who.must(
      who.call<{ number: string }>('POST', '/support/add-ticket', sent),
    )
    const [mail] = await shop.mailsTo(email)
    const grant = /access=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const path = `/support/tickets/${number}/messages`
    const reply = { message: 'Please', attachments: [] }
    const own = await who.call('POST', path, reply, { ...asClient, 'x-order-access': grant })
    expect(own.status).toBe(201)
    const stranger = await shop.traveller().call('POST', path, reply, asClient)
    expect(stranger).toMatchObject({ error: 'TICKET_NOT_FOUND' })
  })
})

test('an answer isn’t repeated to a device whose access has ended since', async () => {
  const traveller = shop.traveller()
  const booking = await traveller.book(searchRequest())
  const { orderCode, trxId } = await traveller.must(traveller.submit(booking))
  const path = `/pay/${trxId}/start`
  const body = { method: 'card', returnPath: `/en/pay/${trxId}/confirmation` }
  const key = { 'idempotency-key': 'pay-2' }
  expect((await traveller.call('POST', path, body, key)).status).toBe(201)
  // A member's order isn't open to the device that made it.
  await shop.platform.db
    .update(orders)
    .set({ memberId: 'somebody' })
    .where(eq(orders.code, orderCode))
  expect(await traveller.call('POST', path, body, key)).toMatchObject({ error: 'TRX_NOT_FOUND' })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { openAfterSales } from '../../../../test/support/after-sales.ts'
import { signInStaff } from '../../../../test/support/staff.ts'
import type { DemonstrationAccount } from '../../../contract/desk/sign-in.ts'
import { minutes, seconds } from '../../platform/duration.ts'

const after = await openAfterSales({ DESK_LOCK_MINUTES: '15', DESK_FACTOR_MINUTES: '10' })
const { shop } = after
const { clock } = shop.platform
const trip = await after.ticketed()

type Sent = Record<string, unknown>

/** Signs in with an account for trying the desk, whose code is new each time. */
async function signIn(role = 'support') {
  const known = async () => {
    // Each code works once.
    clock.advance(seconds(30))
    const { result } = await shop
      .traveller()
      .call<DemonstrationAccount[]>('GET', '/desk/demonstration')
    const found = result.find(({ roles }) => roles[0] === role)
    if (!found) throw new Error(`no ${role}`)
    return found
  }
  const { email, password, code } = await known()
  const opened = await shop
    .traveller()
    .call<{ token: string }>('POST', '/desk/sign-in', { email, password, code })
  const authorization = `Bearer ${opened.result.token}`
  /** A new network each time: attempts are limited by network. */
  const call = (method: string, path: string, body?: Sent, headers: Record<string, string> = {}) =>
    shop.traveller().call<Sent>(method, path, body, { authorization, ...headers })
  return {
    password,
    call,
    code: async () => (await known()).code,
    prove: (body: Sent) => call('POST', '/desk/session/proof', body),
    session: () => call('GET', '/desk/session'),
    search: () => call('GET', '/desk/orders'),
    refund: (key: string) =>
      call(
        'POST',
        `/desk/orders/${trip.orderCode}/refunds-by-hand`,
        { amount: 100, why: 'The traveller called' },
        { 'idempotency-key': key },
      ),
  }
}

describe('a session that nobody uses', () => {
  it('is locked after the setting, and not while it’s used', async () => {
    const { search, session } = await signIn()
    for (let minute = 0; minute < 40; minute += 8) {
      clock.advance(minutes(8))
      expect((await search()).status).toBe(200)
    }
    clock.advance(minutes(17))
    expect(await search()).toMatchObject({ status: 401, error: 'DESK_LOCKED' })
    expect((await session()).result).toMatchObject({ isLocked: true, lockMinutes: 15 })
    // Asking doesn't keep it open, or open it.
    expect(await search()).toMatchObject({ error: 'DESK_LOCKED' })
  })

  it('is unlocked by password and second factor together, each code once', async () => {
    const { prove, search, code, password } = await signIn()
    clock.advance(minutes(20))
    const used = await code()
    expect(await prove({ code: used })).toMatchObject({
      error: 'VALIDATION',
      fields: { password: 'required' },
    })
    expect(await prove({ password: 'sojourn', code: used })).toMatchObject({
      error: 'SIGN_IN_FAILED',
    })
    expect(await prove({ password })).toMatchObject({ error: 'VALIDATION' })
    expect(await search()).toMatchObject({ error: 'DESK_LOCKED' })
    expect(await prove({ password, code: used })).toMatchObject({ status: 200 })
    expect((await search()).status).toBe(200)
    expect(await prove({ code: used })).toMatchObject({ error: 'SIGN_IN_FAILED' })
  })

  it('isn’t unlocked by a colleague’s code', async () => {
    const { prove, search, password } = await signIn()
    const colleague = await signIn('finance')
    clock.advance(minutes(20))
    expect(await prove({ password, code: await colleague.code() })).toMatchObject({
      error: 'SIGN_IN_FAILED',
    })
    expect(await search()).toMatchObject({ error: 'DESK_LOCKED' })
  })

  it('is locked at once by its page, and can be signed out of', async () => {
    const { call, search } = await signIn()
    expect((await call('POST', '/desk/session/lock')).status).toBe(200)
    expect(await search()).toMatchObject({ error: 'DESK_LOCKED' })
    expect((await call('DELETE', '/desk/session')).status).toBe(200)
    expect(await search()).toMatchObject({ error: 'SESSION_EXPIRED' })
  })
})

describe('moving money', () => {
  let support: Awaited<ReturnType<typeof signIn>>
  beforeAll(async () => {
    support = await signIn()
  })

  it('needs a second factor that isn’t older than the setting', async () => {
    expect((await support.refund('one')).status).toBe(201)
    clock.advance(minutes(10))
    expect(await support.refund('two')).toMatchObject({ status: 403, error: 'FACTOR_NEEDED' })
    // What moves nothing doesn't.
    expect((await support.search()).status).toBe(200)
  })

  it('isn’t done by repeating what was done before', async () => {
    expect(await support.refund('one')).toMatchObject({ status: 403, error: 'FACTOR_NEEDED' })
  })

  it('is done under the same key after the factor, which another session doesn’t share', async () => {
    const other = await signIn()
    clock.advance(minutes(10))
    expect((await support.prove({ code: await support.code() })).status).toBe(200)
    expect((await support.refund('two')).status).toBe(201)
    expect(await other.refund('three')).toMatchObject({ error: 'FACTOR_NEEDED' })
  })

  it.each(['refunds-by-hand', 'changes'])(
    'isn’t done by rejecting: of %s only approving needs the factor',
    async (what) => {
      const finance = await signIn('finance')
      clock.advance(minutes(11))
      const path = `/desk/orders/${trip.orderCode}/${what}/${crypto.randomUUID()}/decision`
      const decide = (decision: string) =>
        finance.call(
          'POST',
          path,
          { decision, why: 'Asked the airline' },
          { 'idempotency-key': crypto.randomUUID() },
        )
      expect(await decide('approved')).toMatchObject({ status: 403, error: 'FACTOR_NEEDED' })
      // Nothing was proposed: it's only found out behind the check.
      expect(await decide('rejected')).toMatchObject({ error: 'NOT_FOUND' })
    },
  )

  it('isn’t opened by guessing: after fifty wrong codes from anywhere no code works', async () => {
    const { call, code, refund } = await signIn('finance')
    clock.advance(minutes(11))
    const here = { 'x-auid': crypto.randomUUID() }
    for (let turn = 0; turn < 50; turn += 1) {
      await call('POST', '/desk/session/proof', { code: '000000' }, here)
    }
    const reply = await call('POST', '/desk/session/proof', { code: await code() }, here)
    expect(reply).toMatchObject({ error: 'SIGN_IN_FAILED' })
    expect(await refund('four')).toMatchObject({ error: 'FACTOR_NEEDED' })
  })
})

it('every call that moves money, or opens the way to it, needs a fresh factor', () => {
  const acts = [
    'order.refund',
    'order.refund-by-hand',
    'order.approve-refund',
    'order.pay-out',
    'order.approve-change',
  ]
  const moving = shop.api.mounted.filter(
    ({ act, method, id }) =>
      acts.includes(act ?? '') && method !== 'GET' && id !== 'desk.quote-refund',
  )
  expect(moving.map(({ id, fresh }) => [id, fresh]).toSorted()).toEqual([
    ['desk.confirm-refund', true],
    ['desk.decide-change', 'approval'],
    ['desk.decide-refund', 'approval'],
    ['desk.propose-refund', true],
    ['desk.record-pay-out', true],
    ['desk.resume-refund', true],
    // It keeps money from moving.
    ['desk.withhold-refund', undefined],
  ])
})

it('searches for people and opened tickets are logged, without what was typed', async () => {
  const support = await signInStaff(shop, ['support'])
  const { email } = trip.order.contact
  await support.call('GET', `/desk/orders?q=${encodeURIComponent(email)}`)
  const { result: written } = await shop
    .traveller()
    .call<{ number: string }>('POST', '/support/add-ticket', {
      topic: 'payment',
      email,
      name: 'Mei Tan',
      message: 'Was I charged twice?',
      orderCode: trip.orderCode,
    })
  await support.call('GET', `/desk/tickets/${written.number}`)
  await support.call('GET', `/desk/tickets/${written.number}`)
  await support.call('GET', '/desk/tickets?list=all&q=tan')
  const admin = await signInStaff(shop, ['admin'])
  const logged = async (act: string) => {
    const reply = await admin.call<{ entries: Sent[] }>(
      'GET',
      `/desk/log?act=${act}&staff=${support.id}`,
    )
    return reply.result.entries
  }
  expect(await logged('order.search')).toMatchObject([{ after: { found: [trip.orderCode] } }])
  expect(await logged('ticket.read')).toMatchObject([{ target: { id: written.number } }])
  expect(await logged('ticket.search')).toMatchObject([{ after: { found: [written.number] } }])
  expect(JSON.stringify(await logged('order.search'))).not.toContain(email)
})

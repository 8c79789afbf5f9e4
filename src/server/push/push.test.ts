import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { openMemberSite, someEmail } from '../../../test/support/member/member-site.ts'
import { eventually } from '../../../test/support/shop.ts'
import { searchRequest } from '../../../test/support/traveller.ts'
import type { OrderCode } from '../../contract/ids.ts'
import type { PushEvent } from '../../contract/push/push-events.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { pushData } from './personal-data-store.ts'
import type { SealedPush } from './post-push.ts'
import { pushSubscriptions } from './tables.ts'

/** What the push service got, and what it answers. */
const posted: SealedPush[] = []
let status = 201
const site = await openMemberSite(
  {},
  {},
  {
    postPush: async (message) => {
      posted.push(message)
      return status
    },
  },
)
const { push } = site
const { db } = site.platform
afterEach(() => {
  status = 201
  posted.length = 0
})

/** Creates a browser that can subscribe and read what it's sent (RFC 8291). */
function createBrowser() {
  const own = createECDH('prime256v1')
  const p256dh = own.generateKeys('base64url')
  const auth = randomBytes(16)
  const endpoint = `https://push.example.com/send/${randomBytes(12).toString('base64url')}`
  const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length))
  return {
    subscription: { endpoint, keys: { p256dh, auth: auth.toString('base64url') } },
    read({ body }: SealedPush) {
      const [salt, server, sealed] = [
        body.subarray(0, 16),
        body.subarray(21, 86),
        body.subarray(86),
      ]
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), server])
      const secret = derive(own.computeSecret(server), auth, info, 32)
      const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
      const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
      const open = createDecipheriv('aes-128-gcm', key, nonce)
      open.setAuthTag(sealed.subarray(-16))
      const text = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()])
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString())
    },
  }
}

const all: PushEvent[] = ['confirmed', 'changed', 'money', 'problem']
const path = '/push/subscription'
const rows = () => db.select().from(pushSubscriptions)

/** Returns a guest with an unpaid order. */
async function guest() {
  const traveller = site.traveller()
  const { orderCode, trxId } = await traveller.must(
    traveller.submit(await traveller.book(searchRequest())),
  )
  const choose = (more: object = {}) =>
    traveller.call('PUT', path, {
      orderCode,
      language: 'en',
      events: all,
      subscription: createBrowser().subscription,
      ...more,
    })
  return { traveller, orderCode, trxId, choose }
}

describe('a guest', () => {
  it('hears that tickets are issued, in a message that says nothing but order and event', async () => {
    const { traveller, orderCode, trxId, choose } = await guest()
    const browser = createBrowser()
    expect(await choose({ subscription: browser.subscription })).toMatchObject({ status: 200 })
    const { redirect } = await traveller.must(traveller.startPaying(trxId))
    await traveller.payByCard(redirect)
    await traveller.must(traveller.settle(trxId))
    const [message] = await eventually(async () => posted.length > 0 && [...posted])
    if (!message) throw new Error('no message')
    expect(message.endpoint).toBe(browser.subscription.endpoint)
    expect(message.headers).toMatchObject({ TTL: 86_400, 'Content-Encoding': 'aes128gcm' })
    expect(browser.read(message)).toEqual({
      order: orderCode,
      event: 'confirmed',
      language: 'en',
      title: `Order ${orderCode}`,
      text: 'Your tickets and vouchers are ready.',
    })
  })

  it('reads and changes the choice, and ends it', async () => {
    const { traveller, orderCode, choose } = await guest()
    const read = () =>
      traveller.must(
        traveller.call<{ publicKey: string; events: PushEvent[] }>(
          'GET',
          `${path}?orderCode=${orderCode}`,
        ),
      )
    expect(await read()).toEqual({ publicKey: expect.stringMatching(/^[\w-]{87}$/), events: [] })
    await choose()
    await choose({ events: ['changed'] })
    expect((await read()).events).toEqual(['changed'])
    await traveller.must(traveller.call('DELETE', `${path}?orderCode=${orderCode}`))
    expect((await read()).events).toEqual([])
  })

  it('can’t listen to an order that isn’t theirs, or to no order', async () => {
    const { orderCode, choose } = await guest()
    const body = {
      language: 'en',
      events: all,
      subscription: createBrowser().subscription,
    }
    const other = site.traveller()
    expect(await other.call('PUT', path, { ...body, orderCode })).toMatchObject({
      error: 'TRX_NOT_FOUND',
    })
    expect(await choose({ orderCode: undefined })).toMatchObject({ error: 'TOKEN_MISSING' })
  })

  it.each([
    'http://push.example.com/send/1',
    'https://127.0.0.1/send/1',
    'https://[::1]/send/1',
    'https://localhost/send/1',
    'https://push.internal/send/1',
    'https://push.example.com:8443/send/1',
    'https://user@push.example.com/send/1',
  ])('can’t make the server call %s', async (endpoint) => {
    const { choose } = await guest()
    const { keys } = createBrowser().subscription
    expect(await choose({ subscription: { endpoint, keys } })).toMatchObject({
      error: 'VALIDATION',
      fields: { endpoint: 'not_public' },
    })
  })

  it('has address and keys sealed in the database', async () => {
    const { choose } = await guest()
    const { subscription } = createBrowser()
    await choose({ subscription })
    const stored = JSON.stringify(await rows())
    expect(stored).not.toContain(subscription.endpoint)
    expect(stored).not.toContain(subscription.keys.auth)
  })
})

/** Returns what happens to a member's subscription when something is to be sent. */
async function member() {
  const { token } = await site.signUp(someEmail(), 'three calm otters row')
  const browser = createBrowser()
  const headers = { 'x-auid': crypto.randomUUID() }
  const choose = (events: PushEvent[]) =>
    site.call('PUT', path, {
      token,
      headers,
      body: { language: 'en', events, subscription: browser.subscription },
    })
  await choose(all)
  const row = (await rows()).find(({ device }) => device === headers['x-auid'])
  if (!row) throw new Error('not stored')
  const order = {
    id: crypto.randomUUID(),
    code: 'K7MW2P' as OrderCode,
    memberId: row.about.slice('member:'.length),
  }
  /** Tells of an order what a mail of this kind says. */
  const tell = (mailKind: string, mailKey: string = crypto.randomUUID()) =>
    inTransaction(db, async (tx) =>
      push.send(tx, await push.messages(tx, order, mailKind), mailKey),
    )
  const isGone = async () => !(await rows()).some(({ device }) => device === row.device)
  return { row, token, browser, choose, tell, isGone }
}

describe('a member', () => {
  it('hears of what they chose, about any of their orders', async () => {
    const { browser, choose, tell } = await member()
    await choose(['changed', 'money'])
    await tell('failed')
    await tell('refund')
    const [message] = await eventually(async () => posted.length > 0 && [...posted])
    expect(message && browser.read(message)).toMatchObject({ order: 'K7MW2P', event: 'money' })
  })

  it('hears of each mail once, and of none that isn’t news', async () => {
    const { tell } = await member()
    await tell('order-placed')
    await tell('notice', 'a mail')
    await tell('notice', 'a mail')
    await tell('failed')
    await eventually(async () => posted.length > 1)
    expect(posted).toHaveLength(2)
  })

  it('who has signed out hears nothing more on that device', async () => {
    const { token, tell, isGone } = await member()
    await site.call('POST', '/member/signout', { token, body: {} })
    await tell('notice')
    await eventually(isGone)
    expect(posted).toEqual([])
  })

  it('gets the choice in an export of their data, and it’s erased with the rest', async () => {
    const { row, isGone } = await member()
    const who = { email: '', memberId: row.about.slice('member:'.length), device: null }
    const data = pushData({ db })
    expect(await data.read(who)).toEqual([expect.objectContaining({ events: all })])
    expect(await data.read({ ...who, memberId: null })).toEqual([])
    await inTransaction(db, (tx) => data.erase(tx, who))
    expect(await isGone()).toBe(true)
  })

  it.each([404, 410])('a browser that is gone (%s) is forgotten', async (answer) => {
    const { tell, isGone } = await member()
    status = answer
    await tell('notice')
    await eventually(isGone)
  })
})

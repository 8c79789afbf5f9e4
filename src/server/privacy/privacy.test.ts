import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openMemberSite, someEmail } from '../../../test/support/member/member-site.ts'
import { eventually } from '../../../test/support/shop.ts'
import type { ResultOf } from '../../contract/endpoint.ts'
import type { erasePersonalData, exportPersonalData } from '../../contract/privacy/personal-data.ts'
import { member } from '../member/tables.ts'
import { newsletterSubscribers } from '../newsletter/tables.ts'
import { hasEnded } from '../order/personal-data-store.ts'
import { searchableOrders } from '../order/search/tables.ts'
import { orderItems, orders } from '../order/tables.ts'
import { personalDataParts } from '../personal-data-parts.ts'
import { days, minutes } from '../platform/duration.ts'
import { mails } from '../platform/mail/tables.ts'
import { trackingEvents } from '../tracking/tables.ts'
import { createErasing } from './erase.ts'
import { erasures } from './tables.ts'

const site = await openMemberSite({}, {}, { findMailDomain: async () => true })
const { call, codeTo, signUp, orderFrom, mailsTo } = site
const { db, clock } = site.platform

type Export = ResultOf<typeof exportPersonalData>
interface Who {
  token?: string
  proof?: string
  device?: string
}
const auid = (device?: string): Record<string, string> => (device ? { 'x-auid': device } : {})
const exported = ({ token, proof, device }: Who) =>
  call<Export>('POST', '/privacy/export', {
    body: { proof },
    headers: auid(device),
    ...(token ? { token } : {}),
  })
function erase({ token, proof, device }: Who, confirm: string) {
  return call<ResultOf<typeof erasePersonalData>>('POST', '/privacy/erase', {
    body: { proof, confirm, language: 'en' },
    headers: { ...auid(device), 'idempotency-key': crypto.randomUUID() },
    ...(token ? { token } : {}),
  })
}

/** Proves an address by the code in a mail. */
async function prove(email: string): Promise<string> {
  await call('POST', '/order/retrieve/request', { body: { email, language: 'en' } })
  const code = await codeTo(email)
  const body = { email, code }
  return (await call<{ proof: string }>('POST', '/order/retrieve/verify', { body })).result.proof
}

const view = (name: string) => ({
  visit: { device: 'mobile', campaign: null, source: null, affiliate: null, utm: null },
  events: [{ name: 'page_view', screen: 'site/home', url: `/en/${name}`, ageMs: 0, details: {} }],
})

/** Somebody with an order, a subscription and events on a device. */
async function someone(token?: string, email = someEmail()) {
  const device = crypto.randomUUID()
  const orderCode = await orderFrom(email, token)
  await call('POST', '/newsletter/subscribe', { body: { email, lang: 'en' } })
  await call('POST', '/tracking/events', {
    body: view('about'),
    headers: auid(device),
    ...(token ? { token } : {}),
  })
  return { email, device, orderCode }
}

const isErased = (email: string) =>
  eventually(async () => (await mailsTo(email)).some(({ subject }) => /was erased/.test(subject)))
const orderOf = async (code: string) => {
  const [order] = await db.select().from(orders).where(eq(orders.code, code))
  if (!order) throw new Error('the order is gone')
  return order
}

const confirmLink = /\/newsletter\/confirm\?uuid=\S+/

describe('what is exported', () => {
  it('a member gets account, travellers, contacts, orders, newsletter, events and mails', async () => {
    const email = someEmail()
    const { token } = await signUp(email)
    const contact = {
      givenName: 'Vanna',
      surname: 'Sok',
      email,
      phoneCountry: 'MY',
      phone: '0123456789',
    }
    await call('POST', '/account/contacts', { body: contact, token })
    const { device, orderCode } = await someone(token, email)
    const isInvited = async () => (await mailsTo(email)).some(({ text }) => confirmLink.test(text))
    expect(await eventually(isInvited)).toBe(true)
    const { result } = await exported({ token, device })
    expect(result.email).toBe(email)
    expect(result.data.account).toMatchObject([{ email, name: 'Dara Sok', contacts: [contact] }])
    expect(result.data.orders).toMatchObject([{ orderCode, contact: { email } }])
    // Nothing of what only suppliers and we know.
    expect(JSON.stringify(result.data.orders)).not.toMatch(/"source"|"ref"/)
    expect(JSON.stringify(result.data.orders)).toContain('MEI A')
    expect(JSON.stringify(result.data.orders)).not.toContain('A12345670')
    expect(result.data.newsletter).toMatchObject([{ state: 'pending' }])
    expect(result.data.events).toMatchObject([{ name: 'page_view', url: '/en/about' }])
    // What mails say is exported, but not while a code in them may be valid.
    const texts = (of: typeof result) =>
      of.data.mails?.map((mail) => (mail as { text: unknown }).text)
    expect(texts(result)).toContain(null)
    expect(texts(result)).toContainEqual(expect.stringMatching(/newsletter/i))
    expect(JSON.stringify(texts(result))).not.toMatch(/\b\d{6}\b/)
    // Links confirm subscriptions and open orders without signing in.
    const [secret = ''] = (await mailsTo(email)).flatMap(({ text }) => confirmLink.exec(text) ?? [])
    expect(secret.length).toBeGreaterThan(50)
    expect(texts(result)?.join()).not.toContain(secret)
    expect(texts(result)?.join()).toMatch(/ http:\S+\/…\n/)
    clock.advance(minutes(11))
    const later = await exported({ proof: await prove(email), device })
    expect(texts(later.result)).toContainEqual(expect.stringMatching(/\d{6}/))
    expect(JSON.stringify(result)).not.toMatch(/passwordHash|Sealed/)
  })

  it('a guest gets it by proving the address; nobody gets anybody else’s', async () => {
    const [one, other] = [await someone(), await someone()]
    const proof = await prove(one.email)
    const { result } = await exported({ proof, device: one.device })
    expect(result.data.orders).toMatchObject([{ orderCode: one.orderCode }])
    expect(result.data.events).toHaveLength(1)
    expect(JSON.stringify(result)).not.toContain(other.email)
    expect(JSON.stringify(result)).not.toContain(other.orderCode)

    const member = await signUp(someEmail())
    const own = (await exported({ token: member.token, device: crypto.randomUUID() })).result
    expect([own.data.orders, own.data.events]).toEqual([[], []])
    // A member who booked with the guest's address keeps that order to themselves.
    const booked = await orderFrom(one.email, member.token)
    const again = (await exported({ proof })).result
    expect(JSON.stringify(again)).not.toContain(booked)
  })

  it('without a sign-in or a proof nobody gets anything, and a member has to have signed in just now', async () => {
    expect((await exported({})).error).toBe('UNAUTHENTICATED')
    expect((await exported({ proof: 'made up' })).error).toBe('VERIFICATION_EXPIRED')
    const { token } = await signUp(someEmail())
    clock.advance(minutes(11))
    expect((await exported({ token })).error).toBe('REAUTHENTICATION_REQUIRED')
  })
})

describe('what is erased', () => {
  it('needs the address typed again', async () => {
    const { token } = await signUp(someEmail())
    const { status, fields } = await erase({ token }, someEmail())
    expect([status, fields]).toEqual([400, { confirm: 'wrong' }])
  })

  it('an account with all that belongs to it, and its sessions at once; a mail confirms it', async () => {
    const email = someEmail()
    const { token } = await signUp(email)
    const { device } = await someone(token, email)
    const neighbour = await someone()
    const proof = await prove(email)
    expect((await erase({ proof, device }, email)).status).toBe(202)
    expect((await call('GET', '/member/get', { token })).status).toBe(401)
    await isErased(email)
    const left = async () => [
      await db.select().from(member).where(eq(member.email, email)),
      await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email)),
      await db.select().from(trackingEvents).where(eq(trackingEvents.visitorId, device)),
    ]
    // Events of the account that were recorded while signed in went with it.
    expect(await left()).toEqual([[], [], []])
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Your data was erased'])
    const theirs = [neighbour.email]
    expect(
      await db
        .select()
        .from(newsletterSubscribers)
        .where(inArray(newsletterSubscribers.email, theirs)),
    ).toHaveLength(1)
    expect((await orderOf(neighbour.orderCode)).email).toBe(neighbour.email)
  })

  it('mails that still wait, and the one that confirms it once that is sent', async () => {
    const email = someEmail()
    const { device } = await someone(undefined, email)
    const words = { subject: 'Your code', text: 'about them', html: '', createdAt: clock.date() }
    const waiting = ['queued', 'sending'] as const
    for (const state of waiting) {
      const id = crypto.randomUUID()
      await db.insert(mails).values({ ...words, to: email, state, id, key: id })
    }
    await erase({ proof: await prove(email), device }, email)
    const confirmed = () => eventually(async () => (await mailsTo(email))[0]?.state === 'sent')
    await isErased(email)
    await confirmed()
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Your data was erased'])
    const erasing = createErasing({
      ...site.platform,
      parts: personalDataParts(site.platform, site.orders),
    })
    const isStill = () => db.$count(mails, eq(mails.to, email))
    const put = (state: 'sending' | 'sent', createdAt = clock.date()) =>
      db.update(mails).set({ state, createdAt }).where(eq(mails.to, email))
    await put('sending')
    await erasing.eraseLeft()
    expect(await isStill()).toBe(1)
    await put('sent')
    await erasing.eraseLeft()
    expect(await isStill()).toBe(0)
    const stuck = { ...words, to: email, state: 'sending', id: crypto.randomUUID() } as const
    await db.insert(mails).values({ ...stuck, key: 'erased:stuck' })
    await put('sending', new Date(clock.now() - days(8)))
    await erasing.eraseLeft()
    expect(await isStill()).toBe(0)
  })

  it('orders once they’re over: never paid ones lose their people, and asking again changes nothing', async () => {
    const { email, orderCode, device } = await someone()
    const order = await orderOf(orderCode)
    const about = `Your e-tickets: order ${orderCode}`
    const words = { subject: about, text: '', html: '' }
    const sent = { to: email, state: 'sent', createdAt: clock.date() } as const
    const id = crypto.randomUUID()
    await db.insert(mails).values({ ...words, ...sent, id, key: id })
    await erase({ proof: await prove(email), device }, email)
    await isErased(email)
    expect((await orderOf(orderCode)).email).toBe(email)
    expect(await db.select().from(erasures).where(eq(erasures.email, email))).toMatchObject([
      { state: 'waiting' },
    ])
    expect((await mailsTo(email))[0]?.text).toContain('aren’t erased yet')
    // What was written about the trip stays as long, also when the nightly job comes by before it's over.
    const erasing = createErasing({
      ...site.platform,
      parts: personalDataParts(site.platform, site.orders),
    })
    const subjects = async () => (await mailsTo(email)).map(({ subject }) => subject)
    expect(await subjects()).toEqual(['Your data was erased', about])
    await erasing.eraseLeft()
    expect(await subjects()).toContain(about)

    const terms = async () => {
      const isIt = eq(searchableOrders.orderId, order.id)
      return (await db.select().from(searchableOrders).where(isIt))[0]?.terms ?? ''
    }
    const person = [order.email.replace(/\W/g, ''), 'tan', '123456789'].map((term) => `:${term}'`)
    for (const term of person) expect(await terms()).toContain(term)

    // The trip is over; the nightly job comes by.
    const items = () => db.select().from(orderItems).where(eq(orderItems.orderId, order.id))
    await db
      .update(orderItems)
      .set({ endsAt: new Date(0) })
      .where(eq(orderItems.orderId, order.id))
    await erasing.eraseLeft()
    expect(await subjects()).not.toContain(about)
    expect(await orderOf(orderCode)).toMatchObject({
      memberId: null,
      contact: { givenName: '', surname: '', phone: '' },
    })
    expect(
      (await items()).flatMap(({ travellers }) => travellers.map((each) => each.surname)),
    ).toEqual(['', ''])
    for (const term of person) expect(await terms()).not.toContain(term)
    expect(await terms()).toContain(`:${orderCode.toLowerCase()}'`)
    expect(JSON.stringify(await db.select().from(erasures))).not.toContain(email)
  })
})

const day = days(1)
const ago = (count: number) => new Date(-count * day)
it.each([
  ['a trip ahead', 100, 'confirmed', ago(50), ago(-1), false],
  ['a paid trip that ended just now', 100, 'confirmed', ago(50), ago(1), false],
  ['a paid trip that ended a month ago', 100, 'confirmed', ago(50), ago(30), true],
  ['a paid trip cancelled just now', 100, 'cancelled', ago(1), ago(-9), false],
  ['a paid trip cancelled a month ago', 100, 'cancelled', ago(31), ago(-9), true],
  ['a trip that nobody paid for', 0, 'expired', ago(0), ago(-9), true],
  ['one that somebody may still pay for', 0, 'held', ago(0), ago(-9), false],
  ['one whose supplier has to be asked', 0, 'unknown', ago(99), ago(9), false],
] as const)('an order is over: %s', (_, paid, state, changedAt, endsAt, isOver) => {
  expect(hasEnded(paid, [{ state, changedAt }], [{ endsAt }], 0)).toBe(isOver)
})

import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openMemberSite, someEmail } from '../../../test/support/member/member-site.ts'
import { days } from '../platform/duration.ts'
import { createSweep } from './sweep-events.ts'
import { trackingEvents } from './tables.ts'
import { createEventWriter } from './write-events.ts'

const site = await openMemberSite({ TRACKING_DAYS: '30' })
const { call, signUp } = site
const { clock, connection, db, metrics } = site.platform

const visit = {
  device: 'mobile',
  campaign: 'autumn',
  source: { s: 'GOOG', u: 'click' },
  affiliate: { id: 'friend', clickId: '' },
  utm: { source: 'news', campaign: 'autumn' },
}
const event = { name: 'page_view', screen: 'site/home', url: '/en', ageMs: 0 }
const send = (events: unknown[], more: { headers?: Record<string, string>; token?: string } = {}) =>
  call<{ accepted: number }>('POST', '/tracking/events', { body: { visit, events }, ...more })
const visitor = () => ({ 'x-auid': crypto.randomUUID(), 'x-session-id': 'session-of-this-test' })
const recorded = () => db.select().from(trackingEvents).orderBy(asc(trackingEvents.receivedAt))
const counted = async (text: string) => (await metrics.registry.metrics()).includes(text)

test('an event is stored with all its fields (S3.23)', async () => {
  const { token } = await signUp(someEmail())
  const headers = {
    ...visitor(),
    'x-country': 'my',
    'x-currency': 'MYR',
    'x-language': 'zh-TW',
    'x-coords': '3.139,101.6869',
    'x-ref-src': 'GOOG',
    'user-agent': 'Test/1',
  }
  const answer = await send([{ ...event, ageMs: 5000, details: { where: 'header' } }], {
    headers,
    token,
  })
  expect(answer).toMatchObject({ status: 202, result: { accepted: 1 } })
  const [row] = await recorded()
  expect(row).toMatchObject({
    type: 'screen',
    name: 'page_view',
    screen: 'site/home',
    url: '/en',
    sessionId: 'session-of-this-test',
    visitorId: headers['x-auid'],
    visitorType: 'member',
    signedIn: true,
    details: { where: 'header' },
    country: 'MY',
    currency: 'MYR',
    language: 'zh-tw',
    referrer: 'GOOG',
    campaign: 'autumn',
    source: visit.source,
    affiliate: visit.affiliate,
    utm: visit.utm,
    userAgent: 'Test/1',
    platform: 'web',
    device: 'mobile',
    geolocation: '3.1,101.7',
    version: site.platform.version,
  })
  expect(row?.memberId).toMatch(/^[\da-f-]{36}$/)
  expect((row?.receivedAt.getTime() ?? 0) - (row?.happenedAt.getTime() ?? 0)).toBe(5000)
  expect(await counted('tracking_events_total{name="page_view"} 1')).toBe(true)
})

test('a country or currency that is none is left out', async () => {
  await send([event], { headers: { ...visitor(), 'x-country': '=1', 'x-currency': '<b>' } })
  expect((await recorded()).at(-1)).toMatchObject({ country: null, currency: null })
})

test('guests and agents are distinguished (S6.8)', async () => {
  const { token } = await signUp(someEmail())
  // Staff appoint agents in the database.
  await connection.pool.query(`update member set type = 'AGENT'`)
  const agent = visitor()
  const guest = visitor()
  await send([event], { headers: agent, token })
  await send([event], { headers: guest })
  const rows = await recorded()
  const typeOf = (of: typeof agent) => rows.find((row) => row.visitorId === of['x-auid'])
  expect(typeOf(agent)).toMatchObject({ visitorType: 'agent', signedIn: true })
  expect(typeOf(guest)).toMatchObject({ visitorType: 'guest', signedIn: false, memberId: null })
})

test('nothing that identifies a person or grants access is stored', async () => {
  const headers = visitor()
  await send(
    [
      {
        ...event,
        name: 'page_error',
        url: '/en/order/AB12CD?email=dara%40example.com&grant=very-secret',
        details: { message: 'no order of dara@example.com at /x?token=very-secret', status: 404 },
      },
    ],
    { headers },
  )
  const row = (await recorded()).find((each) => each.visitorId === headers['x-auid'])
  expect(row).toMatchObject({ url: '/en/order/:id' })
  expect(JSON.stringify(row)).not.toMatch(/dara|secret|AB12CD/)
})

test('error pages are reported to monitoring, except those that aren’t our fault (S8.17, S8.20)', async () => {
  const failed = (status: number | undefined) => ({
    ...event,
    name: 'page_error',
    details: { kind: 'generic', ...(status === undefined ? {} : { status }) },
  })
  await send([0, 404, 499, 429, 503, undefined].map(failed))
  expect(await counted('page_errors_total{status="429"} 1')).toBe(true)
  expect(await counted('page_errors_total{status="503"} 1')).toBe(true)
  expect(await counted('page_errors_total{status="none"} 1')).toBe(true)
  for (const status of [0, 404, 499]) {
    expect(await counted(`page_errors_total{status="${status}"}`)).toBe(false)
  }
})

test.each([
  ['an unknown event', [{ ...event, name: 'keystroke' }]],
  ['none', []],
  ['too many', Array.from({ length: 21 }, () => event)],
  ['a long detail', [{ ...event, details: { text: 'x'.repeat(301) } }]],
  [
    'too many details',
    [{ ...event, details: Object.fromEntries([...'abcdefghijk'].map((each) => [each, 1])) }],
  ],
  ['a screen that is none', [{ ...event, screen: '<script>' }]],
  ['one from the future', [{ ...event, ageMs: -1 }]],
])('%s is refused', async (_, events) => {
  expect(await send(events)).toMatchObject({ status: 400, error: 'VALIDATION' })
})

test('a visitor’s events are rate-limited', async () => {
  const headers = visitor()
  const statuses = await Promise.all(
    Array.from({ length: 70 }, async () => (await send([event], { headers })).status),
  )
  expect(statuses.filter((status) => status === 202)).toHaveLength(60)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  expect((await send([event], { headers: visitor() })).status).toBe(202)
})

test('calls at the same time are stored together, and what is refused of one costs no other', async () => {
  const write = createEventWriter(db)
  const [kept] = await recorded()
  if (!kept) throw new Error('nothing recorded')
  const again = (name: string) => ({ ...kept, id: crypto.randomUUID(), name })
  const before = (await recorded()).length
  const outcomes = await Promise.allSettled([
    write([again('first')]),
    write([again('second'), again('third')]),
    // PostgreSQL stores no such character.
    write([again('fourth'), again('\0')]),
    write([again('fifth')]),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  expect((await recorded()).length).toBe(before + 4)
})

test('a browser with cookies needs the site’s marker', async () => {
  const foreign = await send([event], { headers: { cookie: 'sid=session-of-this-test' } })
  expect(foreign).toMatchObject({ status: 403, error: 'CSRF' })
})

test('events are deleted after TRACKING_DAYS', async () => {
  const sweep = createSweep(site.platform)
  expect((await recorded()).length).toBeGreaterThan(1)
  clock.advance(days(20))
  await send([event])
  clock.advance(days(11))
  await sweep()
  expect(await recorded()).toHaveLength(1)
})

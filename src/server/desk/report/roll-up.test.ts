import { beforeAll, describe, expect, test } from 'vitest'
import { testPlatform } from '../../../../test/support/platform.ts'
import {
  both,
  clockAt,
  monday,
  on,
  ordered,
  tuesday,
  viewed,
} from '../../../../test/support/report/visits-and-orders.ts'
import type { ReportDimension } from '../../../contract/desk/report-terms.ts'
import type { ReportFilters } from '../../../contract/desk/reports.ts'
import { bookings } from '../../flight/tables.ts'
import type { Attribution } from '../../order/attribution.ts'
import { days } from '../../platform/duration.ts'
import { trackingEvents } from '../../tracking/tables.ts'
import { convert, ratesDate } from '../../world/exchange-rates.ts'
import { createReportService } from './report-service.ts'
import { createRollUp } from './roll-up.ts'
import { orderOrigins, reportDays } from './tables.ts'

const platform = await testPlatform({ REPORT_CURRENCY: 'MYR' })
const { db } = platform
const reports = createReportService(platform)
const rollUpAt = (at: Date) => createRollUp({ db, clock: clockAt(at), config: platform.config })()

const ad = { s: 'GOOG', u: 'click' }
const friend = { id: 'friend', clickId: '' }

beforeAll(async () => {
  await db.insert(trackingEvents).values([
    // From an ad, on Monday and past midnight, when the visitor had changed the country.
    viewed(on(monday, '22:00'), {
      sessionId: 'a',
      visitorId: 'ana',
      source: ad,
      country: 'MY',
      campaign: 'autumn',
      language: 'en',
      device: 'mobile',
    }),
    viewed(on(monday, '22:05'), {
      sessionId: 'a',
      visitorId: 'ana',
      source: ad,
      country: 'TH',
      screen: 'flight/results/flight-search-page',
    }),
    viewed(on(tuesday, '00:01'), { sessionId: 'a', visitorId: 'ana', source: ad, country: 'TH' }),
    // From an affiliate, without a search; toasts are no visits.
    viewed(on(monday, '12:00'), {
      sessionId: 'b',
      visitorId: 'ben',
      affiliate: friend,
      country: 'TH',
      language: 'th',
    }),
    viewed(on(monday, '12:01'), { sessionId: 'c', visitorId: 'eve', name: 'toast' }),
    // Staff at the desk.
    viewed(on(monday, '12:02'), { sessionId: 's', visitorId: 'sam', screen: 'desk/desk-index' }),
    // Nobody sent them, and the browser keeps no session.
    viewed(on(monday, '13:00'), { visitorId: 'cai' }),
  ])
  const draft = {
    request: {} as never,
    offers: [],
    draft: {} as never,
    expiresAt: on(tuesday, '20:00'),
  }
  await db.insert(bookings).values([
    { ...draft, id: 'one', owner: 'ana', createdAt: on(monday, '22:10') },
    { ...draft, id: 'two', owner: 'ben', createdAt: on(monday, '12:10') },
  ])
  // Paid and confirmed on Monday; a change of it was paid on Tuesday.
  await ordered(db, {
    owner: 'ana',
    at: on(monday, '22:15'),
    reservations: [
      { state: 'confirmed', confirming: on(monday, '22:20'), confirmed: on(monday, '22:21') },
    ],
    captured: [
      [100_00, on(monday, '22:20')],
      [20_00, on(tuesday, '09:00')],
    ],
  })
  // Paid a day later; one of its two flights failed and was refunded.
  await ordered(db, {
    owner: 'ben',
    at: on(monday, '12:20'),
    currency: 'THB',
    reservations: [{ state: 'confirmed', confirmed: on(tuesday, '08:01') }, { state: 'failed' }],
    captured: [[3000_00, on(tuesday, '08:00')]],
    refunded: [[1000_00, on(tuesday, '08:30')]],
    paidOut: [[50_00, on(tuesday, '09:30')]],
    lost: [
      [700_00, on(tuesday, '10:00')],
      [-100_00, on(tuesday, '11:00')],
    ],
  })
  // A stay paid at the property, made without tracking, confirmed past midnight.
  await ordered(db, {
    owner: 'zoe',
    at: on(monday, '23:58'),
    total: 0,
    reservations: [
      { state: 'confirmed', confirming: on(monday, '23:59'), confirmed: on(tuesday, '00:01') },
    ],
  })
  // Never paid.
  await ordered(db, { owner: 'ben', at: on(tuesday, '12:20'), reservations: [{ state: 'held' }] })
  await rollUpAt(on(tuesday, '18:00'))
})

const steps = (
  visits: number,
  searches: number,
  drafts: number,
  paid: number,
  confirmed: number,
) => ({
  visits,
  searches,
  drafts,
  paid,
  confirmed,
})
async function funnel(by: ReportDimension, filters: ReportFilters = {}) {
  const { rows } = await reports.funnel({ ...both, by, ...filters })
  return Object.fromEntries(rows.map(({ key, ...counts }) => [key, counts]))
}

describe('the funnel', () => {
  test('counts each step on the day it happened', async () => {
    expect(await funnel('day')).toEqual({
      [monday]: steps(3, 1, 2, 2, 1),
      [tuesday]: steps(1, 0, 0, 1, 1),
    })
  })

  test.each<[ReportDimension, Record<string, ReturnType<typeof steps>>]>([
    [
      'source',
      {
        'GOOG ad': steps(2, 1, 1, 1, 1),
        AFT: steps(1, 0, 1, 1, 0),
        DIRECT: steps(1, 0, 0, 0, 0),
        '': steps(0, 0, 0, 1, 1),
      },
    ],
    ['affiliate', { '': steps(3, 1, 1, 2, 2), friend: steps(1, 0, 1, 1, 0) }],
    ['campaign', { autumn: steps(1, 1, 1, 1, 1), '': steps(3, 0, 1, 2, 1) }],
    ['country', { MY: steps(1, 1, 1, 1, 1), TH: steps(2, 0, 1, 1, 0), '': steps(1, 0, 0, 1, 1) }],
    [
      'device',
      { mobile: steps(1, 1, 1, 1, 1), desktop: steps(3, 0, 1, 1, 0), '': steps(0, 0, 0, 1, 1) },
    ],
  ])(
    'by %s: a visit is what its first page was, an order what its device’s visit was',
    async (by, rows) => {
      expect(await funnel(by)).toEqual(rows)
    },
  )

  test('can be narrowed to what came from somewhere, or from nowhere', async () => {
    expect(await funnel('country', { source: 'GOOG ad' })).toEqual({
      MY: steps(1, 1, 1, 1, 1),
      TH: steps(1, 0, 0, 0, 0),
    })
    expect(await funnel('day', { affiliate: 'friend', device: 'mobile' })).toEqual({})
    expect((await reports.funnel({ ...both, by: 'day', source: '' })).total).toEqual(
      steps(0, 0, 0, 1, 1),
    )
  })

  test('is the same however often it’s counted, and takes in events that come late', async () => {
    const before = await funnel('source')
    await Promise.all([rollUpAt(on(tuesday, '19:00')), rollUpAt(on(tuesday, '19:00'))])
    expect(await funnel('source')).toEqual(before)
    await db
      .insert(trackingEvents)
      .values(viewed(on(monday, '20:00'), { sessionId: 'd', receivedAt: on(tuesday, '19:30') }))
    await rollUpAt(on(tuesday, '20:00'))
    expect((await funnel('day'))[monday]).toEqual(steps(4, 1, 2, 2, 1))
  })

  test('stays when its events are deleted, as do the origins of orders', async () => {
    const before = await funnel('source')
    await rollUpAt(on('2026-03-12', '02:00'))
    const origins = await db.select().from(orderOrigins)
    await db.delete(trackingEvents)
    await rollUpAt(on('2026-03-20', '02:00'))
    expect(await funnel('source')).toEqual(before)
    expect(await db.select().from(orderOrigins)).toEqual(origins)
    expect(await db.$count(reportDays)).toBe(12)
  })
})

describe('sales', () => {
  test('are what the ledger says, by day and currency, and converted', async () => {
    const { rows, totals, total, currency } = await reports.sales({ ...both, by: 'day' })
    const amounts = rows.map(({ key, paid, refunded, returned }) => [
      key,
      paid,
      refunded.amount,
      returned.amount,
    ])
    expect(amounts).toEqual([
      [monday, { amount: 100_00, currency: 'MYR' }, 0, 0],
      [tuesday, { amount: 20_00, currency: 'MYR' }, 0, 0],
      [tuesday, { amount: 3000_00, currency: 'THB' }, 1050_00, 600_00],
    ])
    expect(totals.map(({ paid }) => paid.amount)).toEqual([120_00, 3000_00])
    expect(total.paid.amount).toBe(120_00 + convert(3000_00, 'THB', 'MYR'))
    expect(total.refunded.amount).toBe(convert(1050_00, 'THB', 'MYR'))
    expect(total.returned.amount).toBe(convert(600_00, 'THB', 'MYR'))
    expect(currency).toBe('MYR')
    expect(ratesDate).toMatch(/^\d{4}-/)
  })

  test('by where the orders came from, and narrowed to it', async () => {
    const by = async (filters: ReportFilters) =>
      (await reports.sales({ ...both, by: 'affiliate', ...filters })).rows.map(({ key, paid }) => [
        key,
        paid.amount,
      ])
    expect(await by({})).toEqual([
      ['friend', 3000_00],
      ['', 120_00],
    ])
    expect(await by({ source: 'GOOG ad' })).toEqual([['', 120_00]])
  })
})

test('an order says itself where it came from, before the last visit of its device', async () => {
  const day = '2026-03-20'
  const at = on(day, '10:00:00')
  const affiliate = { id: 'friend', clickId: 'c-1' }
  const from = (attribution: Attribution) =>
    ordered(db, { owner: 'attributed', at, reservations: [], attribution })
  const ids = [
    await from({ source: { s: 'GOOG', u: 'click' }, affiliate, referrer: null }),
    await from({ source: { s: 'AFT', p: 'friend', u: 'c-1' }, affiliate, referrer: null }),
    await from({ source: null, affiliate: null, referrer: 'blog.example' }),
  ]
  await db.insert(trackingEvents).values(viewed(at, { visitorId: 'attributed', referrer: 'BING' }))
  await rollUpAt(on(day, '23:00:00'))
  const origins = await db.select().from(orderOrigins)
  expect(
    ids.map((id) => {
      const { source, affiliate: code } = origins.find(({ orderId }) => orderId === id) ?? {}
      return [source, code]
    }),
  ).toEqual([
    ['GOOG ad', 'friend'],
    ['AFT', 'friend'],
    ['BING', ''],
  ])
})

test('today’s orders and sales are counted at one moment, before they are rolled up', async () => {
  const day = '2026-03-21'
  const now = on(day, '12:00')
  await ordered(db, {
    owner: 'eve',
    at: now,
    currency: 'THB',
    reservations: [{ state: 'confirmed', confirming: now, confirmed: now }],
    captured: [[300_00, now]],
    refunded: [[100_00, now]],
  })
  const { total } = await reports.funnel({ from: day, to: day, by: 'day' })
  expect(total).toEqual(steps(0, 0, 0, 0, 0))
  expect(await createReportService({ ...platform, clock: clockAt(now) }).today()).toEqual({
    day,
    paid: { amount: convert(300_00, 'THB', 'MYR'), currency: 'MYR' },
    refunded: { amount: convert(100_00, 'THB', 'MYR'), currency: 'MYR' },
    returned: { amount: 0, currency: 'MYR' },
    ratesDate,
    areRatesOld: now.getTime() - Date.parse(ratesDate) > days(14),
    orders: { paid: 1, confirmed: 1 },
  })
})

test('a day of reports is the agency’s', async () => {
  const config = { ...platform.config, AGENCY_TIME_ZONE: 'Asia/Kuala_Lumpur' }
  // 00:30 on the 26th in Kuala Lumpur.
  const late = on('2026-03-25', '16:30')
  await ordered(db, {
    owner: 'kay',
    at: late,
    reservations: [{ state: 'confirmed', confirming: late, confirmed: late }],
    captured: [[70_00, late]],
  })
  const there = createReportService({ ...platform, config, clock: clockAt(late) })
  expect(await there.today()).toMatchObject({
    day: '2026-03-26',
    paid: { amount: 70_00 },
    orders: { paid: 1, confirmed: 1 },
  })
  const daysOf = async (service: typeof there) => {
    const { rows } = await service.sales({ from: '2026-03-25', to: '2026-03-26', by: 'day' })
    return rows.map(({ key }) => key)
  }
  expect(await daysOf(there)).toEqual(['2026-03-26'])
  expect(await daysOf(reports)).toEqual(['2026-03-25'])
})

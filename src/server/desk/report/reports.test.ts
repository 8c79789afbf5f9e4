import { describe, expect, test } from 'vitest'
import { testPlatform } from '../../../../test/support/platform.ts'
import {
  both,
  clockAt,
  monday,
  on,
  ordered,
  tuesday,
} from '../../../../test/support/report/visits-and-orders.ts'
import { openShop } from '../../../../test/support/shop.ts'
import { signInStaff } from '../../../../test/support/staff.ts'
import { testNow } from '../../../../test/support/test-clock.ts'
import { disputes, payments } from '../../payment/tables.ts'
import { days } from '../../platform/duration.ts'
import { newId } from '../../platform/ids.ts'
import { ratesDate } from '../../world/exchange-rates.ts'
import { createAnswerFlush } from './count-supplier-answers.ts'
import { createReportService } from './report-service.ts'
import { supplierAnswers } from './tables.ts'

const platform = await testPlatform({ REPORT_CURRENCY: 'MYR' })
const { db, metrics } = platform
const reports = createReportService(platform)

test('payments are counted by method and by how they ended', async () => {
  const attempt = {
    orderId: newId(),
    trxId: 't',
    gateway: 'sandbox',
    currency: 'MYR',
    changedAt: new Date(testNow()),
  }
  const began = on(tuesday, '10:00')
  const states = [
    ['captured', 0],
    ['partially_refunded', 500],
    ['declined', 0],
    ['expired', 0],
    ['created', 0],
    ['disputed', 0],
    ['refunded', 0],
  ] as const
  const disputed = newId()
  await db.insert(payments).values([
    ...states.map(([state, refunded]) => ({
      ...attempt,
      id: state === 'disputed' ? disputed : newId(),
      method: 'card' as const,
      state,
      refunded,
      amount: 1000,
      createdAt: began,
    })),
    {
      ...attempt,
      id: newId(),
      method: 'bank_transfer',
      state: 'captured',
      amount: 7,
      createdAt: on(monday, '00:00'),
    },
    {
      ...attempt,
      id: newId(),
      method: 'card',
      state: 'captured',
      amount: 9,
      createdAt: on('2026-03-11', '00:00'),
    },
  ])
  const dispute = { gateway: 'sandbox', currency: 'MYR', reason: 'fraudulent', changes: 1 }
  const when = { openedAt: began, changedAt: began }
  await db.insert(disputes).values(
    (['lost', 'open'] as const).map((state) => ({
      ...dispute,
      ...when,
      id: newId(),
      reference: state,
      paymentId: disputed,
      state,
      amount: 500,
      withdrawn: 500,
    })),
  )
  const { rows, held, areRatesOld } = await reports.payments(both)
  // The lost one is with the payer; the other is with nobody until it's decided.
  expect(held).toMatchObject([{ count: 1, amount: { amount: 500, currency: 'MYR' } }])
  expect(areRatesOld).toBe(platform.clock.now() - Date.parse(ratesDate) > days(14))
  expect(rows).toMatchObject([
    { method: 'bank_transfer', attempts: 1, captured: 1, paid: { amount: 7 } },
    {
      method: 'card',
      attempts: 7,
      captured: 4,
      failed: 2,
      open: 1,
      disputed: 1,
      paid: { amount: 4000 },
      refunded: { amount: 500 },
      returned: { amount: 500 },
    },
  ])
})

test('suppliers’ answers are added up by day, and what became of their reservations', async () => {
  const answered = (outcome: string, seconds: number) =>
    metrics.searches.observe({ search: 'flight-search', supplier: 'meridian', outcome }, seconds)
  const flush = createAnswerFlush({
    db,
    metrics,
    config: platform.config,
    clock: clockAt(on(monday, '10:00')),
  })
  answered('answered', 0.2)
  answered('answered', 0.4)
  answered('failed', 1)
  await flush()
  await flush()
  answered('answered', 0.6)
  answered('timed_out', 8)
  await flush()
  // Another server, which has counted nothing of this, adds to the same rows.
  await createAnswerFlush({
    db,
    metrics,
    config: platform.config,
    clock: clockAt(on(tuesday, '10:00')),
  })()
  expect(await db.$count(supplierAnswers)).toBe(6)
  const { searches, days } = await reports.suppliers({ from: monday, to: monday })
  expect(searches).toEqual([
    {
      search: 'flight',
      supplier: 'meridian',
      answered: 3,
      failed: 1,
      timedOut: 1,
      answeredIn: 400,
    },
  ])
  expect(days).toEqual([{ day: monday, answered: 3, failed: 2 }])
  for (const state of ['confirmed', 'confirmed', 'failed', 'held'] as const) {
    await ordered(db, { owner: 'ana', at: on(tuesday, '09:00'), reservations: [{ state }] })
  }
  const { reservations: of } = await reports.suppliers(both)
  expect(of).toEqual([
    {
      product: 'flight',
      supplier: 'meridian',
      confirmed: 2,
      failed: 1,
      unknown: 0,
      cancelled: 0,
      expired: 0,
      open: 1,
    },
  ])
})

describe('calls', () => {
  const query = `?from=${monday}&to=${tuesday}`
  const names = ['funnel', 'sales', 'payments', 'suppliers'] as const

  test('are for staff who may read reports, of one period of at most a year', async () => {
    const shop = await openShop()
    const finance = await signInStaff(shop, ['finance'])
    const support = await signInStaff(shop, ['support'])
    const read = (staff: typeof finance, name: string, more = query) =>
      staff.call<{ rows?: unknown[] }>('GET', `/desk/reports/${name}${more}&by=day`)
    for (const name of names) {
      expect(await read(finance, name)).toMatchObject({ status: 200 })
      expect(await read(support, name)).toMatchObject({ status: 403, error: 'FORBIDDEN' })
      expect((await shop.traveller().call('GET', `/desk/reports/${name}${query}`)).status).toBe(401)
      for (const wrong of [
        `?from=${tuesday}&to=${monday}`,
        '?from=2025-01-01&to=2026-01-02',
        '?from=today&to=2026-01-02',
      ]) {
        expect(await read(finance, name, wrong)).toMatchObject({ status: 400, error: 'VALIDATION' })
      }
    }
  })
})

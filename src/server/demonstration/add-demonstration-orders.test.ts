import { beforeAll, expect, it, vi } from 'vitest'
import { eventually, openShop } from '../../../test/support/shop.ts'
import { signInStaff } from '../../../test/support/staff.ts'
import type { DeskOrder } from '../../contract/desk/order/desk-order.ts'
import type { DeskQueues } from '../../contract/desk/order/desk-queues.ts'
import type { searchDeskOrders } from '../../contract/desk/order/found-orders.ts'
import type { getFunnelReport, getSalesReport } from '../../contract/desk/reports.ts'
import type { ResultOf } from '../../contract/endpoint.ts'
import { days } from '../platform/duration.ts'

const shop = await openShop({})
const { demonstration, gateway } = shop
let staff = await signInStaff(shop, ['admin'])
const get = <T>(path: string) => staff.must(staff.call<T>('GET', path))
const found = async () => (await get<ResultOf<typeof searchDeskOrders>>('/desk/orders')).orders
const orderOf = async (name: string) => {
  const code = (await found()).find(({ contact }) => contact.name === name)?.orderCode
  return get<DeskOrder>(`/desk/orders/${code}`)
}
const waiting = async () => {
  const { queues } = await get<{ queues: DeskQueues }>('/desk/queues')
  return Object.fromEntries(queues.map(({ id, count }) => [id, count]))
}

// Two servers start at the same time. One of them gives up twice: before a payment, and after what was to happen.
beforeAll(async () => {
  vi.spyOn(gateway, 'act').mockRejectedValueOnce(new Error('crashed'))
  const dispute = gateway.bank.act
  vi.spyOn(gateway.bank, 'act').mockImplementationOnce(async (...given) => {
    await dispute(...given)
    throw new Error('crashed')
  })
  await Promise.all([demonstration.addOrders(), demonstration.addOrders()])
})

const all = [
  ['Aiman Yusof', 'confirmed'],
  ['Grace Okoye', 'confirmed'],
  ['Hugo Lambert', 'cancelled'],
  ['Kenji Mori', 'refunded'],
  ['Lena Vogt', 'confirmed'],
  ['Sirinya Chaiyo', 'confirmed'],
]
const statuses = async () =>
  (await found()).map(({ contact, status }) => [contact.name, status]).sort()

it('each order is made once, and goes as far as it should', async () => {
  expect(await eventually(async () => `${await statuses()}` === `${all}`)).toBe(true)
})

it('whoever opens the queues finds one of each that can be made', async () => {
  await eventually(async () => (await waiting()).schedule_changes === 1)
  expect(await waiting()).toEqual({
    failed_confirmations: 1,
    cancelled_flights: 0,
    cancelled_stays: 0,
    refunded_but_booked: 0,
    unknown: 0,
    overdue_refunds: 0,
    disputes: 1,
    schedule_changes: 1,
    changes: 0,
    approvals: 1,
    tickets: 1,
  })
})

it('orders tell of what happened to them, once', async () => {
  const disputed = await orderOf('Grace Okoye')
  expect(disputed.disputes).toMatchObject([{ state: 'open' }])
  const compensated = await orderOf('Lena Vogt')
  expect(compensated.refundsByHand).toMatchObject([
    { state: 'proposed', proposedBy: { name: 'Siti Rahman' } },
  ])
  const asked = await orderOf('Aiman Yusof')
  expect(asked.tickets).toHaveLength(1)
  const cancelled = await orderOf('Hugo Lambert')
  expect(cancelled.order).toMatchObject({ refunded: { currency: 'EUR' } })
  expect(cancelled.order.refunded.amount).toBeGreaterThan(0)
})

it('the reports count the visits and the orders', async () => {
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
  const now = shop.platform.clock.now()
  const period = `from=${dayOf(now - days(1))}&to=${dayOf(now)}&by=source`
  const counted = await eventually(async () => {
    const { total } = await get<ResultOf<typeof getFunnelReport>>(`/desk/reports/funnel?${period}`)
    return total.confirmed === 5 && total
  })
  expect(counted).toMatchObject({ drafts: 6, paid: 6 })
  const { rows } = await get<ResultOf<typeof getSalesReport>>(`/desk/reports/sales?${period}`)
  expect([...new Set(rows.map(({ key }) => key))].sort()).toEqual([
    'AFT',
    'DIRECT',
    'GOOG ad',
    'META ad',
    'newsletter',
  ])
})

it('a later start adds nothing, and keeps what staff changed', async () => {
  const { orderCode } = (await orderOf('Lena Vogt')).order
  const [proposed] = (await orderOf('Lena Vogt')).refundsByHand
  await staff.must(
    staff.call(
      'POST',
      `/desk/orders/${orderCode}/refunds-by-hand/${proposed?.refundByHandId}/decision`,
      { decision: 'rejected', why: 'It was offered after all' },
    ),
  )
  // What was made is remembered for a day, and found after that.
  shop.platform.clock.advance(days(2))
  staff = await signInStaff(shop, ['admin'])
  const before = await waiting()
  await demonstration.addOrders()
  expect(`${await statuses()}`).toBe(`${all}`)
  expect(await waiting()).toEqual(before)
  expect(before).toMatchObject({ approvals: 0, disputes: 1, schedule_changes: 1, tickets: 1 })
})

it.each([
  ['with tests’ own orders', {}, 'addAll' as const],
  ['where it’s switched off', { DEMONSTRATION: '0' }, 'addOrders' as const],
  ['where mail leaves', { SMTP_URL: 'smtp://127.0.0.1:1' }, 'addOrders' as const],
])('no order is added %s', async (_, settings, add) => {
  const other = await openShop(settings)
  await other.demonstration[add](new AbortController().signal)
  const seer = await signInStaff(other, ['admin'])
  const { orders } = await seer.must(
    seer.call<ResultOf<typeof searchDeskOrders>>('GET', '/desk/orders'),
  )
  expect(orders).toEqual([])
})

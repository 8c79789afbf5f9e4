import { beforeEach, expect, test } from 'vitest'
import { openAfterSales } from '../../../../../test/support/after-sales.ts'
import { eventually } from '../../../../../test/support/shop.ts'
import { signInStaff } from '../../../../../test/support/staff.ts'
import type { RefundQuote } from '../../../../contract/aftersales/after-sales.ts'
import type { DeskOrder } from '../../../../contract/desk/order/desk-order.ts'
import type { DeskQueues } from '../../../../contract/desk/order/desk-queues.ts'
import type { RefundByHand } from '../../../../contract/desk/order/refund-by-hand.ts'

const after = await openAfterSales({ DESK_REFUND_LIMIT: '20' })
const { shop } = after
beforeEach(() => after.atRest())

type Trip = Awaited<ReturnType<typeof after.ticketed>>
const support = await signInStaff(shop, ['support'])
const finance = await signInStaff(shop, ['finance'])
const why = 'The traveller fell ill.'

const act = <T = { done: true }>(
  who: typeof support,
  trip: Trip,
  path: string,
  body: object = {},
) => who.call<T>('POST', `/desk/orders/${trip.orderCode}/${path}`, { why, ...body })
const read = ({ orderCode }: Trip) =>
  support.must(support.call<DeskOrder>('GET', `/desk/orders/${orderCode}`))
const entryOf = async ({ orderCode }: Trip) => {
  const call = support.call<{ queues: DeskQueues }>('GET', '/desk/queues')
  const { queues } = await support.must(call)
  const queue = queues.find(({ id }) => id === 'refunded_but_booked')
  return queue?.entries.find(({ target }) => target.id === orderCode)
}
const quoteOf = (trip: Trip) =>
  act<RefundQuote>(support, trip, 'refund-quotes', {
    itemIds: trip.order.items.map(({ id }) => id),
  })

async function refundedInFull(wanted: Parameters<typeof after.ticketed>[0] = {}): Promise<Trip> {
  const trip = await after.ticketed({ refundable: false, ...wanted })
  const { amount } = trip.order.total
  const path = 'refunds-by-hand'
  const proposed = await support.must(act<RefundByHand>(support, trip, path, { amount }))
  const decision = { decision: 'approved' }
  await finance.must(act(finance, trip, `${path}/${proposed.refundByHandId}/decision`, decision))
  return trip
}

test('non-refundable flights that were refunded in full wait in a queue until they are cancelled', async () => {
  const trip = await refundedInFull()
  const { amount } = trip.order.total
  await trip.moneyBack(amount)
  expect(await entryOf(trip)).toMatchObject({ amount: trip.order.total, isOverdue: false })
  expect((await trip.askRefund()).error).toBe('NOT_REFUNDABLE')
  const quote = await support.must(quoteOf(trip))
  expect(quote.amount.amount).toBe(0)
  expect(quote.lines.map(({ kind, amount: line }) => [kind, line.amount])).toEqual([
    ['paid', amount],
    ['supplier_fee', -amount],
  ])
  await support.must(act(support, trip, `quotes/${quote.quoteId}/confirm`))
  await trip.quoteBecomes('completed')
  const [, , told] = await trip.mailsAre('confirmation', 'refund', 'cancelled')
  expect(told?.text).toContain('The payer already has this money back')
  expect(told?.text).not.toContain('non-refundable')
  expect(await entryOf(trip)).toBeUndefined()
  const seen = await read(trip)
  expect([seen.order.status, seen.reservations[0]?.state]).toEqual(['refunded', 'cancelled'])
  // Calls are written down after their answers.
  await eventually(async () => (await read(trip)).calls.length > 0)
  // The airline keeps its money, and nobody gets any twice.
  const { customer, agency, atGateway, refunds } = await trip.books()
  expect([customer, agency, refunds, atGateway]).toEqual([0, amount, 0, 0])
})

test('a refusal of the airline leaves them in the queue, until somebody says what was done', async () => {
  const trip = await refundedInFull()
  await trip.moneyBack(trip.order.total.amount)
  after.all({ faults: { cancel: { mode: 'refuse' } } })
  const quote = await support.must(quoteOf(trip))
  await support.must(act(support, trip, `quotes/${quote.quoteId}/confirm`))
  await trip.quoteBecomes('failed')
  expect(await entryOf(trip)).toBeDefined()
  await support.must(
    act(support, trip, 'dealt-with', { why: 'Cancelled by phone with the airline' }),
  )
  expect(await entryOf(trip)).toBeUndefined()
})

test('what wasn’t refunded in full stays non-refundable for staff, too', async () => {
  const trip = await after.ticketed({ refundable: false })
  expect((await quoteOf(trip)).error).toBe('NOT_REFUNDABLE')
  await support.must(act(support, trip, 'refunds-by-hand', { amount: 1000 }))
  await trip.moneyBack(1000)
  expect((await quoteOf(trip)).error).toBe('NOT_REFUNDABLE')
  expect(await entryOf(trip)).toBeUndefined()
})

test('refunds on their way count, and another one is refused in words of its own', async () => {
  const trip = await refundedInFull()
  const again = await act(support, trip, 'refunds-by-hand', { amount: 100 })
  expect(again.error).toBe('ALREADY_REFUNDED')
  await eventually(async () => (await entryOf(trip)) !== undefined)
})

import { describe, expect, it } from 'vitest'
import { money } from '../../../contract/money.ts'
import type { OrderStatus } from '../../../contract/order/order.ts'
import { isOrderMoving, orderProgress } from './order-progress.ts'

const order = (status: OrderStatus, paid = 0) => ({
  status,
  total: money(100, 'MYR'),
  paid: money(paid, 'MYR'),
  createdAt: '2026-11-21T08:00:00.000Z',
  history: [
    { at: '2026-11-21T08:00:01.000Z', event: 'reservation.held' },
    { at: '2026-11-21T08:04:00.000Z', event: 'payment.captured' },
    { at: '2026-11-21T08:04:30.000Z', event: 'reservation.confirmed' },
  ],
})
const states = (status: OrderStatus, paid = 0) =>
  orderProgress(order(status, paid)).map((each) => each.state)

describe('the steps from order to travel', () => {
  it.each([
    ['reserving', 0, ['done', 'current', 'ahead', 'ahead', 'ahead']],
    ['awaiting_payment', 0, ['done', 'done', 'current', 'ahead', 'ahead']],
    ['paid', 100, ['done', 'done', 'done', 'current', 'ahead']],
    ['confirmed', 100, ['done', 'done', 'done', 'done', 'current']],
    ['expired', 0, ['done', 'done', 'stopped', 'ahead', 'ahead']],
    ['failed', 0, ['done', 'stopped', 'ahead', 'ahead', 'ahead']],
    ['failed', 100, ['done', 'done', 'done', 'stopped', 'ahead']],
    ['cancelled', 100, ['done', 'done', 'done', 'done', 'stopped']],
    ['refunded', 100, ['done', 'done', 'done', 'done', 'stopped']],
  ] as const)('%s with %i paid', (status, paid, expected) => {
    expect(states(status, paid)).toEqual(expected)
  })

  it('have no payment if everything is paid at the property', () => {
    const idsOf = (status: OrderStatus) =>
      orderProgress({ ...order(status), total: money(0, 'MYR') }).map(({ id, state }) => [
        id,
        state,
      ])
    expect(idsOf('confirmed')).toEqual([
      ['ordered', 'done'],
      ['reserved', 'done'],
      ['confirmed', 'done'],
      ['travel', 'current'],
    ])
    expect(idsOf('reserving')[1]).toEqual(['reserved', 'current'])
  })

  it('never show a ticket as issued before the order is confirmed', () => {
    for (const status of ['reserving', 'awaiting_payment', 'paid'] as const) {
      expect(states(status)[3]).not.toBe('done')
    }
  })

  it('end before the tickets if the order was refunded because none was issued', () => {
    const { history, ...refunded } = order('refunded', 100)
    const unticketed = history.filter((each) => each.event !== 'reservation.confirmed')
    const way = orderProgress({ ...refunded, history: unticketed })
    expect(way.map((each) => each.state)).toEqual(['done', 'done', 'done', 'stopped', 'ahead'])
  })

  it('say that an order is partly confirmed, and show the refund of the rest', () => {
    const { history, ...all } = order('partly_confirmed', 100)
    const requested = { at: '2026-11-21T08:05:00.000Z', event: 'refund.requested' }
    const done = { at: '2026-11-21T08:06:00.000Z', event: 'refund.done' }
    const endAfter = (...more: typeof history) =>
      orderProgress({ ...all, history: [...history, ...more] }).slice(3)
    const travel = { id: 'travel', state: 'current' }
    expect(endAfter()).toMatchObject([{ id: 'partly_confirmed', state: 'done' }, travel])
    expect(endAfter(requested).slice(1)).toEqual([{ id: 'refund', state: 'current' }, travel])
    expect(endAfter(requested, done).slice(1)).toEqual([
      { id: 'refund', state: 'done', at: done.at },
      travel,
    ])
  })

  it('show a refund of one of several bookings, and of an order that failed after payment', () => {
    const sent = ['refund.requested', 'refund.done'].map((event) => ({ at: '2026-11-22', event }))
    const stepsOf = (status: OrderStatus) => {
      const { history, ...all } = order(status, 100)
      const told = status === 'refunded' ? history.slice(0, 2) : history
      return orderProgress({ ...all, history: [...told, ...sent] }).map(({ id }) => id)
    }
    expect(stepsOf('confirmed')).toEqual([
      ...['ordered', 'reserved', 'paid', 'confirmed', 'refund', 'travel'],
    ])
    expect(stepsOf('refunded')).toEqual(['ordered', 'reserved', 'paid', 'confirmed', 'refund'])
    expect(stepsOf('awaiting_payment')).not.toContain('refund')
  })

  it('include an answer while a supplier waits for one', () => {
    const way = orderProgress(order('confirmed', 100), true)
    expect(way.slice(-2)).toEqual([
      { id: 'answer', state: 'current' },
      { id: 'travel', state: 'ahead' },
    ])
    expect(orderProgress(order('confirmed', 100)).map(({ id }) => id)).not.toContain('answer')
  })

  it.each(['cancelled', 'refunded'] as const)('end with the outcome of a %s order', (status) => {
    const { history, ...all } = order(status, 100)
    const cancelled = { at: '2026-11-22T09:00:00.000Z', event: 'reservation.cancelled' }
    const requested = { at: '2026-11-22T09:00:00.000Z', event: 'refund.requested' }
    const done = { at: '2026-11-22T09:01:00.000Z', event: 'refund.done' }
    const endAfter = (...more: typeof history) =>
      orderProgress({ ...all, history: [...history, ...more] }).slice(4)
    expect(endAfter(cancelled)).toEqual([{ id: 'cancelled', state: 'stopped', at: cancelled.at }])
    expect(endAfter(requested, cancelled)[1]).toEqual({ id: 'refund', state: 'current' })
    expect(endAfter(requested, cancelled, done)).toEqual([
      { id: 'cancelled', state: 'done', at: cancelled.at },
      { id: 'refund', state: 'done', at: done.at },
    ])
  })

  it('end with guests who didn’t come', () => {
    const { history, ...all } = order('no_show', 100)
    const missed = { at: '2026-12-01T09:00:00.000Z', event: 'stay.no_show' }
    const steps = orderProgress({ ...all, history: [...history, missed] })
    expect(steps.at(-1)).toEqual({ id: 'no_show', state: 'stopped', at: missed.at })
    expect(steps.map(({ id }) => id)).not.toContain('travel')
    expect(steps.slice(0, -1).every(({ state }) => state === 'done')).toBe(true)
  })

  it('a price that is held counts as reserved', () => {
    const { history, ...all } = order('awaiting_payment')
    const at = '2026-11-21T08:00:02.000Z'
    const quoted = [{ at, event: 'reservation.quoted' }, ...history.slice(1)]
    expect(orderProgress({ ...all, history: quoted })[1]).toMatchObject({ state: 'done', at })
  })

  it('say when each step was done', () => {
    const [ordered, held, paid] = orderProgress(order('confirmed', 100))
    expect(ordered?.at).toBe('2026-11-21T08:00:00.000Z')
    expect(held?.at).toBe('2026-11-21T08:00:01.000Z')
    expect(paid?.at).toBe('2026-11-21T08:04:00.000Z')
  })

  it('say when tickets were first paid for and issued, also after a change', () => {
    const { history, ...all } = order('confirmed', 200)
    const later = ['payment.captured', 'reservation.changing', 'reservation.confirmed']
    const changed = [
      ...history,
      ...later.map((event) => ({ at: '2026-11-25T10:00:00.000Z', event })),
    ]
    const [, , paid, confirmed] = orderProgress({ ...all, history: changed })
    expect(paid?.at).toBe('2026-11-21T08:04:00.000Z')
    expect(confirmed?.at).toBe('2026-11-21T08:04:30.000Z')
  })
})

it('polls only while the order changes without the traveller', () => {
  expect(isOrderMoving('paid')).toBe(true)
  expect(isOrderMoving('awaiting_payment')).toBe(false)
  expect(isOrderMoving('confirmed')).toBe(false)
})

describe('the refund of a disputed payment', () => {
  const refundAfter = (...events: string[]) => {
    const { history, ...rest } = order('cancelled', 100)
    const more = ['reservation.cancelled', 'refund.requested', ...events]
    const told = more.map((event) => ({ at: '2026-11-22T08:00:00.000Z', event }))
    return orderProgress({ ...rest, history: [...history, ...told] }).at(-1)
  }

  it('waits for the bank, and is over once the bank has paid it', () => {
    expect(refundAfter()).toMatchObject({ id: 'refund', state: 'current' })
    const waits = { id: 'refund_waits', state: 'current' }
    expect(refundAfter('dispute.open')).toMatchObject(waits)
    expect(refundAfter('dispute.open', 'dispute.won')).toMatchObject({ id: 'refund' })
    const lost = ['dispute.open', 'dispute.lost', 'refund.charged_back']
    expect(refundAfter(...lost)).toMatchObject({ id: 'refund_returned', state: 'done' })
  })
})

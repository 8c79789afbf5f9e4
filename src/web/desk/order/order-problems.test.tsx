import { expect, it } from 'vitest'
import { renderPage } from '../../../../test/support/page/render-page.tsx'
import type { DeskOrder } from '../../../contract/desk/order/desk-order.ts'
import { money } from '../../../contract/money.ts'
import { exampleItem, exampleNotice, exampleOrder } from '../../aftersales/testing/example-order.ts'
import { newestFailure, problemsOf } from './order-problems.ts'
import { OrderState } from './order-state.tsx'
import { ProblemList } from './problem-list.tsx'

const now = Date.parse('2026-11-22T08:00:00.000Z')
const at = '2026-11-21T08:00:00.000Z'
const later = '2026-11-21T09:00:00.000Z'

/** An order as the desk reads it, with only what its problems are made of. */
const seen = (more: object = {}) =>
  ({
    order: { ...exampleOrder(), paid: money(25000, 'MYR') },
    afterSales: { notices: [] },
    reservations: [reservation('confirmed')],
    payments: [],
    refunds: [],
    disputes: [],
    refundsByHand: [],
    changes: [],
    quotes: [],
    tickets: [],
    log: [],
    ...more,
  }) as unknown as DeskOrder

const reservation = (state: string) => ({
  supplier: 'wayline',
  state,
  reason: null,
  itemIds: ['one'],
  isCharged: true,
  changedAt: at,
})
const logged = (act: string) => [{ id: 'a', at: later, act, why: 'Rebooked by phone' }]
const told = (more: object) => {
  const config = { agencyZone: 'Asia/Bangkok' }
  const problems = problemsOf(seen(more), now, config.agencyZone)
  return renderPage(<ProblemList problems={problems} />, { config }).text
}

it('tells an airline’s cancellation from new times, with the times there and until when to answer by the agency’s clock', () => {
  const notices = (more: Parameters<typeof exampleNotice>[0]) => ({
    afterSales: { notices: [exampleNotice(more)] },
  })
  expect(told(notices({ after: null }))).toMatch(
    /the airline cancelled the flights of 10 Dec 2026, .* \(local times\).*until 28 Nov 2026, 15:00 GMT\+7/,
  )
  expect(told(notices({}))).toMatch(/changed the times from 10 Dec .* to 10 Dec 2026, 09:40/)
  expect(told(notices({ state: 'accepted' }))).not.toContain('airline')
})

it('says in its badge that flights were cancelled, while the order is still confirmed', () => {
  const state = <OrderState order={exampleOrder()} isDisputed={false} isFlightCancelled />
  expect(renderPage(state).text).toContain('Cancelled by the airline')
})

it('shows what failed until somebody has dealt with it, which a note doesn’t do', () => {
  const failed = { reservations: [reservation('failed')] }
  expect(told(failed)).toContain('wayline')
  expect(told({ ...failed, log: logged('order.note') })).toContain('wayline')
  expect(told({ ...failed, log: logged('order.deal-with') })).not.toContain('wayline')
})

it('shows what failed after the page was read on which somebody dealt with the rest', () => {
  const first = {
    ...reservation('failed'),
    supplier: 'altair',
    changedAt: '2026-11-21T07:00:00.000Z',
  }
  const both = { reservations: [first, reservation('failed')] }
  const dealt = (seenUntil: string) =>
    told({ ...both, log: [{ ...logged('order.deal-with')[0], after: { seenUntil } }] })
  expect(dealt(first.changedAt)).not.toContain('altair')
  expect(dealt(first.changedAt)).toContain('wayline')
  expect(dealt(at)).not.toContain('wayline')
})

it('knows the newest failure that its page shows, which is marked as dealt with', () => {
  const newest = (more: object) => newestFailure(problemsOf(seen(more), now, 'UTC'))
  const older = { ...reservation('failed'), changedAt: '2026-11-21T07:00:00.000Z' }
  expect(newest({ reservations: [reservation('failed'), older] })).toBe(at)
  // Nobody knows yet whether an unknown one has failed.
  expect(newest({ reservations: [{ ...reservation('unknown'), changedAt: later }, older] })).toBe(
    older.changedAt,
  )
  const byHand = { amount: money(25000, 'MYR'), state: 'done', cause: 'hand a', createdAt: later }
  expect(newest({ refunds: [byHand] })).toBe(later)
  expect(newest({})).toBeUndefined()
})

it('shows a stay that its property cancelled until somebody has dealt with it', () => {
  const items = [{ ...exampleItem('one', { title: 'River Lodge' }), product: 'hotel' }]
  const cancelled = {
    order: { ...exampleOrder(items), paid: money(0, 'MYR') },
    reservations: [reservation('cancelled')],
    quotes: [
      { kind: 'refund', isInvoluntary: true, state: 'completed', itemIds: ['one'], changedAt: at },
    ],
  }
  expect(told(cancelled)).toContain('River Lodge: the property cancelled the booking')
  expect(told({ ...cancelled, log: logged('order.deal-with') })).not.toContain('River Lodge')
})

it('says that an order is refunded in full, but still booked', () => {
  const refund = (amount: number, cause = 'hand a') => ({
    refunds: [{ amount: money(amount, 'MYR'), state: 'done', cause, createdAt: at }],
  })
  const booked = 'Refunded in full, but still booked'
  expect(told(refund(25000))).toContain(booked)
  expect(told(refund(24999))).not.toContain(booked)
  // A payment that came twice was never the order's.
  expect(told(refund(25000, 'payment a'))).not.toContain(booked)
  const over = { ...refund(25000), reservations: [reservation('cancelled')] }
  expect(told(over)).not.toContain(booked)
  expect(told({ ...refund(25000), log: logged('order.deal-with') })).not.toContain(booked)
})

it('says the same if a bank returned what we didn’t refund', () => {
  const lost = (amount: number, refunds: object[] = []) => ({
    afterSales: { notices: [], dispute: { returned: money(amount, 'MYR') } },
    disputes: [{ state: 'lost', changedAt: at }],
    refunds,
  })
  const booked = 'Refunded in full, but still booked'
  const byHand = { amount: money(5000, 'MYR'), state: 'done', cause: 'hand a', createdAt: at }
  expect(told(lost(20000, [byHand]))).toContain(booked)
  expect(told(lost(19999, [byHand]))).not.toContain(booked)
  expect(told(lost(25000))).not.toContain(booked)
})

it('says that its traveller has asked for erasure', () => {
  expect(told({ erasureAskedAt: at })).toContain('asked us to erase their data')
  expect(told({ erasureAskedAt: null })).not.toContain('erase')
})

it('says that a change waits for a second person', () => {
  expect(told({ changes: [{ state: 'proposed' }] })).toContain('waits for approval')
  expect(told({ changes: [{ state: 'approved' }] })).not.toContain('waits for approval')
})

it('an order that waits for its guest’s code says so to staff', () => {
  const order = { ...exampleOrder(), status: 'awaiting_payment' as const, needsCode: true }
  expect(renderPage(<OrderState order={order} isDisputed={false} />).text).toContain(
    'Waits for the guest’s code',
  )
})

import { afterEach, describe, expect, test, vi } from 'vitest'
import { openDisputes } from '../../../../test/support/disputed-order.ts'
import { eventually } from '../../../../test/support/shop.ts'
import { minutes } from '../../platform/duration.ts'
import { refundsOf } from '../payment-store.ts'
import { disputesOf } from './dispute-store.ts'

const {
  db,
  clock,
  gateway,
  finance,
  suppliers,
  atRest,
  pass,
  bankActs,
  paid,
  booksAre,
  without,
  waitingRefund,
} = await openDisputes()
afterEach(atRest)

describe('what a lost dispute took counts as refunded', () => {
  test('so that a refund that its payer disputed isn’t paid again', async () => {
    const trip = await paid()
    await waitingRefund(trip, 500)
    await trip.bankDoes('open', { amount: 500 })
    await trip.bankDoes('lost')
    await trip.askAgain()
    await trip.refundsAre(['charged_back', 500])
    await booksAre(trip, { gateway: trip.all - 500, agency: 500, refunds: 0, losses: 0 })
  })

  test('for the refunds that waited, older first, and what is missing of them is sent', async () => {
    const trip = await paid()
    await without('refund', async () => {
      await finance.must(trip.byHand(300))
      clock.advance(minutes(1))
      await finance.must(trip.byHand(200))
      await eventually(async () => (await trip.refunds()).length === 2)
    })
    await trip.bankDoes('open', { amount: 400 })
    await trip.bankDoes('lost')
    await trip.askAgain()
    await trip.refundsAre(['charged_back', 300], ['charged_back', 100], ['done', 100])
    await booksAre(trip, { gateway: trip.all - 500, agency: 500, refunds: 0, losses: 0 })
  })

  test('but not for one that staff agree to afterwards', async () => {
    const trip = await paid()
    await trip.bankDoes('open', { amount: 400 })
    await trip.bankDoes('lost')
    await finance.must(trip.byHand(300))
    await trip.refundsAre(['done', 300])
    await booksAre(trip, { gateway: trip.all - 700, agency: 300, losses: 400 })
  })

  test('so that staff don’t pay a disputed refund by bank transfer either', async () => {
    const trip = await paid()
    await waitingRefund(trip, 500)
    clock.advance(minutes(4))
    await finance.must(trip.refundAct('withhold'))
    await trip.bankDoes('open', { amount: 500 })
    await trip.bankDoes('lost')
    const transfer = { bankReference: 'TRANSFER 1', paidOn: '2026-11-25' }
    expect((await trip.refundAct('pay-out', transfer)).error).toBe('INVALID_STATE')
    expect(await trip.refunds()).toEqual([['withheld', 500]])
  })
})

describe('what a supplier refunds after a lost dispute', () => {
  test('is ours, and makes up for a refund by hand before the loss', async () => {
    const trip = await paid()
    await waitingRefund(trip, 500)
    await trip.bankDoes('open')
    await trip.bankDoes('lost')
    await trip.askAgain()
    await trip.refundsAre(['charged_back', 500])
    const { quoteId } = await trip.refundQuote()
    await trip.confirm(quoteId)
    await trip.quoteBecomes('completed')
    const { supplier } = await trip.books()
    await booksAre(trip, { gateway: 0, customer: 0, agency: 0, losses: -supplier })
  })

  test('isn’t promised to the traveller by a quote from before', async () => {
    const trip = await paid()
    const earlier = await trip.refundQuote()
    await trip.bankDoes('lost')
    expect((await trip.confirm(earlier.quoteId)).error).toBe('QUOTE_EXPIRED')
  })
})

import { describe, expect, test, vi } from 'vitest'
import { openDisputes } from '../../../../test/support/disputed-order.ts'
import { eventually } from '../../../../test/support/shop.ts'
import { minutes } from '../../platform/duration.ts'
import { sendRefund } from '../jobs.ts'
import { createPaymentRecords } from '../payment-records.ts'
import { refundsOf } from '../payment-store.ts'

const { db, jobs, clock, gateway, finance, paid, booksAre, without, waitingRefund } =
  await openDisputes()

describe('a refund of a disputed payment', () => {
  test('is refused: by hand, as a quote, and as a quote that was there before', async () => {
    const trip = await paid()
    const earlier = await trip.refundQuote()
    await trip.bankDoes('open')
    expect((await trip.byHand(100)).error).toBe('PAYMENT_DISPUTED')
    expect((await trip.askRefund()).error).toBe('PAYMENT_DISPUTED')
    expect((await trip.confirm(earlier.quoteId)).error).toBe('PAYMENT_DISPUTED')
    expect(await trip.refunds()).toEqual([])
    expect((await trip.currentOrder()).status).toBe('confirmed')
    await trip.bankDoes('won')
    await finance.must(trip.byHand(100))
    await trip.moneyBack(100)
    await booksAre(trip, { gateway: trip.all - 100, agency: 100 })
  })

  test('that was due waits, unseen by the traveller, and is sent once the dispute is won', async () => {
    const trip = await paid()
    await waitingRefund(trip, 500)
    expect((await trip.afterSales()).refunds).toHaveLength(1)
    const records = createPaymentRecords({ db })
    const isOverdue = async () =>
      (await records.overdueRefunds(new Date(clock.now() + 1), 1000)).some(
        ({ paymentId }) => paymentId === trip.id,
      )
    expect(await isOverdue()).toBe(true)
    await trip.bankDoes('open')
    expect(await isOverdue()).toBe(false)
    const asked = vi.spyOn(gateway, 'refund')
    await trip.askAgain()
    expect((await trip.refundAct('withhold')).error).toBe('PAYMENT_DISPUTED')
    expect((await trip.seen()).refunds[0]?.payOutBlock).toBe('disputed')
    expect((await trip.afterSales()).refunds).toEqual([])
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
    await trip.bankDoes('won')
    await trip.moneyBack(500)
    await trip.refundsAre(['done', 500])
    await booksAre(trip, { gateway: trip.all - 500, disputes: 0, refunds: 0 })
  })

  test('is sent as soon as the dispute is won, and doesn’t wait for a sweep', async () => {
    const trip = await paid()
    await waitingRefund(trip, 500)
    const [refund] = await refundsOf(db, trip.id)
    await trip.bankDoes('open')
    const enqueued = vi.spyOn(jobs, 'enqueue')
    await trip.bankDoes('won')
    expect(enqueued).toHaveBeenCalledWith(expect.anything(), sendRefund, { refundId: refund?.id })
    enqueued.mockRestore()
    await trip.refundsAre(['done', 500])
  })

  test('counts as paid once the dispute is lost: the bank has returned it', async () => {
    const trip = await paid()
    await waitingRefund(trip, 500)
    await trip.bankDoes('open')
    await trip.bankDoes('lost')
    await trip.askAgain()
    await trip.refundsAre(['charged_back', 500])
    await booksAre(trip, {
      gateway: 0,
      refunds: 0,
      customer: 0,
      agency: 500,
      losses: trip.all - 500,
    })
    const { refundsByHand } = await trip.seen()
    expect(refundsByHand).toMatchObject([{ state: 'paid' }])
    expect((await trip.afterSales()).refunds).toEqual([])
    expect((await trip.currentOrder()).refunded.amount).toBe(0)
    await trip.askAgain()
    expect((await trip.mails()).map(({ about }) => about)).toEqual([
      'confirmation',
      'refund-returned',
    ])
  })

  test('that staff are about to pay by bank transfer isn’t paid once the bank has returned it', async () => {
    const trip = await paid()
    await waitingRefund(trip, 500)
    clock.advance(minutes(4))
    const transfer = { bankReference: 'TRANSFER 1', paidOn: '2026-11-25' }
    await finance.must(trip.refundAct('withhold'))
    await trip.bankDoes('open')
    expect((await trip.refundAct('pay-out', transfer)).error).toBe('PAYMENT_DISPUTED')
    await trip.bankDoes('lost')
    expect((await trip.refundAct('pay-out', transfer)).error).toBe('INVALID_STATE')
    await finance.must(trip.refundAct('resume'))
    await trip.askAgain()
    await trip.refundsAre(['charged_back', 500])
    await booksAre(trip, { gateway: 0, refunds: 0, losses: trip.all - 500 })
  })

  test('that is more than a lost dispute took is paid in part', async () => {
    const trip = await paid()
    const owed = trip.all - 200
    await waitingRefund(trip, owed)
    await trip.bankDoes('open', { amount: 1000 })
    await trip.bankDoes('lost')
    await trip.askAgain()
    await trip.refundsAre(['charged_back', 1000], ['done', owed - 1000])
    await booksAre(trip, { gateway: 200, refunds: 0, customer: 0, agency: owed, losses: 0 })
    await trip.moneyBack(owed - 1000)
    expect((await trip.seen()).refundsByHand).toMatchObject([{ state: 'paid' }])
  })

  test('that the gateway had paid before it was lost counts as paid by the gateway', async () => {
    const trip = await paid()
    const { refund } = gateway
    // The money leaves, but the answer is lost.
    const silent = vi.spyOn(gateway, 'refund').mockImplementation(async (request) => {
      await refund(request)
      throw new Error('the answer is lost')
    })
    await finance.must(trip.byHand(500))
    await eventually(async () => (await trip.books()).atGateway === trip.all - 500)
    await trip.bankDoes('open')
    await trip.bankDoes('lost')
    silent.mockRestore()
    await trip.askAgain()
    await trip.refundsAre(['done', 500])
    await booksAre(trip, { gateway: -500, losses: trip.all, agency: 500, refunds: 0 })
  })

  test('that was on its way when the dispute came is recorded, and the payment stays disputed', async () => {
    const trip = await paid()
    const { refund } = gateway
    const racing = vi.spyOn(gateway, 'refund').mockImplementationOnce(async (request) => {
      const answer = await refund(request)
      await trip.bankDoes('open')
      return answer
    })
    await finance.must(trip.byHand(500))
    await trip.refundsAre(['done', 500])
    racing.mockRestore()
    expect(await trip.state()).toBe('disputed')
    await booksAre(trip, { gateway: -500, disputes: trip.all, agency: 500, refunds: 0 })
    await trip.bankDoes('won')
    expect(await trip.state()).toBe('partially_refunded')
    await booksAre(trip, { gateway: trip.all - 500, disputes: 0 })
  })

  test('that the gateway is about to pay when the dispute is lost isn’t ended', async () => {
    const trip = await paid()
    const { refund } = gateway
    const racing = vi.spyOn(gateway, 'refund').mockImplementationOnce(async (request) => {
      await trip.bankDoes('lost', { amount: 400 })
      await eventually(async () => (await trip.seen()).jobs.some(({ state }) => state === 'retry'))
      return refund(request)
    })
    await finance.must(trip.byHand(500))
    await trip.refundsAre(['done', 500])
    racing.mockRestore()
    await booksAre(trip, { gateway: trip.all - 900, losses: 400, agency: 500, refunds: 0 })
  })

  test('is never sent while the gateway’s answer to a dispute is being recorded', async () => {
    const trip = await paid()
    await waitingRefund(trip, 500)
    await trip.bank('open')
    await Promise.all([trip.notify('dispute.open'), trip.askAgain()])
    await trip.known('open')
    // The gateway refuses it while it's disputed, whoever was first.
    expect(await trip.refunds()).toEqual([['requested', 500]])
    await booksAre(trip, { gateway: 0, disputes: trip.all })
    await trip.bankDoes('won')
    await trip.askAgain()
    await trip.refundsAre(['done', 500])
  })

  test('that a supplier pays after a lost dispute is ours', async () => {
    const trip = await paid()
    const quote = await trip.refundQuote()
    const { gateway: _, ...before } = await trip.books()
    expect(before.customer).toBe(0)
    await trip.bankDoes('open')
    await trip.bankDoes('lost')
    const again = await trip.refundQuote()
    expect(again.amount.amount).toBe(0)
    await trip.confirm(again.quoteId)
    await trip.quoteBecomes('completed')
    await booksAre(trip, {
      gateway: 0,
      customer: 0,
      refunds: 0,
      losses: trip.all - quote.amount.amount,
    })
  })
})

test('travellers are told what a dispute means for their refund', async () => {
  const trip = await paid()
  expect((await trip.afterSales()).dispute).toBeUndefined()
  const { quoteId, amount } = await trip.refundQuote()
  await without('refund', async () => {
    await trip.confirm(quoteId)
    await trip.quoteBecomes('completed')
  })
  await trip.bankDoes('open')
  const told = async () => (await trip.afterSales()).dispute
  expect(await told()).toMatchObject({
    isOpen: true,
    returned: { amount: 0 },
    refunds: [{ quoteId, amount, state: 'waits' }],
  })
  await trip.bankDoes('lost')
  await trip.askAgain()
  await trip.refundsAre(['charged_back', amount.amount])
  expect(await told()).toEqual({
    isOpen: false,
    blocksRefunds: false,
    returned: { amount: trip.all, currency: amount.currency },
    refunds: [{ quoteId, amount, state: 'returned' }],
  })
})

test('travellers are told that nothing can be cancelled while their payment is disputed', async () => {
  const trip = await paid()
  await trip.bankDoes('open')
  expect((await trip.afterSales()).dispute).toMatchObject({ isOpen: true, blocksRefunds: true })
  await trip.bankDoes('won')
  expect((await trip.afterSales()).dispute).toBeUndefined()
})

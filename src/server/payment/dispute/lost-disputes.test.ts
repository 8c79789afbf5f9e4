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
    expect((await trip.seen()).refunds[0]?.payOutBlock).toBe('returned')
    expect(await trip.refunds()).toEqual([['withheld', 500]])
  })
})

describe('what a supplier refunds after a lost dispute', () => {
  test('is ours, and makes up for the loss, and then for a refund by hand before it', async () => {
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
    const losses = Math.max(0, -supplier - 500)
    await booksAre(trip, { gateway: 0, customer: 0, agency: -supplier - losses, losses })
  })

  test('is taken off what its traveller gets for a cancellation, once, and no more than was returned', async () => {
    const trip = await paid()
    await trip.bankDoes('open', { amount: 400 })
    await trip.bankDoes('lost')
    const quote = await trip.refundQuote()
    const fee = quote.lines.find(({ kind }) => kind === 'supplier_fee')?.amount.amount ?? 0
    expect(quote.lines.map(({ kind, amount }) => [kind, amount.amount])).toEqual([
      ['paid', trip.all],
      ['supplier_fee', fee],
      ['returned_by_bank', -400],
    ])
    expect(quote.amount.amount).toBe(trip.all + fee - 400)
    await trip.confirm(quote.quoteId)
    await trip.quoteBecomes('completed')
    await trip.refundsAre(['done', trip.all + fee - 400])
    await booksAre(trip, { gateway: -fee, customer: 0, losses: 0 })
  })

  test('is taken off too if the bank returned what was paid for a change', async () => {
    const trip = await paid({ changeable: true, changeFee: true })
    const change = await trip.changeQuote(({ offer }) => offer.refund.kind === 'allowed')
    const { result } = await trip.confirm(change.quoteId)
    await trip.pay((result.kind === 'change' && result.trxId) || '')
    await trip.quoteBecomes('completed')
    const payment = (await trip.records.payments()).at(-1)
    await bankActs(payment?.id ?? '', { to: 'lost' })
    const extra = change.amount.amount
    await eventually(async () => (await trip.row())?.lost === extra)
    const quote = await trip.refundQuote()
    const sumOf = (wanted: string) =>
      quote.lines.find(({ kind }) => kind === wanted)?.amount.amount ?? 0
    const comesBack = trip.all + extra + sumOf('supplier_fee')
    expect(sumOf('returned_by_bank')).toBe(-Math.min(extra, comesBack))
    expect(quote.amount.amount).toBe(Math.max(0, comesBack - extra))
    await trip.confirm(quote.quoteId)
    await trip.quoteBecomes('completed')
    await eventually(async () => (await trip.row())?.refunded === quote.amount.amount)
    await booksAre(trip, { customer: 0, losses: Math.max(0, extra - comesBack) })
  })

  test('isn’t promised to the traveller by a quote from before', async () => {
    const trip = await paid()
    const earlier = await trip.refundQuote()
    await trip.bankDoes('lost')
    expect((await trip.confirm(earlier.quoteId)).error).toBe('QUOTE_EXPIRED')
  })
})

describe('the payment of a change', () => {
  /** Agrees to a change that costs something. */
  async function agreed() {
    const trip = await paid({ changeable: true, changeFee: true })
    const quote = await trip.changeQuote(({ offer }) => offer.refund.kind === 'allowed')
    const { result } = await trip.confirm(quote.quoteId)
    const trxId = result.kind === 'change' ? result.trxId : undefined
    if (!trxId) throw new Error('a change without a payment')
    const last = async () => {
      const payment = (await trip.records.payments()).at(-1)
      if (!payment) throw new Error('nothing was paid')
      return payment
    }
    return { trip, trxId, last }
  }

  /** Pays for a change. */
  async function changed() {
    const { trip, trxId, last } = await agreed()
    await trip.pay(trxId)
    const loses = (lost: number) => eventually(async () => (await trip.row())?.lost === lost)
    return { trip, payment: await last(), last, loses }
  }

  test('is refunded by hand while that of its order is disputed', async () => {
    const { trip, payment, last } = await changed()
    await trip.quoteBecomes('completed')
    await trip.bankDoes('open')
    const { amount } = payment.amount
    expect((await trip.seen()).refundable.amount).toBe(amount)
    await finance.must(trip.byHand(amount))
    await trip.moneyBack(amount)
    expect(await last()).toMatchObject({ state: 'refunded', refunded: amount })
    expect((await trip.byHand(1)).error).toBe('PAYMENT_DISPUTED')
  })

  test('isn’t taken for paid because of an inquiry', async () => {
    const { trip, trxId, last } = await agreed()
    await trip.traveller.must(trip.traveller.startPaying(trxId))
    const { id, state } = await last()
    await trip.bankDoes('inquiry')
    const [inquiry] = await gateway.disputes(trip.id)
    const odd = vi
      .spyOn(gateway, 'disputes')
      .mockResolvedValue(inquiry ? [{ ...inquiry, id: 'another' }] : [])
    expect((await trip.notify('dispute.inquiry', id)).status).toBe(500)
    odd.mockRestore()
    expect(await last()).toMatchObject({ state })
    expect(await disputesOf(db, id)).toEqual([])
  })

  test('and of its order count together when both are lost at the same moment', async () => {
    const { trip, payment, loses } = await changed()
    await trip.quoteBecomes('completed')
    await Promise.all([trip.id, payment.id].map((id) => bankActs(id, { to: 'lost' })))
    const all = trip.all + payment.amount.amount
    await loses(all)
    await booksAre(trip, { gateway: 0, losses: all })
  })

  test('that was lost while its refund waited is no loss of the order’s', async () => {
    suppliers({ faults: { change: { mode: 'refuse' } } })
    await without('refund', async () => {
      const { trip, payment, last } = await changed()
      await trip.quoteBecomes('failed')
      await bankActs(payment.id, { to: 'lost' })
      await eventually(async () => (await last()).state === 'refunded')
      expect(await trip.row()).toMatchObject({ paid: trip.all, lost: 0 })
    })
  })

  test('that was lost before the change failed is none either', async () => {
    suppliers({ faults: { change: { mode: 'error' } } })
    const { trip, payment, loses } = await changed()
    await bankActs(payment.id, { to: 'lost' })
    await loses(payment.amount.amount)
    suppliers({ faults: { change: { mode: 'refuse' } } })
    await pass(minutes(61))
    await trip.quoteBecomes('failed')
    expect(await trip.row()).toMatchObject({ paid: trip.all, lost: 0 })
    await eventually(async () => {
      const [refund] = await refundsOf(db, payment.id)
      return refund?.state === 'charged_back'
    })
    await booksAre(trip, { gateway: trip.all, customer: 0, refunds: 0, losses: 0 })
  })
})

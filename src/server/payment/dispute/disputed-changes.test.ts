import { afterEach, describe, expect, test } from 'vitest'
import { openDisputes } from '../../../../test/support/disputed-order.ts'
import { eventually } from '../../../../test/support/shop.ts'
import { inDays } from '../../../../test/support/traveller.ts'
import { money } from '../../../contract/money.ts'
import { formatMoney } from '../../../contract/words/format-money.ts'
import { minutes } from '../../platform/duration.ts'

const { suppliers, atRest, pass, bankActs, paid, booksAre, without } = await openDisputes()
afterEach(atRest)

type Trip = Awaited<ReturnType<typeof paid>>
const mailAbout = (trip: Trip, about: string) =>
  eventually(async () => (await trip.mails()).find((mail) => mail.about === about))
const changeable = () => paid({ changeable: true, changeFee: true })

describe('while the payment of an order is disputed', () => {
  test('its flights can’t be changed: not searched, quoted or confirmed', async () => {
    const trip = await changeable()
    const [choice] = await trip.search()
    const earlier = await trip.changeQuote()
    await trip.bankDoes('open')
    const search = trip.traveller.call('POST', `/order/${trip.orderCode}/change-search`, {
      itemId: trip.order.items[0]?.id,
      date: inDays(45),
    })
    expect((await search).error).toBe('PAYMENT_DISPUTED')
    expect((await trip.askChange(choice?.changeId ?? '')).error).toBe('PAYMENT_DISPUTED')
    expect((await trip.confirm(earlier.quoteId)).error).toBe('PAYMENT_DISPUTED')
    expect((await trip.currentOrder()).status).toBe('confirmed')
    await trip.bankDoes('won')
    const again = await trip.changeQuote()
    expect((await trip.confirm(again.quoteId)).result).toMatchObject({ state: 'awaiting_payment' })
  })

  test('a change that waits for its payment ends, so that nobody pays for it', async () => {
    const trip = await changeable()
    const quote = await trip.changeQuote(({ offer }) => offer.refund.kind === 'allowed')
    const { result } = await trip.confirm(quote.quoteId)
    const trxId = (result.kind === 'change' && result.trxId) || ''
    await trip.bankDoes('open')
    await trip.quoteBecomes('expired')
    expect((await trip.traveller.startPaying(trxId)).error).toBe('PAYMENT_EXPIRED')
    await booksAre(trip, { gateway: 0, disputes: trip.all })
  })

  test('flights that their airline changed can still be changed free of charge', async () => {
    const trip = await changeable()
    await trip.scheduleChange({ minutes: 240 })
    await trip.noticeBecomes('open')
    await trip.bankDoes('open')
    const quote = await trip.changeQuote(({ amount }) => amount.amount === 0)
    await trip.confirm(quote.quoteId)
    await trip.quoteBecomes('completed')
  })

  test.each([
    ['notice', { minutes: 75 }, 'get a refund', 'A refund isn’t possible yet'],
    ['notice-cancelled', { cancelled: true }, 'get a refund', 'once the bank has decided'],
  ] as const)(
    'the mail about an airline’s change offers no refund (%s)',
    async (about, turn, no, yes) => {
      const [trip, other] = [await paid(), await paid()]
      await trip.bankDoes('open')
      await trip.scheduleChange(turn)
      await other.scheduleChange(turn)
      const { text } = await mailAbout(trip, about)
      expect(text).toContain('choose other flights free of charge')
      expect(text).toContain(yes)
      expect(text).not.toContain(no)
      expect((await mailAbout(other, about)).text).toContain(no)
    },
  )
})

describe('a cancellation that was confirmed before', () => {
  /** Confirms a cancellation that the airline doesn't answer, until `meanwhile` is over. */
  async function cancelledAfter(meanwhile: (trip: Trip) => Promise<unknown>) {
    const trip = await paid()
    const quote = await trip.refundQuote()
    suppliers({ faults: { cancel: { mode: 'error' } } })
    await trip.confirm(quote.quoteId)
    await trip.quoteBecomes('in_progress')
    await meanwhile(trip)
    atRest()
    await pass(minutes(61))
    return { trip, quote, done: await trip.quoteBecomes('completed') }
  }

  test('a loss and carried out after it promises only what is sent', async () => {
    const { trip, quote, done } = await cancelledAfter(async (each) => {
      await each.bankDoes('open', { amount: 400 })
      await each.bankDoes('lost')
    })
    const sent = quote.amount.amount - 400
    await trip.refundsAre(['done', sent])
    expect(done.amount.amount).toBe(sent)
    expect(done.lines).toContainEqual({
      kind: 'returned_by_bank',
      amount: { amount: -400, currency: 'MYR' },
    })
    expect(done.kind === 'refund' && done.parts.map(({ amount }) => amount.amount)).toEqual([sent])
    const { text } = await mailAbout(trip, 'cancelled')
    expect(text).toContain(formatMoney(done.amount, 'en-GB'))
    expect(text).not.toContain(formatMoney(quote.amount, 'en-GB'))
    await booksAre(trip, { customer: 0, refunds: 0, losses: 0 })
  })

  test('all of it was lost says that nothing is left to refund', async () => {
    const { trip, done } = await cancelledAfter(async (each) => {
      await each.bankDoes('open')
      await each.bankDoes('lost')
    })
    expect(done.amount.amount).toBe(0)
    const { text } = await mailAbout(trip, 'cancelled')
    expect(text).toContain('there’s nothing more to refund')
    expect(text).not.toContain('non-refundable')
  })

  test('a dispute and carried out during it says that the refund waits', async () => {
    const { trip, quote } = await cancelledAfter((each) => each.bankDoes('open'))
    const { text } = await mailAbout(trip, 'cancelled')
    expect(text).toContain(`${formatMoney(quote.amount, 'en-GB')} is on hold`)
    expect(text).not.toContain('Expect it by')
  })
})

describe('a lost dispute', () => {
  test('is told to the traveller once, if no refund waited for it', async () => {
    const trip = await paid()
    await trip.bankDoes('open', { amount: 400 })
    await trip.bankDoes('lost')
    const { text } = await mailAbout(trip, 'payment-returned')
    expect(text).toContain(`returned ${formatMoney(money(400, 'MYR'), 'en-GB')} to the payer`)
    await trip.notify('dispute.lost')
    expect((await trip.mails()).map(({ about }) => about)).toEqual([
      'confirmation',
      'payment-returned',
    ])
  })

  test('in another currency is made up for by the supplier’s refund', async () => {
    const trip = await paid()
    await bankActs(trip.id, { to: 'lost', amount: 12_00, currency: 'USD' })
    await eventually(async () => (await trip.row())?.lost === trip.all)
    const quote = await trip.refundQuote()
    await without('refund', async () => {
      await trip.confirm(quote.quoteId)
      await trip.quoteBecomes('completed')
    })
    const { ledger } = await trip.seen()
    const sumOf = (wanted: string, currency: string) =>
      ledger
        .filter(({ account, amount }) => account === wanted && amount.currency === currency)
        .reduce((sum, { amount }) => sum + amount.amount, 0)
    const fee = quote.lines.find(({ kind }) => kind === 'supplier_fee')?.amount.amount ?? 0
    // Nothing was lost in MYR, so what is ours of it stands there as a gain.
    expect(sumOf('customer', 'MYR')).toBe(0)
    expect(sumOf('losses', 'MYR')).toBe(-(trip.all + fee))
    expect(sumOf('losses', 'USD')).toBe(12_00)
  })

  test('and another in another currency are made up for in one movement', async () => {
    const trip = await changeable()
    const change = await trip.changeQuote(({ offer }) => offer.refund.kind === 'allowed')
    const { result } = await trip.confirm(change.quoteId)
    await trip.pay((result.kind === 'change' && result.trxId) || '')
    await trip.quoteBecomes('completed')
    const payment = (await trip.records.payments()).at(-1)
    await bankActs(payment?.id ?? '', { to: 'lost' })
    await bankActs(trip.id, { to: 'lost', amount: 12_00, currency: 'USD' })
    const lost = trip.all + change.amount.amount
    await eventually(async () => (await trip.row())?.lost === lost)
    const quote = await trip.refundQuote()
    expect(quote.amount.amount).toBe(0)
    await without('refund', async () => {
      await trip.confirm(quote.quoteId)
      await trip.quoteBecomes('completed')
    })
    const sums = Map.groupBy((await trip.seen()).ledger, ({ account, amount }) =>
      [account, amount.currency].join(' '),
    )
    const sumOf = (key: string) =>
      (sums.get(key) ?? []).reduce((sum, { amount }) => sum + amount.amount, 0)
    const fee = quote.lines.find(({ kind }) => kind === 'supplier_fee')?.amount.amount ?? 0
    // All that the supplier gives back is ours; the loss in MYR was only that of the change.
    expect(sumOf('customer MYR')).toBe(0)
    expect(sumOf('losses MYR')).toBe(change.amount.amount - (lost + fee))
    expect(sumOf('losses USD')).toBe(12_00)
  })
})

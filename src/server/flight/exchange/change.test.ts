import { beforeEach, describe, expect, test } from 'vitest'
import { openAfterSales } from '../../../../test/support/after-sales.ts'
import { patience } from '../../../../test/support/patience.ts'
import { withoutPauses } from '../../../../test/support/platform.ts'
import { eventually } from '../../../../test/support/shop.ts'
import { inDays } from '../../../../test/support/traveller.ts'
import type { ChangeChoice } from '../../../contract/flight/exchange.ts'
import type { Money } from '../../../contract/money.ts'
import type { Order } from '../../../contract/order/order.ts'
import type { Payable } from '../../../contract/payment/payment.ts'
import { formatMoney } from '../../../contract/words/format-money.ts'
import { findMatching } from '../../order/search/search-store.ts'
import { searchQuery } from '../../order/search/search-terms.ts'
import { priceOf } from '../../order/whole-order.ts'
import { sweepPayments } from '../../payment/jobs.ts'
import { minutes } from '../../platform/duration.ts'

const after = await openAfterSales()
const { shop } = after
beforeEach(() => after.atRest())

const free = ({ amount }: ChangeChoice) => amount.amount === 0
const costs = ({ amount }: ChangeChoice) => amount.amount > 0
const linesOf = ({ items }: Order) => priceOf(items)

const numbersOf = ({ items }: Order) =>
  items.flatMap(({ flight }) => flight?.tickets.map(({ number }) => number) ?? [])

/** Returns the numbers of the orders that staff find by what they type. */
async function foundBy(typed: string): Promise<string[]> {
  const page = { after: undefined, limit: 5 }
  const ids = await findMatching(shop.platform.db, { query: searchQuery(typed) }, page)
  const { rows } = await shop.platform.connection.pool.query<{ code: string }>(
    'select code from "order" where id = any($1)',
    [ids],
  )
  return rows.map(({ code }) => code)
}

type Trip = Awaited<ReturnType<typeof after.ticketed>>
const flexible = () => after.ticketed({ changeFee: true })

/** Returns a change that is confirmed and awaits payment. */
async function due(trip: Trip, fits = costs) {
  const quote = await trip.changeQuote(fits)
  const { result } = await trip.confirm(quote.quoteId)
  if (result.kind !== 'change' || !result.trxId) throw new Error(`the quote is ${result.state}`)
  const { trxId } = result
  const transaction = () =>
    trip.traveller.must(trip.traveller.call<Payable>('GET', `/pay/${trxId}`))
  return { quote, trxId, transaction }
}

describe('flights to change to', () => {
  test('have the same route on the requested day, cheapest first, with their total cost', async () => {
    const trip = await flexible()
    const was = trip.order.items[0]?.flight?.offer
    const choices = await trip.search(inDays(45))
    expect(choices.length).toBeGreaterThan(0)
    for (const { offer, lines, amount } of choices) {
      expect([offer.slice.from, offer.slice.to]).toEqual([was?.slice.from, was?.slice.to])
      expect(offer.slice.departure.slice(0, 10)).toBe(inDays(45))
      expect(offer.supplier).toBe(was?.supplier)
      expect(lines.map(({ kind }) => kind)).toEqual(['price_difference', 'supplier_fee'])
      expect(lines.reduce((sum, line) => sum + line.amount.amount, 0)).toBe(amount.amount)
    }
    const amounts = choices.map(({ amount }) => amount.amount)
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
  })

  test.each([
    [inDays(-2), 'PAST_DATE', 'PAST_DATE'],
    [inDays(365), 'DATE_TOO_FAR', 'DATE_TOO_FAR'],
    [inDays(60), 'VALIDATION', 'after_next'],
  ])('are not looked for on %s: %s', async (date, error, what) => {
    const trip = await after.ticketed({ back: true })
    const itemId = trip.order.items[0]?.id
    const path = `/order/${trip.orderCode}/change-search`
    const reply = await trip.traveller.call('POST', path, { itemId, date })
    expect(reply).toMatchObject({ error, fields: { date: what } })
  })

  test('aren’t offered for cancelled flights, or flights of another order', async () => {
    const trip = await flexible()
    const quote = await trip.refundQuote()
    await trip.confirm(quote.quoteId)
    expect((await trip.afterSales()).changeable).toEqual([])
    const path = `/order/${trip.orderCode}/change-search`
    for (const itemId of [trip.order.items[0]?.id, 'no such item']) {
      const reply = await trip.traveller.call('POST', path, { itemId, date: inDays(45) })
      expect(reply.error).toBe('NOT_CHANGEABLE')
    }
  })

  test('found for one order can’t be used for another, and expire after a while', async () => {
    const [mine, theirs] = [await flexible(), await flexible()]
    const [choice] = await mine.search()
    const changeId = choice?.changeId ?? ''
    expect((await theirs.askChange(changeId)).error).toBe('CHANGE_NOT_FOUND')
    expect((await mine.askChange('nothing-like-it')).error).toBe('CHANGE_NOT_FOUND')
    shop.platform.clock.advance(minutes(26))
    expect((await mine.askChange(changeId)).error).toBe('CHANGE_NOT_FOUND')
  })
})

describe('a change that costs something', () => {
  test('is made once it is paid: new flights, new tickets, one mail, balanced ledger', async () => {
    const trip = await flexible()
    const before = trip.order
    const { quote, trxId, transaction } = await due(trip)
    expect(await transaction()).toMatchObject({
      change: { state: 'awaiting_payment' },
      total: quote.amount,
      orderStatus: 'confirmed',
      payment: null,
      payUntil: quote.validUntil,
    })
    const [bought, ...others] = (await transaction()).items
    expect(others).toEqual([])
    expect(bought?.flight).toMatchObject({ offer: quote.to, replaces: quote.from })
    expect(bought?.travellers).toHaveLength(before.items[0]?.travellers.length ?? 0)
    const lines = bought?.lines.map(({ kind, amount }) => [kind, amount])
    const [difference, fee] = quote.lines
    expect(lines).toEqual(
      [
        ['change', difference?.amount],
        ['fee', fee?.amount],
      ].filter(([, amount]) => (amount as Money).amount !== 0),
    )
    expect((await trip.confirm(quote.quoteId)).result).toMatchObject({
      state: 'awaiting_payment',
      trxId,
    })
    expect((await trip.currentOrder()).total).toEqual(before.total)

    await trip.pay(trxId)
    await trip.quoteBecomes('completed')
    const order = await trip.currentOrder()
    expect(order.status).toBe('confirmed')
    expect(order.items[0]?.flight?.offer).toEqual(quote.to)
    expect(order.items[0]?.flight?.tickets).toHaveLength(1)
    expect(order.items[0]?.flight?.tickets).not.toEqual(before.items[0]?.flight?.tickets)
    const [former = ''] = numbersOf(before)
    const [current = ''] = numbersOf(order)
    for (const typed of [former, former.slice(3), current]) {
      expect(await foundBy(typed), typed).toEqual([trip.orderCode])
    }
    const sum = before.total.amount + quote.amount.amount
    expect([order.total.amount, order.paid.amount, linesOf(order)]).toEqual([sum, sum, sum])
    const added = order.items[0]?.lines.slice(before.items[0]?.lines.length)
    expect(added?.map(({ kind, amount }) => [kind, amount])).toEqual(lines)
    expect(await trip.books()).toMatchObject({
      gateway: sum,
      supplier: -sum,
      customer: 0,
      refunds: 0,
      atGateway: sum,
    })
    expect(await transaction()).toMatchObject({ change: { state: 'completed' }, payUntil: null })
    expect((await trip.traveller.startPaying(trxId)).error).toBe('ALREADY_PAID')
    expect((await trip.traveller.startPaying(trip.trxId)).error).toBe('ALREADY_PAID')
    const [, mail] = await trip.mailsAre('confirmation', 'change-done')
    expect(mail?.attachments).toBe(2)
    const whats = order.history.map(({ event }) => event)
    const steps = [
      'quote.confirmed',
      'change.awaiting_payment',
      'change.paid',
      'reservation.changing',
    ]
    expect(whats.filter((what) => steps.includes(what))).toEqual(steps)
    const file = await trip.file('itinerary.ics')
    expect(await file.text()).toContain(quote.to.slice.segments[0]?.flight)
  })

  test('can be cancelled after that: refunded from both payments, minus the airline’s fees', async () => {
    const trip = await flexible()
    const { quote: change, trxId } = await due(
      trip,
      (choice) => costs(choice) && choice.offer.refund.kind === 'allowed',
    )
    await trip.pay(trxId)
    await trip.quoteBecomes('completed')
    const [first] = trip.order.items
    const before = trip.order.total.amount + change.amount.amount
    const quote = await trip.refundQuote(first ? [first.id] : [])
    expect(quote.lines[0]).toEqual({ kind: 'paid', amount: { ...quote.amount, amount: before } })
    const [, fee] = change.lines
    const kept = 0 - (quote.lines[1]?.amount.amount ?? 0)
    expect(kept).toBeGreaterThanOrEqual(fee?.amount.amount ?? 0)
    await trip.confirm(quote.quoteId)
    const order = await trip.moneyBack(quote.amount.amount)
    expect(order.paid.amount - order.refunded.amount).toBe(kept)
    expect(await trip.books()).toMatchObject({
      gateway: kept,
      customer: 0,
      refunds: 0,
      atGateway: kept,
    })
  })

  test.each([
    ['gone', { gone: { times: null } }],
    ['dearer by then', { priceChange: { percent: 30, times: null } }],
    ['refused', { faults: { change: { mode: 'refuse' } } }],
  ])('that turns out %s gives its money back and leaves the order as it was', async (_, dial) => {
    const trip = await flexible()
    const { quote, trxId, transaction } = await due(trip)
    after.all(dial)
    await trip.pay(trxId)
    await trip.quoteBecomes('failed')
    const order = await trip.currentOrder()
    expect(order).toMatchObject({ status: 'confirmed', total: trip.order.total })
    expect(order.paid).toEqual(trip.order.paid)
    expect(order.items).toEqual(trip.order.items)
    await eventually(async () => (await transaction()).payment?.state === 'refunded')
    const mails = await trip.mailsAre('confirmation', 'change-failed')
    expect(mails[1]?.text).toContain(
      `We’re refunding ${formatMoney(quote.amount, 'en-GB')} to the card you paid with`,
    )
    expect((await trip.currentOrder()).refunded.amount).toBe(0)
    expect(await trip.books()).toMatchObject({
      gateway: order.total.amount,
      customer: 0,
      refunds: 0,
      atGateway: order.total.amount,
    })
    expect(await transaction()).toMatchObject({
      change: { state: 'failed' },
      payment: { state: 'refunded' },
    })
  })

  test('that is not paid in time expires; late payments are refunded automatically', async () => {
    const trip = await flexible()
    const { quote, trxId, transaction } = await due(trip)
    const { redirect } = await trip.traveller.must(
      trip.traveller.startPaying(trxId, 'bank_transfer'),
    )
    await trip.traveller.atGateway(redirect, 'promise')
    await trip.traveller.settle(trxId)
    const left = Date.parse(quote.validUntil) - shop.platform.clock.now()
    await after.pass(minutes(Math.ceil(left / 60_000) + 1))
    await trip.quoteBecomes('expired')
    expect(await transaction()).toMatchObject({ change: { state: 'expired' }, payUntil: null })
    expect((await trip.traveller.startPaying(trxId)).error).toBe('PAYMENT_EXPIRED')
    await trip.traveller.atGateway(redirect, 'arrive')
    const total = trip.order.total.amount
    await eventually(async () => (await trip.mails()).length === 2)
    const [, mail] = await trip.mailsAre('confirmation', 'refund')
    expect(mail?.text).toContain('We couldn’t change order')
    expect(await trip.books()).toMatchObject({ gateway: total, refunds: 0, atGateway: total })
    const order = await trip.currentOrder()
    expect(order).toMatchObject({ status: 'confirmed', paid: trip.order.paid })
    expect(order.history.map(({ event }) => event)).toContain('change.expired')
  })

  test('that is paid twice is made once, and the second payment is refunded', async () => {
    const trip = await flexible()
    const { quote, trxId } = await due(trip)
    const transfer = await trip.traveller.must(trip.traveller.startPaying(trxId, 'bank_transfer'))
    await trip.traveller.atGateway(transfer.redirect, 'promise')
    await trip.pay(trxId)
    await trip.traveller.atGateway(transfer.redirect, 'arrive')
    await trip.quoteBecomes('completed')
    const mails = await eventually(async () => {
      const found = await trip.mails()
      return found.length === 3 && found
    })
    expect(mails.find(({ about }) => about === 'refund')?.text).toContain('was paid twice')
    const sum = trip.order.total.amount + quote.amount.amount
    expect(await trip.books()).toMatchObject({ gateway: sum, customer: 0, atGateway: sum })
    expect((await trip.currentOrder()).paid.amount).toBe(sum)
  })

  test('can’t be started with less than a quarter of an hour to pay', async () => {
    const trip = await flexible()
    const quote = await trip.changeQuote(costs)
    const left = Date.parse(quote.validUntil) - shop.platform.clock.now()
    shop.platform.clock.advance(minutes(Math.floor(left / 60_000) - 14))
    expect((await trip.confirm(quote.quoteId)).error).toBe('QUOTE_EXPIRED')
  })

  test('expires if the flights are cancelled in the meantime, and takes no money then', async () => {
    const trip = await flexible()
    const { trxId, transaction } = await due(trip)
    const { redirect } = await trip.traveller.must(trip.traveller.startPaying(trxId))
    const quote = await trip.refundQuote()
    await trip.confirm(quote.quoteId)
    expect((await transaction()).change?.state).toBe('expired')
    await trip.traveller.payByCard(redirect)
    await trip.traveller.settle(trxId)
    await trip.moneyBack(quote.amount.amount)
    const kept = trip.order.total.amount - quote.amount.amount
    // The gateway refunds it just before our ledger records it.
    await expect
      .poll(trip.books, { timeout: patience() })
      .toMatchObject({ gateway: kept, customer: 0, refunds: 0, atGateway: kept })
  })

  test('can’t be paid by anyone who can’t see the order', async () => {
    const trip = await flexible()
    const { trxId } = await due(trip)
    const stranger = shop.traveller()
    expect((await stranger.startPaying(trxId)).error).toBe('TRX_NOT_FOUND')
    expect((await stranger.settle(trxId)).error).toBe('TRX_NOT_FOUND')
  })

  test('is completed by the sweep if the traveller never returns', async () => {
    const trip = await flexible()
    const { trxId } = await due(trip)
    const { redirect } = await trip.traveller.must(trip.traveller.startPaying(trxId))
    await trip.traveller.payByCard(redirect)
    shop.platform.clock.advance(minutes(2))
    await shop.platform.jobs.enqueue(shop.platform.db, sweepPayments, {})
    await trip.quoteBecomes('completed')
  })
})

describe('a change whose airline doesn’t respond at first', () => {
  test.each(['timeout', 'timeout_done'] as const)('is made once (%s)', async (mode) => {
    const trip = await flexible()
    const { quote, trxId } = await due(trip)
    after.all({ faults: { change: { mode, times: 1 } } })
    await trip.pay(trxId)
    await withoutPauses(shop.platform, trip.quoteBecomes('completed'))
    const order = await trip.currentOrder()
    expect(order.items[0]?.flight?.offer.id).toBe(quote.to.id)
    expect(order.history.filter(({ event }) => event === 'change.paid')).toHaveLength(1)
    await trip.mailsAre('confirmation', 'change-done')
  })
})

test('a free change is made as soon as it is confirmed', async () => {
  const trip = await flexible()
  await trip.scheduleChange({ minutes: 90 })
  await trip.noticeBecomes('open')
  const quote = await trip.changeQuote(free, inDays(43))
  const { result } = await trip.confirm(quote.quoteId)
  expect(['in_progress', 'completed']).toContain(result.state)
  await trip.quoteBecomes('completed')
  const order = await trip.currentOrder()
  expect(order.items[0]?.flight?.offer.slice).toEqual(quote.to.slice)
  expect(order.total).toEqual(trip.order.total)
  expect(order.items[0]?.lines).toEqual(trip.order.items[0]?.lines)
  expect((await trip.noticeBecomes('changed')).after).not.toBeNull()
})

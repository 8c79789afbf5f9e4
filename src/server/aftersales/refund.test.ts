import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { openAfterSales } from '../../../test/support/after-sales.ts'
import { withoutPauses } from '../../../test/support/platform.ts'
import { eventually } from '../../../test/support/shop.ts'
import type { RefundQuote } from '../../contract/aftersales/after-sales.ts'
import { formatDate } from '../../contract/words/format.ts'
import { formatMoney } from '../../contract/words/format-money.ts'
import { days, minutes } from '../platform/duration.ts'

const after = await openAfterSales()
const { shop } = after
beforeEach(() => after.atRest())

describe('a refund quote', () => {
  test('shows what was paid, what the airline keeps, where the rest goes and by when', async () => {
    const trip = await after.ticketed()
    const quote = await trip.refundQuote()
    const arrives = new Date(shop.platform.clock.now() + days(14))
    const arrivesBy = arrives.toISOString().slice(0, 10)
    const [paid, fee] = quote.lines
    expect(paid).toEqual({ kind: 'paid', amount: trip.order.total })
    const { refund } = trip.order.items[0]?.flight?.offer ?? {}
    const penalty = refund?.kind === 'allowed' ? refund.penalty.amount : Number.NaN
    expect(fee).toMatchObject({ kind: 'supplier_fee', amount: { amount: 0 - penalty } })
    expect(quote).toMatchObject({
      state: 'open',
      isInvoluntary: false,
      destination: 'card',
      arrivesBy,
      amount: { amount: trip.order.total.amount - penalty },
    })
  })

  test('isn’t available for a non-refundable fare', async () => {
    const trip = await after.ticketed({ refundable: false })
    expect((await trip.afterSales()).reservations[0]?.refund).toBe('not_allowed')
    expect((await trip.askRefund()).error).toBe('NOT_REFUNDABLE')
  })

  test('covers one whole booking at a supplier', async () => {
    const trip = await after.ticketed()
    const wrong = await trip.askRefund(['no such item'])
    expect(wrong).toMatchObject({ error: 'VALIDATION', fields: { itemIds: 'one_booking' } })
  })

  test('is superseded by a newer one, and expires', async () => {
    const trip = await after.ticketed()
    const first = await trip.refundQuote()
    const second = await trip.refundQuote()
    expect((await trip.confirm(first.quoteId)).error).toBe('QUOTE_SUPERSEDED')
    expect((await trip.afterSales()).quotes.map(({ quoteId }) => quoteId)).toEqual([second.quoteId])
    shop.platform.clock.advance(minutes(31))
    expect((await trip.confirm(second.quoteId)).error).toBe('QUOTE_EXPIRED')
    expect((await trip.afterSales()).quotes[0]?.state).toBe('expired')
    expect((await trip.currentOrder()).status).toBe('confirmed')
  })

  test('can’t be seen, requested or confirmed by anybody else', async () => {
    const [mine, theirs] = [await after.ticketed(), await after.ticketed()]
    const quote = await mine.refundQuote()
    const stranger = shop.traveller()
    const path = `/order/${mine.orderCode}`
    for (const reply of [
      await stranger.call('GET', `${path}/after-sales`),
      await stranger.call('POST', `${path}/refund-quotes`, { itemIds: quote.itemIds }),
      await stranger.call('POST', `${path}/quotes/${quote.quoteId}/confirm`, {}),
    ]) {
      expect(reply).toMatchObject({ status: 404, error: 'TRX_NOT_FOUND' })
    }
    // Nor does one's own order open another's quote.
    expect((await theirs.confirm(quote.quoteId)).error).toBe('QUOTE_NOT_FOUND')
    expect((await theirs.askRefund(quote.itemIds)).error).toBe('VALIDATION')
  })

  test('can be requested thirty times in ten minutes', async () => {
    const trip = await after.ticketed()
    const replies = await Promise.all(Array.from({ length: 31 }, () => trip.askRefund()))
    const refused = replies.filter(({ error }) => error === 'RATE_LIMITED')
    expect(refused).toHaveLength(1)
    expect(refused[0]?.status).toBe(429)
  })
})

describe('a confirmed refund', () => {
  test('cancels the tickets and refunds the money once, however often it’s confirmed', async () => {
    const trip = await after.ticketed()
    const quote = await trip.refundQuote()
    const replies = await Promise.all(Array.from({ length: 5 }, () => trip.confirm(quote.quoteId)))
    for (const { result } of replies) expect(['in_progress', 'completed']).toContain(result.state)
    const order = await trip.moneyBack(quote.amount.amount)
    expect(order.status).toBe(quote.amount.amount === order.total.amount ? 'refunded' : 'cancelled')
    expect(order.items[0]?.state).toBe('cancelled')
    expect((await trip.confirm(quote.quoteId)).result.state).toBe('completed')
    const whats = order.history.map(({ event }) => event)
    for (const what of [
      'quote.confirmed',
      'reservation.cancelling',
      'reservation.cancelled',
      'refund.done',
    ]) {
      expect(whats.filter((each) => each === what)).toEqual([what])
    }
    const kept = order.total.amount - quote.amount.amount
    expect(await trip.books()).toMatchObject({
      customer: 0,
      refunds: 0,
      gateway: kept,
      atGateway: kept,
    })
    const mails = await trip.mailsAre('confirmation', 'cancelled', 'refund')
    const [, cancelled] = mails
    expect(cancelled?.text).toContain(
      `We’re refunding ${formatMoney(quote.amount, 'en-GB')} to the card you paid with.`,
    )
    expect(cancelled?.text).toContain(`by ${formatDate(quote.arrivesBy, 'en-GB', 'long')} at the`)
    expect(cancelled?.text).toContain('Airline cancellation fee: ')
    expect(cancelled?.text).not.toContain('sent')
    expect(cancelled?.text).toContain(`/en/order/${trip.orderCode}`)
    expect(await trip.afterSales()).toMatchObject({
      reservations: [],
      changeable: [],
      refunds: [
        {
          amount: quote.amount,
          method: 'card',
          reason: 'cancelled',
          arrivesBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        },
      ],
    })
    const file = await trip.file('itinerary.ics')
    const calendar = await file.text()
    expect(calendar.match(/STATUS:\w+/g)).toEqual(
      order.items[0]?.flight?.offer.slice.segments.map(() => 'STATUS:CANCELLED'),
    )
    expect((await trip.file('e-ticket.pdf')).status).toBe(409)
  })

  test.each(['timeout', 'timeout_done'] as const)(
    'is done once though the airline does not answer at first (%s)',
    async (mode) => {
      const trip = await after.ticketed()
      const quote = await trip.refundQuote()
      after.all({ faults: { cancel: { mode, times: 1 } } })
      await trip.confirm(quote.quoteId)
      const order = await withoutPauses(after.shop.platform, trip.moneyBack(quote.amount.amount))
      expect(order.items[0]?.state).toBe('cancelled')
      expect(await trip.books()).toMatchObject({ customer: 0, refunds: 0 })
    },
  )

  test('that the airline refuses changes nothing', async () => {
    const trip = await after.ticketed()
    const quote = await trip.refundQuote()
    after.all({ faults: { cancel: { mode: 'refuse' } } })
    await trip.confirm(quote.quoteId)
    await trip.quoteBecomes('failed')
    const order = await trip.currentOrder()
    expect(order.status).toBe('confirmed')
    expect(order.items[0]?.state).toBe('confirmed')
    expect(order.refunded.amount).toBe(0)
    expect(await trip.books()).toMatchObject({ gateway: order.total.amount, customer: 0 })
    const [, mail] = await trip.mailsAre('confirmation', 'refund-failed')
    expect(mail?.text).toContain('Nothing was cancelled')
    after.atRest()
    const again = await trip.refundQuote()
    await trip.confirm(again.quoteId)
    await trip.moneyBack(again.amount.amount)
  })

  test('of nothing says so and moves no money', async () => {
    const trip = await after.ticketed()
    const quote = await trip.refundQuote()
    // What the airline keeps may be the whole fare.
    await shop.platform.db.execute(
      sql`update after_sale_quote set amount = 0 where id = ${quote.quoteId}`,
    )
    await trip.confirm(quote.quoteId)
    await trip.quoteBecomes('completed')
    const order = await trip.currentOrder()
    expect([order.status, order.refunded.amount]).toEqual(['cancelled', 0])
    const [, mail] = await trip.mailsAre('confirmation', 'cancelled')
    expect(mail?.text).toContain('there’s no refund')
  })

  test('of one of two bookings doesn’t change the other', async () => {
    const trip = await after.ticketed({ bookings: 2 })
    const [first, second] = (await trip.afterSales()).reservations
    const quote = await trip.refundQuote(first?.itemIds)
    await trip.confirm(quote.quoteId)
    const order = await trip.moneyBack(quote.amount.amount)
    expect(order.status).toBe('confirmed')
    expect((await trip.afterSales()).reservations.map(({ itemIds }) => itemIds)).toEqual([
      second?.itemIds,
    ])
    const file = await trip.file('e-ticket.pdf')
    expect(file.status).toBe(200)
    const rest = await trip.refundQuote(second?.itemIds)
    await trip.confirm(rest.quoteId)
    await trip.moneyBack(quote.amount.amount + rest.amount.amount)
    const end = await trip.currentOrder()
    expect(['cancelled', 'refunded']).toContain(end.status)
    expect(await trip.books()).toMatchObject({ customer: 0, refunds: 0 })
  })
})

test('a guest can cancel flights with a grant, and not without one', async () => {
  const trip = await after.ticketed()
  const guest = shop.traveller()
  const { grant } = await guest.must(
    guest.call<{ grant: string }>('POST', '/order/look-up', {
      orderCode: trip.orderCode,
      email: trip.order.contact.email,
    }),
  )
  const asked = { itemIds: trip.order.items.map(({ id }) => id) }
  const quote = await guest.must(
    guest.call<RefundQuote>('POST', `/order/${trip.orderCode}/refund-quotes`, asked, {
      'x-order-access': grant,
    }),
  )
  const path = `/order/${trip.orderCode}/quotes/${quote.quoteId}/confirm`
  expect((await guest.call('POST', path, {})).error).toBe('TRX_NOT_FOUND')
  await guest.must(guest.call('POST', path, {}, { 'x-order-access': grant }))
  await trip.moneyBack(quote.amount.amount)
  shop.platform.clock.advance(days(8))
  expect((await guest.call('POST', path, {}, { 'x-order-access': grant })).status).toBe(404)
  await eventually(async () => (await trip.books()).refunds === 0)
})

describe('several bookings cancelled together', () => {
  const sumOf = (amounts: readonly { amount: { amount: number } }[]) =>
    amounts.reduce((sum, { amount }) => sum + amount.amount, 0)

  test('have one quote with the lines of each, one total, one confirmation and one mail', async () => {
    const trip = await after.ticketed({ bookings: 2 })
    const quote = await trip.refundQuote()
    expect(quote.parts.map(({ itemIds }) => itemIds)).toEqual(
      trip.order.items.map(({ id }) => [id]),
    )
    for (const part of quote.parts) {
      expect(part.lines.map(({ kind }) => kind)).toEqual(['paid', 'supplier_fee'])
      expect(sumOf(part.lines)).toBe(part.amount.amount)
    }
    expect(sumOf(quote.parts)).toBe(quote.amount.amount)
    expect(sumOf(quote.lines)).toBe(quote.amount.amount)
    expect((await trip.afterSales()).quotes).toHaveLength(1)
    const replies = await Promise.all([1, 2, 3].map(() => trip.confirm(quote.quoteId)))
    for (const { status, result } of replies) {
      expect([status, result.quoteId]).toEqual([200, quote.quoteId])
    }
    const order = await trip.moneyBack(quote.amount.amount)
    expect(order.items.map(({ state }) => state)).toEqual(['cancelled', 'cancelled'])
    expect(order.history.filter(({ event }) => event === 'quote.confirmed')).toHaveLength(1)
    expect(order.history.filter(({ event }) => event === 'reservation.cancelled')).toHaveLength(2)
    const kept = order.total.amount - quote.amount.amount
    await eventually(async () => (await trip.books()).refunds === 0)
    expect(await trip.books()).toMatchObject({
      customer: 0,
      refunds: 0,
      gateway: kept,
      atGateway: kept,
      supplier: 0 - kept,
    })
    const told = await eventually(async () => {
      const mails = await trip.mails()
      return mails.filter(({ about }) => about === 'refund').length === 2 && mails
    })
    for (const [index, { amount }] of quote.parts.entries()) {
      const { slice } = order.items[index]?.flight?.offer ?? {}
      const mail = told.find(
        ({ about, text }) =>
          about === 'refund' && text.includes(`refunded ${formatMoney(amount, 'en-GB')} for these`),
      )
      expect(mail?.text).toContain(`(${slice?.from})`)
      expect(mail?.text).toContain(slice?.segments[0]?.flight)
      expect(mail?.text).toContain('Airline cancellation fee: ')
      expect(mail?.text).toContain(`of ${formatMoney(quote.amount, 'en-GB')} that you confirmed`)
    }
    const cancelled = told.filter(({ about }) => about === 'cancelled')
    expect(cancelled).toHaveLength(1)
    expect(cancelled[0]?.attachments).toBe(1)
    expect(cancelled[0]?.text).toContain(formatMoney(quote.amount, 'en-GB'))
  })

  test('are cancelled as far as airlines accept; what one refuses stays valid and is reported', async () => {
    const trip = await after.ticketed({ bookings: 2 })
    const quote = await trip.refundQuote()
    shop.world?.dials.change({
      suppliers: { wayline: { faults: { cancel: { mode: 'refuse' } } } },
    })
    await trip.confirm(quote.quoteId)
    const ended = await trip.quoteBecomes('completed')
    const parts = ended.kind === 'refund' ? ended.parts : []
    expect(parts.map(({ state }) => state)).toEqual(['completed', 'failed'])
    const back = parts[0]?.amount.amount ?? 0
    const order = await trip.moneyBack(back)
    expect(order.items.map(({ state }) => state)).toEqual(['cancelled', 'confirmed'])
    const kept = order.total.amount - back
    await eventually(async () => (await trip.books()).refunds === 0)
    expect(await trip.books()).toMatchObject({ customer: 0, gateway: kept, atGateway: kept })
    const [, mail] = await trip.mailsAre('confirmation', 'cancelled', 'refund')
    expect(mail?.text).toContain(formatMoney({ ...quote.amount, amount: back }, 'en-GB'))
    expect(mail?.text).toContain('Their tickets are still valid')
    after.atRest()
    const again = await trip.refundQuote([order.items[1]?.id ?? ''])
    expect(again.parts).toHaveLength(1)
  })

  test('expire as a whole when one of them does, and when a newer quote is requested', async () => {
    const trip = await after.ticketed({ bookings: 2 })
    const first = await trip.refundQuote()
    const second = await trip.refundQuote([trip.order.items[1]?.id ?? ''])
    expect((await trip.confirm(first.quoteId)).error).toBe('QUOTE_SUPERSEDED')
    expect((await trip.afterSales()).quotes.map(({ quoteId }) => quoteId)).toEqual([second.quoteId])
    const third = await trip.refundQuote()
    await trip.scheduleChange({ minutes: 75 })
    await trip.noticeBecomes('open')
    expect((await trip.confirm(third.quoteId)).error).toBe('QUOTE_EXPIRED')
    const { items } = await trip.currentOrder()
    expect(items.map(({ state }) => state)).toEqual(['confirmed', 'confirmed'])
  })
})

import { beforeEach, describe, expect, test } from 'vitest'
import { openAfterSales } from '../../../../test/support/after-sales.ts'
import { withoutPauses } from '../../../../test/support/platform.ts'
import { eventually } from '../../../../test/support/shop.ts'
import { signInStaff } from '../../../../test/support/staff.ts'
import type { DeskQueues } from '../../../contract/desk/order/desk-queues.ts'
import { money } from '../../../contract/money.ts'
import { formatDate } from '../../../contract/words/format.ts'
import { quoteWriter } from '../../aftersales/write-quote.ts'
import { lockOrder } from '../../order/order-store.ts'
import type { Reservation } from '../../order/whole-order.ts'
import type { Executor } from '../../platform/database/database.ts'
import { days } from '../../platform/duration.ts'
import { flightBasis } from '../cancellation/flight-cancellation.ts'

const after = await openAfterSales()
beforeEach(() => after.atRest())

/** Returns the calendar files sent with an order's mails, oldest first. */
const calendarsSent = async ({ records }: Awaited<ReturnType<typeof after.ticketed>>) =>
  (await records.attachments())
    .filter(({ filename }) => filename.endsWith('.ics'))
    .map(({ content }) => content.toString())
/** Returns an order as its traveller's list shows it. */
const listed = async ({ orderCode, order }: Awaited<ReturnType<typeof after.ticketed>>) => {
  const { email } = order.contact
  const orders = await after.shop.orders.list({ email }, { language: 'en' })
  return orders.find((each) => each.orderCode === orderCode)
}
const uidsOf = (calendar = '') => calendar.match(/^UID:.*$/gm)
const sequenceOf = (calendar = '') => Number(/^SEQUENCE:(\d+)/m.exec(calendar)?.[1])

describe('flights that the airline moved', () => {
  test('open one inbox entry with before and after, and send one mail with a link to it', async () => {
    const trip = await after.ticketed()
    const [item] = trip.order.items
    await trip.scheduleChange({ minutes: 75 })
    const notice = await trip.noticeBecomes('open')
    expect(notice).toMatchObject({ itemId: item?.id, before: item?.flight?.offer.slice })
    expect(notice.after?.departure).not.toBe(notice.before.departure)
    await after.lookForChanges()
    await after.lookForChanges()
    const [, mail] = await trip.mailsAre('confirmation', 'notice')
    expect(mail?.text).toContain(notice.before.departure.slice(11))
    expect(mail?.text).toContain(notice.after?.departure.slice(11))
    expect(mail?.text).toContain(`/en/order/${trip.orderCode}`)
    // The mail updates the calendar: the same event, in a newer version than the one sent with the confirmation.
    const [booked, moved] = await calendarsSent(trip)
    expect(moved).toMatch(/STATUS:TENTATIVE/)
    expect(uidsOf(moved)).toEqual(uidsOf(booked))
    expect(sequenceOf(moved)).toBeGreaterThan(sequenceOf(booked))
    expect((await trip.afterSales()).notices).toHaveLength(1)
    const order = await trip.currentOrder()
    expect(order.history.map(({ event }) => event)).toContain('notice.opened')
    expect(await listed(trip)).toMatchObject({ status: 'confirmed', needsAnswer: true })
    // Until it's answered, the order shows the booked times.
    expect(order.items[0]?.flight?.offer.slice).toEqual(notice.before)
  })

  test('and are accepted: the order, its e-ticket and its calendar have the new times', async () => {
    const trip = await after.ticketed()
    await trip.scheduleChange({ minutes: 75 })
    const notice = await trip.noticeBecomes('open')
    const replies = await Promise.all([1, 2, 3].map(() => trip.accept(notice.noticeId)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await listed(trip)).toMatchObject({ needsAnswer: false })
    await trip.noticeBecomes('accepted')
    const order = await trip.currentOrder()
    const [was, is] = [trip.order.items[0]?.flight?.offer, order.items[0]?.flight?.offer]
    expect(is?.slice).toEqual(notice.after)
    expect([is?.id, is?.price, order.total]).toEqual([was?.id, was?.price, trip.order.total])
    const mails = await trip.mailsAre('confirmation', 'notice', 'notice-accepted')
    expect(mails[2]?.attachments).toBe(2)
    expect((await trip.accept(notice.noticeId)).result.state).toBe('accepted')
    expect(order.history.filter(({ event }) => event === 'notice.accepted')).toHaveLength(1)
  })

  test.each(['timeout', 'timeout_done'] as const)(
    'are accepted once although the airline doesn’t respond at first (%s)',
    async (mode) => {
      const trip = await after.ticketed()
      await trip.scheduleChange({ minutes: 75 })
      const notice = await trip.noticeBecomes('open')
      after.all({ faults: { acceptScheduleChange: { mode, times: 1 } } })
      await trip.accept(notice.noticeId)
      await withoutPauses(after.shop.platform, trip.noticeBecomes('accepted'))
      expect((await trip.currentOrder()).items[0]?.flight?.offer.slice).toEqual(notice.after)
    },
  )

  test('are accepted automatically if nobody answers in time', async () => {
    const trip = await after.ticketed()
    await trip.scheduleChange({ minutes: 75 })
    const notice = await trip.noticeBecomes('open')
    await after.pass(days(8))
    await after.tend()
    const { openedAt, changedAt } = await trip.noticeBecomes('accepted')
    expect(Date.parse(changedAt) - Date.parse(openedAt)).toBeGreaterThanOrEqual(days(8))
    expect((await trip.currentOrder()).items[0]?.flight?.offer.slice).toEqual(notice.after)
  })

  test('are fully refunded, even on a non-refundable fare', async () => {
    const trip = await after.ticketed({ refundable: false })
    expect((await trip.askRefund()).error).toBe('NOT_REFUNDABLE')
    await trip.scheduleChange({ minutes: 75 })
    await trip.noticeBecomes('open')
    expect((await trip.afterSales()).reservations[0]?.refund).toBe('allowed')
    const quote = await trip.refundQuote()
    expect(quote).toMatchObject({ isInvoluntary: true, amount: trip.order.total })
    await trip.confirm(quote.quoteId)
    const order = await trip.moneyBack(trip.order.total.amount)
    expect(order.status).toBe('refunded')
    expect(await listed(trip)).toMatchObject({ needsAnswer: false, refunded: order.refunded })
    const { noticeId } = await trip.noticeBecomes('refunded')
    expect((await trip.accept(noticeId)).error).toBe('NOTICE_ALREADY_ANSWERED')
    expect(await trip.books()).toEqual({
      gateway: 0,
      customer: 0,
      supplier: 0,
      refunds: 0,
      atGateway: 0,
    })
  })

  test('invalidate quotes that were made on worse terms', async () => {
    const trip = await after.ticketed()
    const quote = await trip.refundQuote()
    await trip.scheduleChange({ minutes: 75 })
    await trip.noticeBecomes('open')
    expect((await trip.confirm(quote.quoteId)).error).toBe('QUOTE_EXPIRED')
  })

  test('aren’t quoted with a penalty that was requested before the change arrived', async () => {
    const trip = await after.ticketed()
    // The supplier responds with its penalty, and only then the airline's change arrives. The quote is written here,
    // because a call can't be stopped between the two.
    const { db, clock } = after.shop.platform
    const order = await trip.records.order()
    const [reservation] = order.reservations
    if (!reservation) throw new Error('no reservation')
    const basisNow = (tx: Executor, now: Reservation) => flightBasis(tx, now, clock.now())
    const draft = {
      reservation,
      itemIds: reservation.items.map(({ id }) => id),
      lines: [],
      amount: money(100, order.currency),
      isInvoluntary: false,
      terms: {
        kind: 'refund',
        supplierTerms: {},
        destination: 'card',
        arrivesBy: '2030-01-01',
      } as const,
      validUntil: new Date(clock.now() + days(1)),
      basis: await basisNow(db, reservation),
      basisNow,
    }
    await trip.scheduleChange({ minutes: 75 })
    await trip.noticeBecomes('open')
    const write = quoteWriter({ db, clock, books: { lock: lockOrder } })
    await expect(write(order, [draft])).rejects.toMatchObject({ code: 'QUOTE_EXPIRED' })
    expect((await trip.afterSales()).quotes).toEqual([])
  })

  test('can’t be answered from another order', async () => {
    const [mine, theirs] = [await after.ticketed(), await after.ticketed()]
    await mine.scheduleChange({ minutes: 75 })
    const { noticeId } = await mine.noticeBecomes('open')
    expect((await theirs.accept(noticeId)).error).toBe('NOTICE_NOT_FOUND')
    const path = `/order/${mine.orderCode}/notices/${noticeId}/accept`
    expect((await after.shop.traveller().call('POST', path, {})).error).toBe('TRX_NOT_FOUND')
  })
})

test('a flight that no longer operates can be changed or cancelled, but not accepted', async () => {
  const trip = await after.ticketed({ refundable: false })
  await trip.scheduleChange({ cancelled: true })
  const notice = await trip.noticeBecomes('open')
  expect(notice.after).toBeNull()
  expect((await trip.accept(notice.noticeId)).error).toBe('NOTICE_ALREADY_ANSWERED')
  const [, mail] = await trip.mailsAre('confirmation', 'notice-cancelled')
  const { zone } = notice
  const by = formatDate(new Date(notice.answerBy).toISOString(), 'en-GB', 'date-time', zone)
  expect(mail?.text).toContain(`Please answer by this time: ${by}`)
  expect(mail?.text).toContain('we’ll refund you in full automatically')
  const quote = await trip.refundQuote()
  await trip.confirm(quote.quoteId)
  await trip.moneyBack(trip.order.total.amount)
  await eventually(async () => (await trip.books()).refunds === 0)
})

describe('cancelled flights that nobody answers', () => {
  /** Lets the deadline pass, and everything that happens by itself after it. */
  const wait = async () => {
    await after.pass(days(8))
    await after.tend()
  }

  test('are refunded in full after the deadline, and not before', async () => {
    const trip = await after.ticketed({ refundable: false })
    await trip.scheduleChange({ cancelled: true })
    await trip.noticeBecomes('open')
    await after.pass(days(6))
    await after.tend()
    expect((await trip.afterSales()).notices[0]?.state).toBe('open')
    await after.pass(days(2))
    await after.tend()
    const order = await trip.moneyBack(trip.order.total.amount)
    expect(order.status).toBe('refunded')
    await trip.noticeBecomes('refunded')
    expect(await trip.mails()).toHaveLength(4)
    await wait()
    expect((await trip.afterSales()).quotes).toHaveLength(1)
  })

  test('of which another direction still operates wait for somebody', async () => {
    const trip = await after.ticketed({ back: true })
    await trip.scheduleChange({ cancelled: true })
    await trip.noticeBecomes('open')
    const [, mail] = await trip.mailsAre('confirmation', 'notice-cancelled')
    expect(mail?.text).not.toContain('automatically')
    await wait()
    expect((await trip.afterSales()).quotes).toEqual([])
    const support = await signInStaff(after.shop, ['support'])
    const { queues } = await support.must(
      support.call<{ queues: DeskQueues }>('GET', '/desk/queues'),
    )
    const entries = queues.find(({ id }) => id === 'cancelled_flights')?.entries ?? []
    expect(entries.find(({ target }) => target.id === trip.orderCode)).toMatchObject({
      isOverdue: true,
    })
    expect((await trip.currentOrder()).status).toBe('confirmed')
  })
})

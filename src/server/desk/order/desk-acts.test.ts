import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openAfterSales } from '../../../../test/support/after-sales.ts'
import { patience } from '../../../../test/support/patience.ts'
import { withoutPauses } from '../../../../test/support/platform.ts'
import { eventually } from '../../../../test/support/shop.ts'
import { signInStaff } from '../../../../test/support/staff.ts'
import { searchRequest } from '../../../../test/support/traveller.ts'
import type { RefundQuote } from '../../../contract/aftersales/after-sales.ts'
import type { DeskOrder } from '../../../contract/desk/order/desk-order.ts'
import type { DeskQueues } from '../../../contract/desk/order/desk-queues.ts'
import type { RefundByHand } from '../../../contract/desk/order/refund-by-hand.ts'
import { hours, minutes } from '../../platform/duration.ts'

// About MYR 85, which no flight costs.
const after = await openAfterSales({ DESK_REFUND_LIMIT: '20' })
const { shop } = after
const { db, clock } = shop.platform
beforeEach(() => after.atRest())

type Trip = Awaited<ReturnType<typeof after.ticketed>>
const support = await signInStaff(shop, ['support'])
const finance = await signInStaff(shop, ['finance'])
const admin = await signInStaff(shop, ['admin'])
const why = 'The traveller asked for it.'

type Desk = typeof support
const act = <T = { done: true }>(who: Desk, code: string, path: string, body: object = { why }) =>
  who.call<T>('POST', `/desk/orders/${code}/${path}`, body)
const read = (code: string) => support.must(support.call<DeskOrder>('GET', `/desk/orders/${code}`))
const queue = async (id: string) => {
  const call = admin.call<{ queues: DeskQueues }>('GET', '/desk/queues')
  return (await admin.must(call)).queues.find((each) => each.id === id)?.entries ?? []
}
/** The acts in an order's log, oldest first. */
const logged = async (code: string) => (await read(code)).log.map((each) => each.act).toReversed()

/** What the timeline shows of acts and of what came of them, from the first act on. */
async function toldOf(code: string): Promise<string[]> {
  const { timeline } = await read(code)
  const told = timeline.filter(({ kind }) => kind === 'desk' || kind === 'history')
  return told.slice(told.findIndex(({ kind }) => kind === 'desk')).map(({ what }) => what)
}

/** Whatever staff do: each movement adds up to zero, and nobody gets back more than they paid. */
async function booksAreRight(trip: Trip): Promise<void> {
  const books = Object.values({ ...(await trip.books()), atGateway: 0 })
  expect(books.reduce((sum, each) => sum + each, 0)).toBe(0)
  const { rows: uneven } = await db.execute(
    sql`select movement from ledger_entry group by 1 having sum(amount) <> 0`,
  )
  expect(uneven).toEqual([])
  const { paid, refunded } = await trip.currentOrder()
  expect(refunded.amount).toBeLessThanOrEqual(paid.amount)
}

test('a note, mails and documents: each act is logged once, with its reason', async () => {
  const trip = await after.ticketed()
  const code = trip.orderCode
  const seen = await read(code)
  await support.must(act(support, code, 'notes', { text: 'Called: wants a seat in front.' }))
  await support.must(act(support, code, `mails/${seen.mails[0]?.mailId}/resend`))
  await support.must(act(support, code, 'documents/resend'))
  const reservation = seen.reservations[0]?.reservationId
  await support.must(act(support, code, `reservations/${reservation}/reissue`))
  await trip.mailsAre('confirmation', 'again', 'confirmation', 'confirmation')
  const { log, order } = await read(code)
  expect(log.toReversed()).toMatchObject([
    { act: 'order.note', why: 'Called: wants a seat in front.', staff: { id: support.id } },
    { act: 'order.resend', why },
    { act: 'order.resend', why },
    { act: 'order.reissue', why },
  ])
  expect(order.items[0]?.flight?.tickets).toEqual(trip.order.items[0]?.flight?.tickets)
  expect(order.history.map(({ event }) => event)).toContain('documents.reissued')
  const other = (await read((await after.ticketed()).orderCode)).mails[0]?.mailId
  for (const mailId of [other, crypto.randomUUID()]) {
    expect(await act(support, code, `mails/${mailId}/resend`)).toMatchObject({ status: 404 })
  }
  expect((await act(support, code, 'documents/resend', { why: '' })).error).toBe('VALIDATION')
  expect((await act(support, 'ZZZZZZ', 'notes', { text: 'nobody’s' })).error).toBe('TRX_NOT_FOUND')
  expect(await logged(code)).toHaveLength(4)
})

test('a name is corrected in every item of the traveller, and never logged with documents', async () => {
  const trip = await after.ticketed({ back: true })
  const code = trip.orderCode
  const path = `items/${trip.order.items[1]?.id}/travellers/0/name`
  const answer = { answer: 'agreed', answerNote: 'Agent Lee, NC 4711' }
  const name = { ...answer, givenName: 'May A', surname: 'Tan' }
  expect(
    (await act(support, code, path, { ...answer, givenName: '美玲', surname: '', why })).fields,
  ).toEqual({
    givenName: 'NAME_LETTERS',
  })
  await support.must(act(support, code, path, { ...name, why }))
  const { items, history } = await trip.currentOrder()
  expect(items.map(({ travellers }) => travellers[0]?.givenName)).toEqual(['MAY A', 'MAY A'])
  expect(history.filter(({ event }) => event === 'traveller.corrected')).toHaveLength(2)
  expect((await act(support, code, path, { ...name, why })).error).toBe('NOTHING_CHANGED')
  await vi.waitFor(async () => {
    const [mail] = await shop.mailsTo(trip.order.contact.email)
    expect(mail?.text).toContain('MAY A')
  }, patience())
  const { log, mails } = await read(code)
  // Whoever gets the ticket with the old name again isn't let on board.
  expect(mails.map(({ isOutdated }) => isOutdated)).toEqual([true, false])
  await support.must(act(support, code, `mails/${mails[0]?.mailId}/resend`))
  const again = (await read(code)).mails
  expect(again.map(({ isOutdated }) => isOutdated)).toEqual([true, false, true])
  expect(log[0]).toMatchObject({ before: { givenName: 'MEI A' }, after: { givenName: 'MAY A' } })
  expect(JSON.stringify(log)).not.toContain('passport')
})

test('a hold is released, which an order that is paid isn’t', async () => {
  const traveller = shop.traveller()
  const booking = await traveller.book(searchRequest())
  const { orderCode, trxId } = await traveller.must(traveller.submit(booking))
  await traveller.must(traveller.startPaying(trxId))
  await support.must(act(support, orderCode, 'release'))
  const { order, reservations, payables, payments } = await read(orderCode)
  expect([order.status, payables[0]?.state]).toEqual(['cancelled', 'withdrawn'])
  expect([reservations[0]?.state, payments[0]?.state]).toEqual(['cancelled', 'cancelled'])
  expect((await act(support, orderCode, 'release')).error).toBe('INVALID_STATE')
  const [mail] = await shop.mailsTo(order.contact.email)
  expect(mail?.subject).toBe(`Your booking was released: order ${orderCode}`)
  const paid = await after.ticketed()
  expect((await act(support, paid.orderCode, 'release')).error).toBe('INVALID_STATE')
  expect(await logged(paid.orderCode)).toEqual([])
  expect(await logged(orderCode)).toEqual(['order.release'])
  const came = ['payment.cancelled', 'reservation.cancelled']
  expect(await toldOf(orderCode)).toEqual(['order.release', ...came])
})

test('a failed confirmation leaves the queue once it’s dealt with, and not by a note', async () => {
  const traveller = shop.traveller()
  const booking = await traveller.book(searchRequest())
  const { orderCode, trxId } = await traveller.must(traveller.submit(booking))
  after.all({ faults: { issue: { mode: 'refuse' } } })
  const { redirect } = await traveller.must(traveller.startPaying(trxId))
  await traveller.payByCard(redirect)
  await traveller.settle(trxId)
  const isWaiting = async () =>
    (await queue('failed_confirmations')).some(({ target }) => target.id === orderCode)
  await eventually(isWaiting)
  // The day before its departure, whatever else the agency has time for.
  const [first] = (await queue('failed_confirmations')).filter(
    ({ target }) => target.id === orderCode,
  )
  const { order } = await read(orderCode)
  expect(first).toMatchObject({
    name: `${order.contact.givenName} ${order.contact.surname}`,
    amount: order.total,
    startsOn: order.items[0]?.startsOn,
  })
  await db.execute(sql`update order_item set details = jsonb_set(details, '{offer,slice,departure}',
    ${JSON.stringify(`${new Date(clock.now() + hours(20)).toISOString().slice(0, 10)}T23:00`)}::jsonb)
    where id = ${order.items[0]?.id}`)
  const soon = (await queue('failed_confirmations')).find(({ target }) => target.id === orderCode)
  expect(soon?.isOverdue).toBe(true)
  expect(first?.isOverdue).toBe(false)
  await finance.must(act(finance, orderCode, 'notes', { text: 'No idea yet, will call back.' }))
  expect(await isWaiting()).toBe(true)
  const done = 'Booked with another airline by phone.'
  // A page that was read before it failed showed other failures.
  const failedAt = (await read(orderCode)).reservations[0]?.changedAt ?? ''
  const seenUntil = new Date(Date.parse(failedAt) - 1).toISOString()
  await finance.must(act(finance, orderCode, 'dealt-with', { why: done, seenUntil }))
  expect(await isWaiting()).toBe(true)
  expect((await read(orderCode)).log[0]?.after).toEqual({ seenUntil })
  await finance.must(act(finance, orderCode, 'dealt-with', { why: done, seenUntil: failedAt }))
  expect(await isWaiting()).toBe(false)
  expect((await read(orderCode)).log[0]).toMatchObject({
    act: 'order.deal-with',
    why: done,
    staff: { id: finance.id },
  })
})

test('an unknown reservation is in the queue, and looked up again', async () => {
  const traveller = shop.traveller()
  const booking = await traveller.book(searchRequest())
  const { orderCode, trxId } = await traveller.must(traveller.submit(booking))
  after.all({ faults: { issue: { mode: 'timeout' }, lookUp: { mode: 'error' } } })
  const { redirect } = await traveller.must(traveller.startPaying(trxId))
  await traveller.payByCard(redirect)
  await traveller.settle(trxId)
  const [reservation] = (await read(orderCode)).reservations
  await db.execute(
    sql`update reservation set state = 'unknown' where id = ${reservation?.reservationId}`,
  )
  clock.advance(minutes(1))
  const entry = async () => (await queue('unknown')).find(({ target }) => target.id === orderCode)
  expect(await entry()).toMatchObject({ isOverdue: false })
  // Each further try makes it unknown again, but nobody has known since the first one.
  const began = new Date(clock.now() - minutes(11)).toISOString()
  await db.execute(
    sql`insert into order_history (order_id, reservation_id, what, at)
      select order_id, id, 'reservation.unknown', ${began} from reservation
      where id = ${reservation?.reservationId}`,
  )
  expect(await entry()).toMatchObject({ isOverdue: true, since: began })
  after.atRest()
  await support.must(act(support, orderCode, `reservations/${reservation?.reservationId}/look-up`))
  await withoutPauses(
    shop.platform,
    eventually(async () => (await read(orderCode)).order.status === 'confirmed'),
  )
  expect((await queue('unknown')).map(({ target }) => target.id)).not.toContain(orderCode)
  const path = `reservations/${reservation?.reservationId}/look-up`
  expect((await act(support, orderCode, path)).error).toBe('INVALID_STATE')
  expect(await logged(orderCode)).toEqual(['order.look-up'])
})

describe('a refund', () => {
  const propose = (who: Desk, trip: Trip, amount: number) =>
    act<RefundByHand>(who, trip.orderCode, 'refunds-by-hand', { amount, why })
  const decide = (who: Desk, trip: Trip, id: string, decision = 'approved', seen?: object) => {
    const path = `refunds-by-hand/${id}/decision`
    return act<RefundByHand>(who, trip.orderCode, path, { decision, why, seen })
  }
  const byHand = async (trip: Trip) => (await read(trip.orderCode)).refundsByHand

  test('by quote is confirmed for the traveller', async () => {
    const trip = await after.ticketed()
    const itemIds = trip.order.items.map(({ id }) => id)
    const quote = await support.must(
      act<RefundQuote>(support, trip.orderCode, 'refund-quotes', { itemIds }),
    )
    await support.must(act(support, trip.orderCode, `quotes/${quote.quoteId}/confirm`))
    await trip.moneyBack(quote.amount.amount)
    await trip.mailsAre('confirmation', 'cancelled', 'refund')
    // Confirmed once, and logged once, however often it's pressed.
    await support.must(act(support, trip.orderCode, `quotes/${quote.quoteId}/confirm`))
    expect(await logged(trip.orderCode)).toEqual(['order.refund', 'order.refund'])
    expect(await toldOf(trip.orderCode)).toEqual([
      'order.refund',
      ...['order.refund', 'quote.confirmed', 'reservation.cancelling', 'reservation.cancelled'],
      ...['refund.requested', 'refund.done'],
    ])
    await booksAreRight(trip)
  })

  test('by hand is paid at once if it’s small, and borne by us', async () => {
    const trip = await after.ticketed()
    const key = { 'idempotency-key': crypto.randomUUID() }
    const path = `/desk/orders/${trip.orderCode}/refunds-by-hand`
    const twice = [1, 2].map(() => support.call('POST', path, { amount: 1000, why }, key))
    await Promise.all(twice)
    await trip.moneyBack(1000)
    expect(await byHand(trip)).toMatchObject([
      { state: 'paid', decidedBy: null, proposedBy: { id: support.id } },
    ])
    expect(await trip.books()).toMatchObject({ customer: 0, refunds: 0, agency: 1000 })
    expect((await trip.afterSales()).refunds).toMatchObject([{ reason: 'goodwill' }])
    expect(await logged(trip.orderCode)).toEqual(['order.refund-by-hand'])
    expect(await toldOf(trip.orderCode)).toEqual([
      ...['order.refund-by-hand', 'refund.goodwill', 'refund.requested', 'refund.done'],
    ])
    await booksAreRight(trip)
    const left = trip.order.total.amount - 1000
    expect((await propose(support, trip, left + 1)).error).toBe('REFUND_TOO_LARGE')
    // Cancelling gives back what the fare allows, less what is refunded already where that would be too much.
    const quote = await trip.refundQuote()
    await trip.confirm(quote.quoteId)
    await trip.moneyBack(1000 + quote.amount.amount)
    const { customer, gateway, atGateway } = await trip.books()
    expect([customer, gateway]).toEqual([0, atGateway])
    await booksAreRight(trip)
  })

  test('by hand that leaves less than the fare gives back shows what is left', async () => {
    const trip = await after.ticketed()
    const { amount } = trip.order.total
    const proposed = await support.must(propose(support, trip, amount - 100))
    await finance.must(decide(finance, trip, proposed.refundByHandId))
    await trip.moneyBack(amount - 100)
    const quote = await trip.refundQuote()
    expect(quote.amount.amount).toBe(100)
    expect(quote.lines.at(-1)?.kind).toBe('refunded_before')
    expect(quote.lines.reduce((sum, line) => sum + line.amount.amount, 0)).toBe(100)
    await trip.confirm(quote.quoteId)
    await trip.moneyBack(amount)
    expect(await trip.books()).toMatchObject({ customer: 0, gateway: 0, refunds: 0, atGateway: 0 })
    await booksAreRight(trip)
  })

  test('above the limit needs a second person, who decides once', async () => {
    const trip = await after.ticketed()
    const all = trip.order.total.amount
    const open = await finance.must(propose(finance, trip, all))
    expect(open).toMatchObject({ state: 'proposed', decidedBy: null })
    expect((await queue('approvals')).map(({ target }) => target.id)).toContain(trip.orderCode)
    expect((await decide(finance, trip, open.refundByHandId)).error).toBe('SECOND_PERSON_NEEDED')
    expect((await decide(support, trip, open.refundByHandId)).error).toBe('FORBIDDEN')
    const other = await signInStaff(shop, ['finance'])
    const replies = await Promise.all(
      [admin, other].map((who) => decide(who, trip, open.refundByHandId)),
    )
    expect(replies.map(({ error }) => error).toSorted()).toEqual(['ALREADY_DECIDED', undefined])
    const order = await trip.moneyBack(all)
    expect(order.status).toBe('confirmed')
    expect(await byHand(trip)).toMatchObject([{ state: 'paid', amount: { amount: all } }])
    expect(await logged(trip.orderCode)).toEqual(['order.refund-by-hand', 'order.approve-refund'])
    expect((await decide(other, trip, open.refundByHandId, 'rejected')).error).toBe(
      'ALREADY_DECIDED',
    )
    expect((await read(trip.orderCode)).refundBlock).toBe('ALREADY_REFUNDED')
    expect((await propose(finance, trip, all)).error).toBe('ALREADY_REFUNDED')
    await booksAreRight(trip)
  })

  test('by hand isn’t small because it’s split', async () => {
    const trip = await after.ticketed()
    const first = await support.must(propose(support, trip, 5000))
    const second = await support.must(propose(admin, trip, 5000))
    expect([first.state, second.state]).toEqual(['approved', 'proposed'])
  })

  test('by hand needs a second person above what the desk says, to the last cent', async () => {
    const trip = await after.ticketed()
    const { refundableAlone } = await read(trip.orderCode)
    const all = await support.must(propose(support, trip, refundableAlone.amount))
    const more = await support.must(propose(support, trip, 1))
    expect([all.state, more.state]).toEqual(['approved', 'proposed'])
  })

  test('that is rejected moves nothing', async () => {
    const trip = await after.ticketed()
    const open = await support.must(propose(support, trip, trip.order.total.amount))
    const rejected = await finance.must(decide(finance, trip, open.refundByHandId, 'rejected'))
    expect(rejected).toMatchObject({ state: 'rejected', decidedBy: { id: finance.id } })
    expect((await read(trip.orderCode)).refunds).toEqual([])
    expect((await decide(admin, trip, open.refundByHandId)).error).toBe('ALREADY_DECIDED')
  })

  test('isn’t approved beside another that the page didn’t show', async () => {
    const trip = await after.ticketed()
    const open = await support.must(propose(support, trip, trip.order.total.amount - 500))
    await support.must(propose(support, trip, 500))
    const approve = (seen: object) => decide(finance, trip, open.refundByHandId, 'approved', seen)
    expect((await approve({ byHand: 1, ofPayments: 0 })).error).toBe('RECORD_CHANGED')
    expect((await approve({ byHand: 2, ofPayments: 1 })).error).toBeUndefined()
  })

  test('that was proposed is withdrawn by the same person only', async () => {
    const trip = await after.ticketed()
    const open = await support.must(propose(support, trip, trip.order.total.amount))
    const path = `refunds-by-hand/${open.refundByHandId}/withdrawal`
    expect((await act(finance, trip.orderCode, path)).error).toBe('FORBIDDEN')
    const withdrawn = await support.must(act<RefundByHand>(support, trip.orderCode, path))
    expect(withdrawn).toMatchObject({ state: 'withdrawn', decidedBy: null })
    expect((await decide(finance, trip, open.refundByHandId)).error).toBe('ALREADY_DECIDED')
    expect((await queue('approvals')).map(({ target }) => target.id)).not.toContain(trip.orderCode)
    expect((await read(trip.orderCode)).refunds).toEqual([])
    expect(await logged(trip.orderCode)).toEqual(['order.refund-by-hand', 'order.withdraw'])
  })
})

test('a refund that the gateway can’t pay is paid by bank transfer, and by nothing else', async () => {
  const trip = await after.ticketed()
  const code = trip.orderCode
  const away = vi.spyOn(shop.gateway, 'refund').mockRejectedValue(new Error('the card is closed'))
  await support.must(act(support, code, 'refunds-by-hand', { amount: 500, why }))
  const refund = await eventually(
    async () => away.mock.calls.length > 0 && (await read(code)).refunds[0],
  )
  const path = (what: string) => `refunds/${refund.refundId}/${what}`
  const transfer = { bankReference: 'TRF 2026-118', paidOn: '2026-11-24', why }
  // It was asked for this very moment, and isn't withheld.
  expect((await read(code)).refunds[0]?.payOutBlock).toBe('asked')
  expect((await act(finance, code, path('withhold'))).error).toBe('INVALID_STATE')
  expect((await act(finance, code, path('pay-out'), transfer)).error).toBe('INVALID_STATE')
  expect((await act(support, code, path('withhold'))).error).toBe('FORBIDDEN')
  clock.advance(hours(2))
  expect((await queue('overdue_refunds')).map(({ target }) => target.id)).toContain(code)
  // The gateway is asked again by and by, and each time it isn't withheld for some minutes.
  await eventually(async () => {
    clock.advance(minutes(20))
    const { payOutBlock } = (await read(code)).refunds[0] ?? {}
    return payOutBlock === null && !(await act(finance, code, path('withhold'))).error
  })
  away.mockRestore()
  await after.pass(hours(1))
  const replies = await Promise.all(
    [finance, admin].map((who) => act(who, code, path('pay-out'), transfer)),
  )
  expect(replies.map(({ error }) => error).toSorted()).toEqual(['INVALID_STATE', undefined])
  const { refunds, refundsByHand } = await read(code)
  expect(refunds).toMatchObject([{ state: 'paid_out', bankReference: 'TRF 2026-118' }])
  expect(refundsByHand).toMatchObject([{ state: 'paid' }])
  expect((await trip.currentOrder()).refunded.amount).toBe(500)
  // The gateway still has the money, and our bank has paid it.
  const all = trip.order.total.amount
  const books = { customer: 0, refunds: 0, bank: -500, gateway: all, atGateway: all }
  expect(await trip.books()).toMatchObject(books)
  const mails = await trip.mailsAre('confirmation', 'refund')
  expect(mails[1]?.text).toContain('by bank transfer, as we agreed with you')
  expect((await trip.afterSales()).refunds).toMatchObject([{ method: 'bank_transfer' }])
  expect((await act(finance, code, path('resume'))).error).toBe('INVALID_STATE')
  const acts = ['order.refund-by-hand', 'order.pay-out', 'order.pay-out']
  expect(await logged(code)).toEqual(acts)
  const came = ['refund.goodwill', 'refund.requested']
  expect(await toldOf(code)).toEqual([acts[0], ...came, acts[1], acts[2], 'refund.done'])
  await booksAreRight(trip)
})

import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { openAfterSales } from '../../../../test/support/after-sales.ts'
import { eventually } from '../../../../test/support/shop.ts'
import { signInStaff } from '../../../../test/support/staff.ts'
import { termsVersions } from '../../../contract/content/terms-versions.ts'
import { currencies } from '../../../contract/countries.ts'
import type { DeskOrder } from '../../../contract/desk/order/desk-order.ts'
import type { DeskQueues } from '../../../contract/desk/order/desk-queues.ts'
import type { FoundOrder } from '../../../contract/desk/order/found-orders.ts'
import { minorDigits } from '../../../contract/minor-digits.ts'
import { convert } from '../../world/exchange-rates.ts'

const after = await openAfterSales()
const { shop } = after
const { db } = shop.platform
beforeEach(() => after.atRest())

const support = await signInStaff(shop, ['support'])

interface Found {
  orders: FoundOrder[]
  next: string | null
}
const find = async (q: string) => {
  const path = `/desk/orders?q=${encodeURIComponent(q)}`
  const { orders } = await support.must(support.call<Found>('GET', path))
  return orders.map(({ orderCode }) => orderCode)
}
const read = (code: string) => support.must(support.call<DeskOrder>('GET', `/desk/orders/${code}`))

const monthName = (month: number) =>
  new Date(Date.UTC(2026, month - 1)).toLocaleDateString('en', { month: 'long', timeZone: 'UTC' })

const trip = await after.ticketed()
const other = await after.ticketed()

describe('searching orders', () => {
  const flight = trip.order.items[0]?.flight
  const ticket = flight?.tickets[0]?.number ?? ''

  test.each([
    ['order number', trip.orderCode],
    ['ticket number as a document prints it', `${ticket.slice(0, 3)}–${ticket.slice(3)}`],
    ['ticket number with what it is', `E-ticket ${ticket.slice(0, 3)}-${ticket.slice(3)}`],
    ['beginning of it, in small letters', trip.orderCode.slice(0, 5).toLowerCase()],
    ['booking reference', flight?.bookingCodes[0]?.code ?? ''],
    ['ticket number', ticket],
    ['ticket number as it is read aloud', `${ticket.slice(0, 3)} - ${ticket.slice(3)}`],
    ['e-mail address', trip.order.contact.email.toUpperCase()],
    ['beginning of the address', trip.order.contact.email.split('@')[0] ?? ''],
    ['ticket number without the airline’s digits', ticket.slice(3)],
  ])('finds one by its %s', async (_, typed) => {
    expect(typed.length).toBeGreaterThan(3)
    expect(await find(typed)).toEqual([trip.orderCode])
  })

  test.each([
    ['name, in any order', 'tan mei'],
    ['contact’s name', 'Mei Ling Tan'],
    ['phone number at home', '012-345 6789'],
    ['local number with a blank', '12 345 6789'],
    ['phone number with its country’s code', '+60 12 345 6789'],
    ['phone number abroad', '006012-3456789'],
    ['last digits of the phone number', '6789'],
    ['more of its last digits', '345 6789'],
    ['last digits of the card', '4242'],
    ['what follows the @ of the address', `@${trip.order.contact.email.split('@')[1]}`],
    ['beginning of that', trip.order.contact.email.split('@')[1]?.slice(0, 4) ?? ''],
  ])('finds those with this %s, newest first', async (_, typed) => {
    expect(await find(typed)).toEqual([other.orderCode, trip.orderCode])
  })

  const [segment] = flight?.offer.slice.segments ?? []
  const number = segment?.flight ?? ''
  const [year = '', month = '', day = ''] = segment?.departure.slice(0, 10).split('-') ?? []
  test.each([
    ['number', number],
    ['number with a blank', `${number.slice(0, 2)} ${number.slice(2)}`],
    ['number and day', `${number} ${day}.${month}.`],
    ['number, day and year', `${number.toLowerCase()} ${year}-${month}-${day}`],
  ])('finds orders by the flight’s %s', async (_, typed) => {
    expect(await find(typed)).toContain(trip.orderCode)
  })
  const placed = trip.order.createdAt.slice(0, 10)
  test.each([
    ['of its departure', `Tan ${year}-${month}-${day}`],
    ['of its departure in words', `tan mei, ${Number(day)} ${monthName(Number(month))}`],
    ['of its departure alone', `${day}.${month}.${year}`],
    ['on which it was made', `Tan ${placed}`],
    ['on which it was made, alone', placed],
  ])('finds orders by a name and the day %s', async (_, typed) => {
    expect(await find(typed)).toEqual([other.orderCode, trip.orderCode])
  })
  test.each([`Nobody ${year}-${month}-${day}`, `Tan ${Number(year) + 1}-${month}-${day}`])(
    'finds no order by %j',
    async (typed) => expect(await find(typed)).toEqual([]),
  )
  test('a day that is typed and one that is chosen both count', async () => {
    const path = (chosen: string) =>
      `/desk/orders?q=${encodeURIComponent(`Tan ${year}-${month}-${day}`)}&ordered=${chosen}`
    const among = async (chosen: string) =>
      (await support.must(support.call<Found>('GET', path(chosen)))).orders.length
    expect([await among(placed), await among('2020-01-01')]).toEqual([2, 0])
  })
  test('finds no order by a flight of another day', async () => {
    expect(await find(`${number} ${Number(year) + 1}-${month}-${day}`)).toEqual([])
    expect(await find(`${number} 30 Feb`)).toEqual([])
  })

  test('finds one by the amount that it shows, and by that of a payment alone', async () => {
    const { amount, currency } = trip.order.total
    expect(currency).toBe('MYR')
    expect(await find((amount / 100).toFixed(2))).toContain(trip.orderCode)
    expect(await find(`RM${amount / 100}`)).toContain(trip.orderCode)
    expect(await find((amount / 1000).toFixed(3))).not.toContain(trip.orderCode)
    await db.execute(sql`update payment set amount = 98765 where order_id =
      (select id from "order" where code = ${trip.orderCode})`)
    await db.execute(sql`insert into payment (id, order_id, trx_id, gateway, method, state, amount, currency, created_at, changed_at)
      select gen_random_uuid(), order_id, trx_id, gateway, method, 'declined', 54321, currency, now(), now()
      from payment where amount = 98765`)
    expect(await find('543.21')).toEqual([trip.orderCode])
    await db.execute(sql`delete from payment where amount = 54321`)
    await db.execute(sql`update payment set amount = ${amount} where amount = 98765`)
  })

  test('finds one by the references that its page shows', async () => {
    const { payments, reservations, payables } = await read(trip.orderCode)
    const [payment] = payments
    expect(payment).toMatchObject({ cardDigits: '4242' })
    for (const typed of [
      ...[payment?.paymentId, payment?.gatewayReference],
      ...[reservations[0]?.reference, payables[0]?.trxId],
    ]) {
      expect(await find(typed ?? ''), typed ?? 'none').toEqual([trip.orderCode])
    }
  })

  test('finds one by the name of the property, and without its accents', async () => {
    const hotel = (name: string | null) => sql`
      update order_item set details = details || jsonb_build_object('hotel', jsonb_build_object('name', ${name}::text))
      where order_id = (select id from "order" where code = ${trip.orderCode})`
    await db.execute(hotel('Château Étoile'))
    for (const typed of ['Château Étoile', 'chateau etoile', 'etoile', 'tan chateau']) {
      expect(await find(typed), typed).toEqual([trip.orderCode])
    }
    await db.execute(hotel(null))
    expect(await find('etoile')).toEqual([])
  })

  test('reads amounts in each currency as the pages do', async () => {
    const { rows } = await db.execute<{ currency: string; written: string }>(sql`
      select currency, decimal_amount(123456, currency) as written
      from unnest(${`{${currencies.join()}}`}::text[]) as currency`)
    expect(rows).toHaveLength(currencies.length)
    for (const { currency, written } of rows) {
      expect.soft(written, currency).toBe(String(123456 / 10 ** minorDigits(currency)))
    }
  })

  test.each(['nobody', 'tan wei', '345 6789 000', "x0' | 'tan"])(
    'finds nothing for %j',
    async (typed) => expect(await find(typed)).toEqual([]),
  )

  test('needs at least two characters, of which one alone finds nothing', async () => {
    expect((await support.call('GET', '/desk/orders?q=T')).error).toBe('VALIDATION')
    expect(await find('T-')).toEqual([])
  })
})

describe('listing orders', () => {
  const list = async (query: Record<string, string> = {}) => {
    const path = `/desk/orders?${new URLSearchParams(query)}`
    const { orders } = await support.must(support.call<Found>('GET', path))
    return orders.map(({ orderCode }) => orderCode)
  }
  const starts = trip.order.items[0]?.startsOn ?? ''
  const dayAfter = (day: string) =>
    new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
  const ordered = trip.order.createdAt.slice(0, 10)
  const both = [other.orderCode, trip.orderCode]

  test.each([
    ['nothing is asked for', {}, both],
    ['they have the status', { status: 'confirmed' }, both],
    ['none has the status', { status: 'refunded' }, []],
    ['something of them starts that day', { starts }, both],
    ['nothing starts that day', { starts: dayAfter(starts) }, []],
    ['they were made that day', { ordered }, both],
    ['none was made that day', { ordered: dayAfter(ordered) }, []],
    [
      'all of it is true',
      { q: trip.orderCode, status: 'confirmed', starts, ordered },
      [trip.orderCode],
    ],
  ])('returns the newest first when %s', async (_, query, codes) => {
    expect(await list(query)).toEqual(codes)
  })
})

test('shows everything about an order in time order', async () => {
  const quote = await trip.refundQuote()
  await trip.confirm(quote.quoteId)
  await trip.moneyBack(quote.amount.amount)
  await trip.mailsAre('confirmation', 'cancelled', 'refund')
  const seen = await eventually(async () => {
    const found = await read(trip.orderCode)
    // Calls are stored a second later.
    return found.calls.some(({ operation }) => operation === 'refund') && found
  })
  const [reservation] = seen.reservations
  expect(seen.order).toEqual(await trip.currentOrder())
  expect(reservation?.state).toBe('cancelled')
  expect(reservation?.codes).toContain(trip.order.items[0]?.flight?.tickets[0]?.number)
  expect(seen.payments.map(({ state }) => state)).toEqual([
    quote.amount.amount === trip.order.total.amount ? 'refunded' : 'partially_refunded',
  ])
  expect(seen.payments[0]?.terms).toBe(termsVersions['terms/condition'][0])
  expect(seen.refunds).toMatchObject([
    { state: 'done', cause: `quote ${quote.quoteId}`, amount: quote.amount },
  ])
  expect(seen.refundable.amount).toBe(trip.order.total.amount - quote.amount.amount)
  expect(seen.quotes).toMatchObject([{ quoteId: quote.quoteId, state: 'completed' }])
  expect(seen.mails).toHaveLength(3)
  expect(seen.jobs.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['order.issue', 'payment.send-refund', 'aftersales.carry-out']),
  )
  const sum = seen.ledger.reduce((all, { amount }) => all + amount.amount, 0)
  expect([seen.ledger.length, sum]).toEqual([10, 0])
  const times = seen.timeline.map(({ at }) => at)
  expect(times).toEqual(times.toSorted())
  expect(new Set(seen.timeline.map(({ kind }) => kind))).toEqual(
    new Set([
      ...['history', 'payment', 'refund', 'quote', 'ledger', 'mail', 'job'],
      ...['supplier', 'gateway'],
    ]),
  )
  expect(JSON.stringify(seen)).not.toContain('A12345670')
  const reference = reservation?.reference
  const name = reservation?.supplier
  expect(seen.calls).toEqual(
    expect.arrayContaining([
      called({ name, operation: 'hold', reference, outcome: 'done', code: 'held' }),
      called({ name, operation: 'issue', reference, outcome: 'done', code: 'issued' }),
      called({ name, operation: 'cancel', reference, outcome: 'done', code: 'cancelled' }),
      called({ operation: 'start-payment', reference: seen.payments[0]?.paymentId, code: null }),
      called({ operation: 'refund', reference: seen.refunds[0]?.refundId, code: 'done' }),
    ]),
  )
})

const called = (call: object): DeskOrder['calls'][number] =>
  expect.objectContaining({ milliseconds: expect.any(Number), ...call })

test('shows that a supplier didn’t answer, and what was found out afterwards', async () => {
  after.all({ faults: { cancel: { mode: 'timeout_done', times: 1 } } })
  const late = await after.ticketed()
  const quote = await late.refundQuote()
  await late.confirm(quote.quoteId)
  const { calls, timeline } = await eventually(async () => {
    const found = await read(late.orderCode)
    return found.calls.filter(({ operation }) => operation === 'cancel').length > 0 && found
  })
  expect(calls).toContainEqual(called({ operation: 'cancel', outcome: 'timed_out', code: null }))
  expect(timeline.map(({ kind, what, detail }) => [kind, what, detail])).toContainEqual([
    'supplier',
    'cancel',
    expect.stringMatching(/^\w+ · timed_out$/),
  ])
})

test('sells while calls can’t be recorded, and records them later', async () => {
  const { db } = shop.platform
  await db.execute(sql`alter table outside_call rename to outside_call_away`)
  const sold = await after.ticketed()
  expect(sold.order.status).toBe('confirmed')
  await db.execute(sql`alter table outside_call_away rename to outside_call`)
  const { calls } = await eventually(async () => {
    const found = await read(sold.orderCode)
    return found.calls.length > 0 && found
  })
  expect(calls).toContainEqual(called({ operation: 'issue', code: 'issued' }))
})

test('gives more orders than fit on a page in several', async () => {
  const { db } = shop.platform
  // Copies of one order, all of one moment, as an import could leave them.
  await db.execute(sql`
    insert into "order" (${sql.raw(await copiedColumns())}, id, code)
    select ${sql.raw(await copiedColumns())}, gen_random_uuid(), 'ZZ' || translate(lpad(n::text, 4, '0'), '01', 'AB')
    from "order", generate_series(2, 99) n where code = ${other.orderCode}`)
  const path = `/desk/orders?q=${encodeURIComponent('tan mei')}`
  const pages: Found[] = []
  for (let after: string | null | undefined; after !== null; after = pages.at(-1)?.next) {
    pages.push(
      await support.must(support.call<Found>('GET', after ? `${path}&after=${after}` : path)),
    )
  }
  const codes = pages.flatMap(({ orders }) => orders.map(({ orderCode }) => orderCode))
  expect(pages[0]?.orders).toHaveLength(50)
  expect(codes.length).toBeGreaterThan(99)
  expect(new Set(codes).size).toBe(codes.length)
  // A filter by what the parts of an order make of it reads more orders at once than fit on a page.
  // Copies have no reservations, which makes them cancelled.
  const cancelled = '/desk/orders?status=cancelled'
  const first = await support.must(support.call<Found>('GET', cancelled))
  expect(first.orders).toHaveLength(50)
  const second = await support.must(support.call<Found>('GET', `${cancelled}&after=${first.next}`))
  const shown = [...first.orders, ...second.orders].map(({ orderCode }) => orderCode)
  expect(new Set(shown).size).toBeGreaterThan(97)
  expect(pages.at(-1)?.orders.at(-1)?.orderCode).toBe(trip.orderCode)

  async function copiedColumns() {
    const { rows } = await db.execute<{ name: string }>(sql`
      select string_agg(quote_ident(column_name), ', ') as name from information_schema.columns
      where table_name = 'order' and column_name not in ('id', 'code') and is_generated = 'NEVER'`)
    return rows[0]?.name ?? ''
  }
})

test('lists its tickets for staff who may read them, proven or not', async () => {
  const body = {
    topic: 'payment',
    email: 'somebody.else@test.example',
    name: 'Ana Lim',
    message: 'Was I charged twice?',
    orderCode: other.orderCode,
  }
  const who = shop.traveller()
  const { number } = await who.must(
    who.call<{ number: string }>('POST', '/support/add-ticket', body),
  )
  expect((await read(other.orderCode)).tickets).toMatchObject([
    { number, topic: 'payment', state: 'open', isOrderProven: false, dueAt: expect.any(String) },
  ])
  const queuesOf = async (staff: typeof support) => {
    const { queues } = await staff.must(staff.call<{ queues: DeskQueues }>('GET', '/desk/queues'))
    return queues.find(({ id }) => id === 'tickets')
  }
  expect((await queuesOf(support))?.entries).toMatchObject([
    { target: { kind: 'ticket', id: number }, what: 'payment · Ana Lim', isOverdue: false },
  ])
  const finance = await signInStaff(shop, ['finance'])
  const path = `/desk/orders/${other.orderCode}`
  expect((await finance.must(finance.call<DeskOrder>('GET', path))).tickets).toBeNull()
  expect(await queuesOf(finance)).toBeUndefined()
})

test('says how much one person may refund by hand, less what was', async () => {
  const limit = convert(200_00, 'USD', other.order.total.currency)
  expect((await read(other.orderCode)).refundableAlone.amount).toBe(limit)
  const amount = { amount: 12_50, why: 'The traveller called' }
  const path = `/desk/orders/${other.orderCode}/refunds-by-hand`
  await support.must(support.call('POST', path, amount))
  expect((await read(other.orderCode)).refundableAlone.amount).toBe(limit - 12_50)
})

test('is for staff who may read orders only', async () => {
  const path = `/desk/orders/${trip.orderCode}`
  const content = await signInStaff(shop, ['content'])
  expect((await content.call('GET', path)).error).toBe('FORBIDDEN')
  expect((await content.call('GET', '/desk/orders?q=Tan')).error).toBe('FORBIDDEN')
  expect((await trip.traveller.call('GET', path)).error).toBe('UNAUTHENTICATED')
  expect((await support.call('GET', '/desk/orders/ZZZZZZ')).error).toBe('TRX_NOT_FOUND')
})

test('finds names as callers say them and phones write them', async () => {
  const { orderCode } = await after.ticketed()
  const name = (given: string, family: string) => sql`
    update order_item set travellers = jsonb_set(jsonb_set(travellers, '{0,surname}', to_jsonb(${family}::text)),
      '{0,givenName}', to_jsonb(${given}::text))
    where order_id = (select id from "order" where code = ${orderCode})`
  await db.execute(name('PATRICK', 'OBRIEN'))
  for (const typed of ['Patrick O’Brien', "patrick o'brien", 'O’Brien', 'OBRIEN PATRICK']) {
    expect(await find(typed), typed).toEqual([orderCode])
  }
  await db.execute(name('JUERGEN', 'MUELLER'))
  for (const typed of [
    'muller',
    'Müller'.normalize('NFD').replace(/\p{M}/gu, ''),
    'jurgen mueller',
  ]) {
    expect(await find(typed), typed).toEqual([orderCode])
  }
})

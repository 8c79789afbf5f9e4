import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statusOf } from '../../src/server/order/order-status.ts'
import { findOrderByCode } from '../../src/server/order/order-store.ts'
import { databaseOn } from '../../src/server/platform/database/database.ts'
import { migrateDatabase } from '../../src/server/platform/database/migrate.ts'
import { createSeal } from '../../src/server/platform/secrets/seal.ts'
import { documentKey, oldDatabase } from './old-database.ts'

const url = await oldDatabase()
const client = new pg.Client({ connectionString: url })
/** The old version's rows by order number, before the migration. */
let before: Map<string, OldOrder>

interface OldOrder {
  id: string
  total: number
  passengers: { passportSealed?: string }[]
  items: { id: string; reference: string; offer: unknown; source: unknown; tickets: unknown }[]
}

beforeAll(async () => {
  await client.connect()
  const old = await rows<OldOrder & { code: string }>(`
    select o.code, o.id, o.total::int, o.passengers, jsonb_agg(i order by i.position) as items
    from "order" o join order_item i on i.order_id = o.id group by o.id`)
  before = new Map(old.map((order) => [order.code, order]))
  await migrateDatabase(url)
})
afterAll(() => client.end())

const rows = async <T extends object>(query: string): Promise<T[]> =>
  (await client.query<T>(query)).rows

/** Returns a query's rows as text, by order number. */
async function byCode(query: string): Promise<Record<string, string[]>> {
  const found = await rows<{ code: string; line: string }>(query)
  const groups = Map.groupBy(found, ({ code }) => code)
  return Object.fromEntries([...groups].map(([code, same]) => [code, same.map((row) => row.line)]))
}

test('a supplier’s hold under one reference is one reservation', async () => {
  const found = await byCode(`
    select o.code, concat_ws(' ', r.supplier, r.state, r.attempt, r.reason) as line
    from reservation r join "order" o on o.id = r.order_id order by o.code, r.position`)
  expect(found).toEqual({
    CANCNG: ['wayline cancelling confirm'],
    CHANGN: ['meridian changing confirm'],
    CHGBAD: ['meridian confirmed confirm'],
    CHGDUE: ['meridian confirmed confirm'],
    CHGPAY: ['meridian confirmed confirm'],
    CNFRMG: ['wayline confirming confirm'],
    EXPRED: ['skipjack expired reserve'],
    HAEFTK: ['meridian confirmed confirm', 'wayline failed confirm refused'],
    MEMBER: ['skipjack confirmed confirm'],
    NTCACC: ['skipjack confirmed confirm'],
    NTCNEW: ['skipjack confirmed confirm'],
    PADTWC: ['skipjack confirmed confirm'],
    PARTBK: ['meridian cancelled confirm', 'wayline confirmed confirm'],
    PASTCD: ['skipjack confirmed confirm'],
    REFUND: ['skipjack cancelled confirm'],
    REFUSE: ['meridian cancelled reserve', 'wayline failed reserve gone'],
    RESERV: ['wayline reserving reserve'],
    TARDY2: ['skipjack confirmed confirm'],
    TCKBAD: ['skipjack failed confirm refused'],
    TCKTED: ['meridian confirmed confirm', 'wayline confirmed confirm'],
    UNKSEA: ['wayline unknown reserve'],
    UNKTCK: ['wayline unknown confirm'],
    UNPAY2: ['meridian held reserve'],
  })
})

test('reservations keep their reference, expiries and server, and are one bundle of flights', async () => {
  const references = await rows<{ id: string; reference: string }>(`
    select i.id, r.reference from order_item i join reservation r on r.id = i.reservation_id`)
  const old = [...before.values()].flatMap(({ items }) => items)
  expect(Object.fromEntries(references.map(({ id, reference }) => [id, reference]))).toEqual(
    Object.fromEntries(old.map(({ id, reference }) => [id, reference])),
  )
  expect(await rows('select distinct bundle, product, is_charged from reservation')).toEqual([
    { bundle: 0, product: 'flight', is_charged: true },
  ])
  const [held] = await rows<object>(`
    select r.reserved_until, r.price_until, r.asked_by from reservation r join "order" o on o.id = r.order_id
    where o.code = 'UNPAY2'`)
  expect(held).toEqual({
    reserved_until: new Date('2026-11-22T17:55:11.244Z'),
    price_until: new Date('2026-11-22T17:45:11.244Z'),
    asked_by: 823857523,
  })
  expect(
    await byCode(`select o.code, r.asked_by::text as line from reservation r
      join "order" o on o.id = r.order_id where r.state = 'reserving'`),
  ).toEqual({ RESERV: ['4711'] })
})

test('an order and each of its changes has a payable', async () => {
  const found = await byCode(`
    select o.code, concat_ws(' ', y.purpose, y.state, y.amount, y.currency, p.method, p.state) as line
    from payable y join "order" o on o.id = y.order_id left join payment p on p.id = y.paid_by
    order by o.code, y.created_at`)
  expect(found).toEqual({
    CANCNG: ['order paid 37544 MYR card captured'],
    CHANGN: ['order paid 62863 MYR card captured', 'change paid 10300 MYR card captured'],
    CHGBAD: ['order paid 34529 MYR card captured', 'change withdrawn 10300 MYR card refunded'],
    CHGDUE: ['order paid 34529 MYR card captured', 'change open 10300 MYR'],
    CHGPAY: [
      'order paid 56129 MYR card captured',
      'change withdrawn 10300 MYR',
      'change paid 10300 MYR card captured',
    ],
    CNFRMG: ['order paid 37544 MYR card captured'],
    EXPRED: ['order expired 36304 MYR'],
    HAEFTK: ['order paid 66313 MYR card partially_refunded'],
    MEMBER: ['order paid 37120 MYR card captured'],
    NTCACC: ['order paid 36304 MYR card captured'],
    NTCNEW: ['order paid 36304 MYR card captured'],
    PADTWC: ['order paid 37120 MYR card captured'],
    PARTBK: ['order paid 66313 MYR card partially_refunded'],
    PASTCD: ['order paid 262315 MYR card captured'],
    REFUND: ['order paid 36304 MYR card partially_refunded'],
    REFUSE: ['order withdrawn 66313 MYR'],
    RESERV: ['order open 37544 MYR'],
    TARDY2: ['order paid 36304 MYR bank_transfer captured'],
    TCKBAD: ['order paid 37120 MYR card refunded'],
    TCKTED: ['order paid 150626 MYR card captured'],
    UNKSEA: ['order open 37544 MYR'],
    UNKTCK: ['order paid 37544 MYR card captured'],
    UNPAY2: ['order open 237250 MYR'],
  })
  const until = await byCode(`
    select o.code, y.purpose || ' ' || y.until as line from payable y join "order" o on o.id = y.order_id
    where y.until is not null order by o.code, y.created_at`)
  expect(until).toEqual({
    CHANGN: ['change 2026-11-22 17:45:22.922+00'],
    CHGBAD: ['change 2026-11-22 17:44:44.43+00'],
    CHGDUE: ['change 2026-11-22 17:45:14.133+00'],
    CHGPAY: ['change 2026-11-22 16:43:39.733+00', 'change 2026-11-22 17:44:40.519+00'],
    UNPAY2: ['order 2026-11-22 17:45:11.244+00'],
  })
})

test('payments belong to their payable', async () => {
  const found = await byCode(`
    select o.code, concat_ws(' ', y.purpose, p.method, p.state) as line from payment p
    join payable y on y.trx_id = p.trx_id and y.order_id = p.order_id join "order" o on o.id = p.order_id
    order by o.code, p.created_at`)
  expect(found).toMatchObject({
    CHGPAY: ['order card captured', 'change card captured'],
    CHGBAD: ['order card captured', 'change card refunded'],
    PADTWC: ['order bank_transfer refunded', 'order card declined', 'order card captured'],
  })
  const [count] = await rows('select count(*)::int from payment')
  expect(count).toEqual({ count: Object.values(found).flat().length })
})

describe('items', () => {
  test('have the price lines of their own offer, which add up to the total', async () => {
    const sums = await rows<{ code: string; sum: number }>(`
      select o.code, (select sum((l #>> '{amount,amount}')::int) from order_item i, jsonb_array_elements(i.lines) l
        where i.order_id = o.id and l ->> 'due' = 'now' and not l ? 'offerId')::int as sum from "order" o`)
    expect(Object.fromEntries(sums.map(({ code, sum }) => [code, sum]))).toEqual(
      Object.fromEntries([...before].map(([code, { total }]) => [code, total])),
    )
    const lines = await byCode(`
      select o.code, string_agg(concat_ws(' ', l ->> 'kind', l ->> 'count', l ->> 'passengerType', l ->> 'kg',
          l #>> '{amount,amount}', l #>> '{amount,currency}'), ', ' order by place) as line
      from "order" o join order_item i on i.order_id = o.id,
        jsonb_array_elements(i.lines) with ordinality as each (l, place)
      where o.code in ('UNPAY2', 'CHGPAY', 'PASTCD') group by o.code, i.position order by o.code, i.position`)
    expect(lines).toEqual({
      CHGPAY: [
        'base 1 adult 30700 MYR, taxes 1 adult 3829 MYR, bag 2 20 21600 MYR, fee 1 10300 MYR',
      ],
      PASTCD: ['base 1 adult 253569 MYR, taxes 1 adult 8746 MYR'],
      UNPAY2: [
        'base 2 adult 61400 MYR, taxes 2 adult 7658 MYR, base 1 child 23100 MYR, taxes 1 child 3829 MYR, bag 1 15 8600 MYR, bag 2 20 21600 MYR',
        'base 2 adult 35006 MYR, taxes 2 adult 21662 MYR, base 1 child 13225 MYR, taxes 1 child 10831 MYR, bag 1 15 8557 MYR, bag 2 20 21782 MYR',
      ],
    })
  })

  test('have the travellers of their order, whose passport numbers open', async () => {
    const seal = createSeal([documentKey])
    const found = await rows<{
      code: string
      id: string
      travellers: { passportSealed?: string; passportNumber?: string }[]
    }>(
      `select o.code, o.id, i.travellers from order_item i join "order" o on o.id = i.order_id
       order by o.code, i.position`,
    )
    const numbers: Record<string, string[]> = {}
    for (const { code, id, travellers } of found) {
      expect(travellers).toEqual(before.get(code)?.passengers)
      numbers[code] = travellers.map(({ passportSealed, passportNumber }) =>
        passportSealed ? seal.open(passportSealed, id) : `${passportNumber} unsealed`,
      )
    }
    expect(numbers).toMatchObject({
      UNPAY2: ['A12345670', 'A12345671', 'A12345672'],
      TCKTED: ['A12345670', 'A12345671'],
      PASTCD: ['A76543210 unsealed'],
    })
  })

  test('keep offer, source and tickets, and only their own booking codes and bags', async () => {
    const found = await rows<{ id: string; offer: unknown; source: unknown; tickets: unknown }>(`
      select id, details -> 'offer' as offer, details -> 'source' as source, details -> 'tickets' as tickets
      from order_item`)
    const old = [...before.values()].flatMap(({ items }) => items)
    const sorted = <T extends { id: string }>(all: T[]) =>
      all.toSorted((a, b) => a.id.localeCompare(b.id))
    expect(sorted(found)).toEqual(
      sorted(old.map(({ id, offer, source, tickets }) => ({ id, offer, source, tickets }))),
    )
    const codes = await byCode(`
      select o.code, coalesce((select string_agg(concat(c ->> 'airline', ' ', c ->> 'code'), ', ' order by place)
        from jsonb_array_elements(i.details -> 'bookingCodes') with ordinality as each (c, place)), '') as line
      from order_item i join "order" o on o.id = i.order_id
      where o.code in ('CHANGN', 'PASTCD', 'UNKSEA') order by o.code, i.position`)
    expect(codes).toEqual({
      CHANGN: ['OD OZAXLN', '8M FDONOC'],
      PASTCD: ['KL QMWOFY, HV QMWOFY'],
      UNKSEA: [''],
    })
    const bags = await byCode(`
      select o.code, i.details ->> 'bags' as line from order_item i join "order" o on o.id = i.order_id
      where i.details -> 'bags' <> '[]' order by o.code, i.position`)
    const family =
      '[{"kg": 20, "passenger": 0}, {"kg": 15, "passenger": 0}, {"kg": 20, "passenger": 2}]'
    expect(bags).toEqual({
      CHGPAY: ['[{"kg": 20, "passenger": 0}, {"kg": 20, "passenger": 0}]'],
      TCKTED: ['[{"kg": 20, "passenger": 0}]', '[{"kg": 20, "passenger": 0}]'],
      UNPAY2: [family, family],
    })
  })

  test('keep their airline’s announcement, and what calendars contain', async () => {
    const found = await byCode(`
      select o.code, concat_ws(' ', i.details #>> '{announced,after,departure}', i.details #>> '{announced,answerBy}',
        jsonb_array_length(i.details -> 'calendarFlights')) as line
      from order_item i join "order" o on o.id = i.order_id
      where i.details -> 'announced' <> 'null' or i.details -> 'calendarFlights' <> '[]' order by o.code`)
    expect(found).toEqual({
      CHGPAY: ['2'],
      NTCACC: ['1'],
      NTCNEW: ['2027-01-03T19:30 2026-11-29T17:14:52.731Z 1'],
    })
  })

  test('have ended if their journey has landed', async () => {
    const found = await byCode(`
      select o.code, to_char(i.ends_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as line
      from order_item i join "order" o on o.id = i.order_id where o.code = 'UNPAY2' order by i.position`)
    expect(found).toEqual({ UNPAY2: ['2027-01-03 14:25', '2027-01-10 19:35'] })
  })
})

test('history has reservations’ changes once, and items’ own changes', async () => {
  const found = await byCode(`
    select o.code, concat_ws(' ', h.what, h.before, h.after, 'r' || r.position, 'i' || i.position) as line
    from order_history h join "order" o on o.id = h.order_id left join reservation r on r.id = h.reservation_id
    left join order_item i on i.id = h.item_id
    where o.code in ('UNPAY2', 'CHANGN', 'NTCACC') order by o.code, h.id`)
  const ticketed = [
    'order.placed',
    'reservation.held reserving held r0',
    'payment.created',
    'payment.captured',
    'reservation.confirming held confirming r0',
    'reservation.confirmed confirming confirmed r0',
  ]
  expect(found).toEqual({
    CHANGN: [
      ...ticketed,
      'quote.confirmed',
      'change.awaiting_payment',
      'payment.created',
      'change.paid',
      'reservation.changing confirmed changing r0',
    ],
    NTCACC: [...ticketed, 'notice.opened i0', 'notice.accepting i0', 'notice.accepted i0'],
    UNPAY2: ['order.placed', 'reservation.held reserving held r0'],
  })
  const [left] = await rows(`select count(*)::int from order_history
    where what like 'item.%' or before in ('issuing', 'issued') or after in ('issuing', 'issued')`)
  expect(left).toEqual({ count: 0 })
})

test('refund quotes keep the airline’s fee in their own terms', async () => {
  const found = await byCode(`
    select o.code, concat_ws(' ', q.state, q.terms #>> '{supplierTerms,penalty,amount}',
      q.terms #>> '{supplierTerms,penalty,currency}', q.terms ->> 'destination') as line
    from after_sale_quote q join "order" o on o.id = q.order_id
    where q.terms ->> 'kind' = 'refund' and not q.terms ? 'penalty' order by o.code`)
  expect(found).toEqual({
    CANCNG: ['in_progress 8200 MYR card'],
    PARTBK: ['completed 20500 MYR card'],
    REFUND: ['completed 2000 USD card'],
  })
})

test('every order has the same status as before', async () => {
  const db = databaseOn(client)
  const found: Record<string, string> = {}
  for (const code of before.keys()) {
    const order = await findOrderByCode(db, code)
    if (order) found[code] = statusOf(order)
  }
  expect(found).toEqual({
    CANCNG: 'confirmed',
    CHANGN: 'confirmed',
    CHGBAD: 'confirmed',
    CHGDUE: 'confirmed',
    CHGPAY: 'confirmed',
    CNFRMG: 'paid',
    EXPRED: 'expired',
    HAEFTK: 'partly_confirmed',
    MEMBER: 'confirmed',
    NTCACC: 'confirmed',
    NTCNEW: 'confirmed',
    PADTWC: 'confirmed',
    PARTBK: 'confirmed',
    PASTCD: 'confirmed',
    REFUND: 'cancelled',
    REFUSE: 'failed',
    RESERV: 'reserving',
    TARDY2: 'confirmed',
    TCKBAD: 'refunded',
    TCKTED: 'confirmed',
    UNKSEA: 'reserving',
    UNKTCK: 'paid',
    UNPAY2: 'awaiting_payment',
  })
})

test('obsolete columns are gone', async () => {
  const columns = await byCode(`
    select table_name as code, column_name::text as line from information_schema.columns
    where table_schema = 'public' and table_name in ('order', 'order_item', 'payment_due') order by 1, 2`)
  expect(columns).toEqual({
    order: [
      ...['address_round', 'attribution', 'code', 'contact', 'created_at', 'currency', 'email'],
      ...['email_proven_at', 'id', 'language'],
      ...['lost', 'member_id', 'owner', 'paid', 'refunded', 'total', 'version', 'withdrawn_at'],
    ],
    order_item: [
      ...[
        'details',
        'ends_at',
        'id',
        'lines',
        'order_id',
        'position',
        'reservation_id',
        'travellers',
      ],
    ],
  })
})

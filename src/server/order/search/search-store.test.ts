import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openAfterSales } from '../../../../test/support/after-sales.ts'
import { copyOrders } from '../../../../test/support/copied-orders.ts'
import type { Executor } from '../../platform/database/database.ts'
import { shortenSearchBacklog } from './make-searchable.ts'
import { findMatching, matching, type WantedOrders } from './search-store.ts'
import { searchQuery, startingOn } from './search-terms.ts'
import { dayTyped } from './typed-day.ts'

const { shop, ticketed } = await openAfterSales()
const { db, connection } = shop.platform
const { orderCode: sold } = await ticketed()
const page = { after: undefined, limit: 51 }

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Plan[]
}

/** Runs a search and returns how many blocks it read, and the tables that it read from one end to the other. */
async function read(wanted: WantedOrders) {
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    sql`explain (analyze, buffers, format json) ${matching(wanted, page)}`,
  )
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  if (!plan) throw new Error('no plan')
  const nodes = (node: Plan): Plan[] => [node, ...(node.Plans ?? []).flatMap(nodes)]
  return {
    blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    whole: nodes(plan)
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .map((node) => node['Relation Name']),
  }
}

test('searches read no more among four times as many orders', async () => {
  await copyOrders(connection.url, sold, { first: 1, last: 3000 })
  expect(await shortenSearchBacklog(shop.platform)).toBe(3001)
  const { rows } = await db.execute<
    Record<'code' | 'email' | 'ticket' | 'starts' | 'day' | 'flight' | 'amount', string>
  >(sql`
    select code, email, details #>> '{tickets,0,number}' as ticket, order_item_start(details) as starts,
      details #>> '{offer,slice,segments,0,flight}' as flight, decimal_amount(total, currency) as amount,
      to_char(created_at, 'YYYY-MM-DD') as day
    from "order" join order_item on order_id = "order".id
    where created_at < now() - interval '200 days' order by created_at desc limit 1`)
  const known = rows[0]
  if (!known) throw new Error('no order')
  const wanted: Record<string, WantedOrders> = {
    'a common name': { query: searchQuery('tan') },
    'two of them': { query: searchQuery('mei tan') },
    'the beginning of tickets': { query: searchQuery('217') },
    'a name and a day': { query: searchQuery('tan'), ordered: known.day },
    'an order number': { query: searchQuery(known.code) },
    'an address': { query: searchQuery(known.email) },
    'a ticket': { query: searchQuery(known.ticket) },
    'the last digits of phones': { query: searchQuery('0007') },
    'a name and the last digits of a phone': { query: searchQuery('tan 0007') },
    'what addresses end with': { query: searchQuery('@example.com') },
    'a flight': { query: searchQuery(known.flight) },
    'a flight and its day': { query: searchQuery(`${known.flight} ${known.starts}`) },
    'an amount': { query: searchQuery(known.amount) },
    'no order': { query: searchQuery('nobody') },
    'a start': { query: startingOn(known.starts) },
    'a name and a typed day': {
      query: searchQuery(`tan ${known.starts}`, dayTyped(`tan ${known.starts}`, 2026)),
      orOrdered: { days: [known.starts, known.day], query: searchQuery('tan') },
    },
    'a typed day': {
      query: searchQuery(known.day, dayTyped(known.day, 2026)),
      orOrdered: { days: [known.day], query: undefined },
    },
    'a ticket as documents print it': {
      query: searchQuery(`E-ticket ${known.ticket.slice(0, 3)}–${known.ticket.slice(3)}`),
    },
    'a start and a name': { query: startingOn(known.starts, searchQuery('tan')) },
    'a day': { ordered: known.day },
    everything: {},
  }
  const few = new Map<string, number>()
  for (const [name, each] of Object.entries(wanted)) few.set(name, (await read(each)).blocks)
  await copyOrders(connection.url, sold, { first: 3001, last: 12_000 })
  expect(await shortenSearchBacklog(shop.platform)).toBe(12_001)
  await db.execute(sql`analyze searchable_order`)
  for (const [name, each] of Object.entries(wanted)) {
    const { blocks, whole } = await read(each)
    expect.soft(whole, name).toEqual([])
    // Rows of the same days lie further apart.
    expect.soft(blocks, name).toBeLessThan(2 * (few.get(name) ?? 0) + 30)
  }
})

test('what changes is found by what it is now, in the same transaction', async () => {
  const find = async (typed: string, tx: Executor = db) =>
    (await findMatching(tx, { query: searchQuery(typed) }, page)).length
  const item = sql`(select i.id from order_item i join "order" o on o.id = order_id where code = ${sold})`
  const rename = (name: string) => sql`
    update order_item set travellers = jsonb_set(travellers, '{0,surname}', to_jsonb(${name}::text))
    where id = ${item}`
  await db
    .transaction(async (tx) => {
      await tx.execute(rename('ZHUKOVA'))
      expect(await find('zhukova', tx)).toBe(1)
      tx.rollback()
    })
    .catch(() => undefined)
  expect(await find('zhukova')).toBe(0)
  await db.execute(rename('ZHUKOVA'))
  await db.execute(
    sql`update "order" set contact = contact || '{"surname": "Petrenko"}' where code = ${sold}`,
  )
  expect([await find('zhukova'), await find('petrenko'), await find(`${sold}`)]).toEqual([1, 1, 1])
  const place = sql`(details #>> '{tickets,0,number}')`
  const { rows } = await db.execute<{ ticket: string }>(
    sql`select ${place} as ticket from order_item where id = ${item}`,
  )
  const ticket = rows[0]?.ticket ?? ''
  expect(await find(ticket)).toBe(1)
  await db.execute(sql`update order_item set details = details - 'tickets' where id = ${item}`)
  expect(await find(ticket)).toBe(0)
  await db.execute(sql`delete from order_item where id = ${item}`)
  expect([await find('zhukova'), await find('petrenko')]).toEqual([0, 1])
})

test('an order that was changed while it wasn’t searchable yet isn’t made searchable as it was', async () => {
  await db.execute(
    sql`delete from searchable_order where order_id = (select id from "order" where code = ${sold})`,
  )
  await db.execute(sql`insert into search_backlog (placed_at) values ('infinity')`)
  await db.execute(
    sql`update "order" set contact = contact || '{"surname": "Kowalska"}' where code = ${sold}`,
  )
  await shortenSearchBacklog(shop.platform)
  expect(await findMatching(db, { query: searchQuery('kowalska') }, page)).toHaveLength(1)
  expect(await findMatching(db, { query: searchQuery('petrenko') }, page)).toEqual([])
})

test('orders that earlier rules made searchable are made so by the present ones', async () => {
  const found = async () =>
    (await findMatching(db, { query: searchQuery('kowalska') }, page)).length
  const earlier = (version: number) => sql`
    update searchable_order set version = ${version}, terms = ''
    where order_id = (select id from "order" where code = ${sold})`
  await db.execute(earlier(1))
  await db.execute(sql`insert into search_backlog (placed_at) values ('infinity')`)
  expect(await found()).toBe(0)
  await shortenSearchBacklog(shop.platform)
  expect(await found()).toBe(1)
  // What a trigger wrote meanwhile is newer than what the job has read.
  await db.execute(earlier(2))
  await db.execute(sql`insert into search_backlog (placed_at) values ('infinity')`)
  await shortenSearchBacklog(shop.platform)
  expect(await found()).toBe(0)
})

test('a backlog that another server works on is left to it', async () => {
  await db.execute(sql`insert into search_backlog (placed_at) values ('infinity')`)
  await db.transaction(async (another) => {
    await another.execute(sql`select from search_backlog for update`)
    expect(await shortenSearchBacklog(shop.platform)).toBe(0)
  })
  expect(await shortenSearchBacklog(shop.platform)).toBeGreaterThan(0)
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { patience } from '../support/patience.ts'
import { seeded } from '../support/seeded.ts'
import { eventually } from '../support/shop.ts'
import { openKillableSite } from './killable-site.ts'

/** FAULT_FULL=1 runs the full form; the short one is the default. */
const moments = process.env.FAULT_FULL === '1' ? 25 : 4
const buyers = 3

const site = await openKillableSite()
// Asks the database itself: after a crash the whole of it counts, and services hide what they don't show anybody.
const { rows } = site
const one = async (query: string) => Number((await rows<{ n: string }>(query))[0]?.n)

/** Books. A search that met the outage around a restart is over, and a visitor searches again. */
async function bookedBy(traveller: ReturnType<typeof site.traveller>) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await traveller.book(site.request)
    } catch (error) {
      if (tries === 5 || !String(error).includes('SEARCH_EXPIRED')) throw error
    }
  }
}

/** Returns a buyer on the gateway's page, with an order awaiting payment. */
async function buyerAtGateway() {
  const traveller = site.traveller()
  const booking = await bookedBy(traveller)
  const order = await traveller.must(traveller.submit(booking))
  const { redirect } = await traveller.must(traveller.startPaying(order.trxId))
  return { traveller, order, page: redirect }
}

const unsettled = `
  select o.code from "order" o
  join sandbox_gateway_session s on s.description = o.code and s.state = 'captured'
  where not (
    (o.paid = o.total and o.refunded = 0
      and not exists (select 1 from reservation r where r.order_id = o.id and r.state <> 'confirmed')
      and exists (select 1 from mail m where m.subject like '%' || o.code and m.state = 'sent'))
    or (o.refunded = o.total and o.paid = o.total))`

test(`killed at ${moments} moments between pay and issue, every payment ends in one ticket or one refund`, async () => {
  const random = seeded(20_270_310)
  for (let moment = 0; moment < moments; moment += 1) {
    const waiting = await Promise.all(Array.from({ length: buyers }, buyerAtGateway))
    const paying = Promise.allSettled(
      waiting.map(async ({ traveller, order, page }) => {
        await traveller.payByCard(page)
        await traveller.settle(order.trxId)
      }),
    )
    await new Promise((resolve) => setTimeout(resolve, random() * 1500))
    await site.kill()
    await paying
    await site.restart()
  }
  await eventually(async () => (await rows(unsettled)).length === 0, 3 * patience())

  const captured = `select count(*) as n from sandbox_gateway_session where state = 'captured'`
  expect(await one(captured)).toBeGreaterThan(0)
  // Nothing is charged twice, according to our ledger and the gateway's.
  expect(
    await rows(
      `select order_id from payment where state = 'captured' group by 1 having count(*) > 1`,
    ),
  ).toEqual([])
  const charged = `select s.description, sum(m.amount)::bigint as amount
    from sandbox_gateway_movement m join sandbox_gateway_session s on s.id = m.session_id group by 1`
  expect(
    await rows(`select o.code, o.paid - o.refunded as ours, g.amount as gateways from "order" o
      full join (${charged}) g on g.description = o.code
      where coalesce(o.paid - o.refunded, 0) <> coalesce(g.amount, 0)`),
  ).toEqual([])
  // Nothing is issued twice: a booking at the supplier for each issued item, and no others.
  expect(
    await rows(`select b.reference from sandbox_booking b
      left join reservation r on r.reference = b.reference
      where (b.state = 'issued') is distinct from (r.state = 'confirmed')`),
  ).toEqual([])
  const issued = `select count(*) as n from reservation where state = 'confirmed'`
  const numbers = `select count(distinct t->>'number') as n from order_item, jsonb_array_elements(details -> 'tickets') t`
  expect(await one(numbers)).toBe(await one(issued))
  // Nothing is mailed twice.
  const confirmations = `select count(*) as n from mail where key like 'confirmation:%'`
  expect(await one(confirmations)).toBe(await one(issued))
  const files = readdirSync(join(site.dataDir, 'outbox')).filter((name) => name.endsWith('.eml'))
  const subjects = files.map(
    (name) =>
      /^Subject: (.*)$/m.exec(readFileSync(join(site.dataDir, 'outbox', name), 'utf8'))?.[1],
  )
  expect(new Set(subjects).size).toBe(files.length)
  const tickets = subjects.filter((subject) => subject?.includes('e-ticket'))
  expect(tickets.length).toBe(await one(issued))
  // The ledger balances: movement by movement, and nothing is owed to travellers or on its way back.
  expect(
    await rows(`select movement from ledger_entry group by 1 having sum(amount) <> 0`),
  ).toEqual([])
  expect(
    await rows(`select account, sum(amount) from ledger_entry
      where account in ('customer', 'refunds') group by 1 having sum(amount) <> 0`),
  ).toEqual([])
}, 900_000)

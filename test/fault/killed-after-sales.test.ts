import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import type { ChangeChoice, Quote } from '../../src/contract/after-sales.ts'
import { searchKey } from '../../src/server/flight/search-key.ts'
import { createSigner } from '../../src/server/platform/secret-key.ts'
import { bookFitting } from '../support/book-fitting.ts'
import { testDatabase } from '../support/database.ts'
import { seeded } from '../support/seeded.ts'
import { eventually } from '../support/shop.ts'
import { createTraveller, inDays, type Send, searchRequest } from '../support/traveller.ts'
import { type KillableServer, startKillable } from './killable-server.ts'

/** FAULT_FULL=1 runs the full form; the short one is for every day. */
const moments = process.env.FAULT_FULL === '1' ? 15 : 2

const SECRET_KEY = 'a key that outlives the server it signs for'
const DATA_DIR = mkdtempSync(join(tmpdir(), 'sojourn-killed-'))
const DATABASE_URL = await testDatabase()
const settings = {
  ...{ NODE_ENV: 'test', LOG_LEVEL: 'fatal', PORT: '0', DATABASE_POOL: '8' },
  ...{ DATA_DIR, DATABASE_URL, SECRET_KEY },
}
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 2 })
let server: KillableServer
afterAll(async () => {
  await server?.kill()
  await pool.end()
  rmSync(DATA_DIR, { recursive: true, force: true })
})
const rows = async (query: string) => (await pool.query(query)).rows

const signer = createSigner(SECRET_KEY)
const request = searchRequest()
/** Adds the key that only the site's own server makes, and finds the server wherever it listens by now. */
const send: Send = (call) => {
  call.headers.set('x-kn', searchKey(signer, request.slices))
  return fetch(new Request(call.url.replace(/^http:\/\/[^/]+/, server.origin), call))
}

/** A traveller with tickets that can be given back, and changed for a fee. */
async function ticketed() {
  const traveller = createTraveller(send, server.origin)
  const booking = await bookFitting(
    traveller,
    request,
    ({ refund, change }) =>
      refund.kind === 'allowed' && change.kind === 'allowed' && change.penalty.amount > 0,
  )
  const { orderCode, trxId } = await traveller.must(traveller.submit(booking))
  const pay = async (id: string) => {
    const { redirect } = await traveller.must(traveller.startPaying(id))
    await traveller.payByCard(redirect)
    await traveller.settle(id)
  }
  await pay(trxId)
  const { items } = await eventually(async () => {
    const found = await traveller.must(traveller.order(orderCode))
    return found.status === 'confirmed' && found
  })
  const post = <T>(path: string, body: object) =>
    traveller.must(traveller.call<T>('POST', `/order/${orderCode}/${path}`, body))
  const confirm = ({ quoteId }: Quote) => post<Quote>(`quotes/${quoteId}/confirm`, {})
  return { itemId: items[0]?.id ?? '', pay, post, confirm }
}

/** A refund that only waits to be confirmed. */
async function refund(): Promise<() => Promise<unknown>> {
  const { itemId, post, confirm } = await ticketed()
  const quote = await post<Quote>('refund-quotes', { itemIds: [itemId] })
  return () => confirm(quote)
}

/** A change that only waits to be paid. */
async function change(): Promise<() => Promise<unknown>> {
  const { itemId, pay, post, confirm } = await ticketed()
  const asked = { itemId, date: inDays(45) }
  const { choices } = await post<{ choices: ChangeChoice[] }>('change-search', asked)
  const changeId = choices[0]?.changeId
  const quote = await confirm(await post<Quote>('change-quotes', { itemId, changeId }))
  const trxId = quote.kind === 'change' ? (quote.trxId ?? '') : ''
  return () => pay(trxId)
}

test(`killed at ${moments} moments between "yes" and the end of refunds and changes, each is done once`, async () => {
  const random = seeded(20_271_121)
  server = await startKillable(settings)
  for (let moment = 0; moment < moments; moment += 1) {
    const [giveBack, exchange] = [await refund(), await change()]
    const doing = Promise.allSettled([giveBack(), exchange()])
    await new Promise((resolve) => setTimeout(resolve, 20 + random() * 500))
    await server.kill()
    await doing
    server = await startKillable(settings)
  }
  await eventually(
    async () =>
      (
        await rows(`select id from after_sale_quote where state = 'working'
          union all select id from payment_refund where state <> 'done'
          union all select p.id from payment p join sandbox_gateway_session s on s.reference = p.id::text
            where s.state = 'captured' and p.state not in ('captured', 'partially_refunded', 'refunded')`)
      ).length === 0,
    150_000,
  )
  expect((await rows(`select id from after_sale_quote where state = 'done'`)).length).not.toBe(0)
  // What was confirmed is done, at the supplier as here, and nothing else is.
  expect(
    await rows(`select i.reference from order_item i
      join sandbox_booking b on b.reference = i.reference
      where (i.state = 'cancelled') is distinct from (b.state = 'cancelled')
        or (i.state = 'issued') is distinct from (b.state = 'issued')`),
  ).toEqual([])
  expect(await rows(`select id from after_sale_quote where state = 'failed'`)).toEqual([])
  // Money: by our books and by the gateway's own, movement by movement, and nothing is left on its way.
  const charged = `select s.description, sum(m.amount)::bigint as amount
    from sandbox_gateway_movement m join sandbox_gateway_session s on s.id = m.session_id group by 1`
  expect(
    await rows(`select o.code from "order" o join (${charged}) g on g.description = o.code
      where o.paid - o.refunded <> g.amount`),
  ).toEqual([])
  expect(
    await rows(`select movement from ledger_entry group by 1 having sum(amount) <> 0`),
  ).toEqual([])
  expect(
    await rows(`select account from ledger_entry where account in ('customer', 'refunds')
      group by 1 having sum(amount) <> 0`),
  ).toEqual([])
  // One mail for each end.
  await eventually(
    async () =>
      (
        await rows(`select id from after_sale_quote q where state = 'done' and not exists (
          select 1 from mail m where m.key in ('cancelled:' || q.id, 'change-done:' || q.id))`)
      ).length === 0,
  )
}, 900_000)

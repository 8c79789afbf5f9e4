import { rmSync } from 'node:fs'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { supplierProfiles } from '../../src/sandbox/flight/supplier-profile.ts'
import { createSigner } from '../../src/server/platform/secrets/secret-key.ts'
import { newDataDir } from '../support/data-dir.ts'
import { testDatabase } from '../support/database.ts'
import { eventually } from '../support/shop.ts'
import { createTraveller, filledDraft, searchRequest, sendAsSite } from '../support/traveller.ts'
import { startKillable } from './killable-server.ts'
import { openPostOffice } from './post-office.ts'

const SECRET_KEY = 'a key that both servers sign with'
const postOffice = await openPostOffice()
const DATABASE_URL = await testDatabase()
const dataDir = newDataDir('second')
const start = () =>
  startKillable({
    NODE_ENV: 'test',
    DEMONSTRATION: '0',
    LOG_LEVEL: 'silent',
    PORT: '0',
    DATABASE_POOL: '8',
    SERVER_LEASE: '1',
    TRUST_PROXY: '1',
    DATA_DIR: dataDir,
    DATABASE_URL,
    SMTP_URL: postOffice.url,
    SECRET_KEY,
  })

const first = await start()
/** The server that receives calls. */
let at = first
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 2 })
// Asks the database itself: after a crash the whole of it counts, and services hide what they don't show anybody.
const rows = async (query: string): Promise<Record<string, unknown>[]> =>
  (await pool.query(query)).rows
afterAll(async () => {
  await Promise.all([first.kill(), at.kill()])
  await pool.end()
  postOffice.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const request = searchRequest()
const sendThere = sendAsSite(createSigner(SECRET_KEY), request.slices)
const newTraveller = () =>
  createTraveller(
    (call) => sendThere(new Request(call.url.replace(/^http:\/\/[^/]+/, at.origin), call)),
    at.origin,
  )

/** Returns a buyer on the gateway's page. */
async function buyer() {
  const traveller = newTraveller()
  const { trxId } = await traveller.must(traveller.submit(await traveller.book(request)))
  const { redirect } = await traveller.must(traveller.startPaying(trxId))
  return async () => {
    await traveller.payByCard(redirect)
    await traveller.must(traveller.settle(trxId))
  }
}

async function setWorld(change: unknown): Promise<void> {
  const response = await fetch(`${at.origin}/dev/world`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(change),
  })
  expect(response.status).toBe(200)
}

const slow = supplierProfiles.map(({ id }) => [id, { latencyMs: 600_000 }])

/** Returns this test's unfinished jobs, their servers, and how often they were started. */
const inHand = () =>
  rows(`select job.name, job.state, job.retry_count, server from jobs.job
    left join running_job on job.name = running_job.name and job.id = running_job.id
    where job.name in ('mail.send', 'order.issue', 'order.resolve') and job.state <> 'completed'
    order by job.name`)

/** Records which server looks for abandoned work, as the last step of doing so. */
const noteLooks = `
  create table look (server text);
  create function note_look() returns trigger language plpgsql as
    'begin insert into look values (current_setting(''application_name'')); return null; end';
  create trigger note_look after delete on running_job execute function note_look()`
const lookers = async () =>
  (await rows('select distinct server from look')).map(({ server }) => String(server))

test('a second server doesn’t take over a frozen or busy one’s work until that is killed', async () => {
  await rows(noteLooks)
  // The first server is sending a mail, having a supplier issue tickets, and having another hold seats for a call.
  postOffice.fallSilent()
  const [mailed, ticketed] = [await buyer(), await buyer()]
  const caller = newTraveller()
  const booking = await caller.book(request)
  await mailed()
  await eventually(async () => postOffice.came.length === 1)
  await setWorld({ suppliers: Object.fromEntries(slow) })
  await ticketed()
  const submit = () =>
    caller.call<{ orderCode: string }>(
      'POST',
      `/flight/bookings/${booking.bookId}/submit`,
      { ...filledDraft(booking), acceptedTotal: booking.total },
      { 'idempotency-key': 'one call' },
    )
  const cutOff = submit().catch(() => 'cut off')
  await eventually(async () => (await inHand()).filter(({ server }) => server).length === 2)
  await eventually(async () => (await lookers()).length === 1)
  const reserving = `select id from reservation where state = 'reserving'`
  await eventually(async () => (await rows(reserving)).length === 1)
  const before = await inHand()
  expect(before.map(({ name, state, retry_count }) => [name, state, retry_count])).toEqual([
    ['mail.send', 'active', 0],
    ['order.issue', 'active', 0],
  ])

  first.freeze()
  const [known] = await lookers()
  at = await start()
  // Calls that have begun stay slow.
  await setWorld({ reset: true })
  for (const state of ['frozen', 'busy']) {
    if (state === 'busy') first.thaw()
    await rows('truncate look')
    await eventually(async () => (await lookers()).some((server) => server !== known))
    expect(await inHand(), state).toEqual(before)
    expect((await submit()).error, state).toBe('IDEMPOTENCY_IN_FLIGHT')
    expect(await rows(reserving), state).toHaveLength(1)
  }
  expect(postOffice.came).toHaveLength(1)

  await first.kill()
  expect(await cutOff).toBe('cut off')
  await eventually(async () => postOffice.came.length === 2)
  postOffice.answer()
  const reply = await eventually(async () => {
    const found = await submit()
    return found.error === 'IDEMPOTENCY_IN_FLIGHT' ? undefined : found
  })
  expect(reply.status).toBe(201)
  await eventually(async () => {
    const states = await rows('select state from reservation order by state')
    const mails = await rows(`select id from mail where state = 'sent'`)
    return (
      states.map(({ state }) => state).join() === 'confirmed,confirmed,held' && mails.length === 2
    )
  })
  // The interrupted mail was sent again, with its own id; the other was sent once.
  expect(postOffice.came).toHaveLength(3)
  expect(new Set(postOffice.came).size).toBe(2)
  expect(await rows('select state from sandbox_booking order by state')).toEqual(
    ['held', 'issued', 'issued'].map((state) => ({ state })),
  )
  const issues = `select order_id from order_history where what in ('reservation.confirming', 'reservation.confirmed')
    group by order_id, what having count(*) > 1`
  expect(await rows(issues)).toEqual([])
})

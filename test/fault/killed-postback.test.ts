import { expect, test } from 'vitest'
import { createSigner } from '../../src/server/platform/secrets/secret-key.ts'
import { eventually } from '../support/shop.ts'
import { createTraveller, filledDraft, searchRequest, sendAsSite } from '../support/traveller.ts'
import { openKillableGround } from './killable-ground.ts'
import type { KillableServer } from './killable-server.ts'

const SECRET_KEY = 'a key that outlives the server it signs for'
const { start, rows } = await openKillableGround({
  DATABASE_POOL: '6',
  TRUST_PROXY: '1',
  SECRET_KEY,
})

const servers: KillableServer[] = [await start(), await start()]

const at = () => servers.at(-1)?.origin ?? ''
const request = searchRequest()
const send = sendAsSite(createSigner(SECRET_KEY), request.slices)

/** Sets what the affiliate answers; null is nothing. */
async function answers(status: number | null) {
  const response = await fetch(`${at()}/dev/affiliate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status }),
  })
  expect(response.status).toBe(200)
}

/** Pays for an order that came from the affiliate. */
async function buy(clickId: string) {
  const traveller = createTraveller(
    (call) => send(new Request(call.url.replace(/^http:\/\/[^/]+/, at()), call)),
    at(),
  )
  const booking = await traveller.book(request)
  const { trxId } = await traveller.must(
    traveller.call<{ trxId: string }>(
      'POST',
      `/flight/bookings/${booking.bookId}/submit`,
      { ...filledDraft(booking), acceptedTotal: booking.total },
      { 'x-affiliate': `id=demo-blog&clickId=${clickId}` },
    ),
  )
  const { redirect } = await traveller.must(traveller.startPaying(trxId))
  await traveller.payByCard(redirect)
  await traveller.must(traveller.settle(trxId))
}

/** Returns what the affiliate got for a click, oldest first. */
const came = (clickId: string) =>
  rows(`select webhook_id as id, problem, status, body from sandbox_postback
    where body::jsonb -> 'data' ->> 'clickId' = '${clickId}' order by at`)
const isDelivered = async () =>
  (await rows(`select id from affiliate_postback where state <> 'delivered'`)).length === 0
/** Makes jobs due that wait before they're tried again. */
const hurry = () =>
  rows(
    `update jobs.job set start_after = now() where name = 'affiliate.postback' and state = 'retry'`,
  )

test('two servers post a conversion once; killed before the answer, it’s posted again under its id', async () => {
  await buy('once')
  await eventually(async () => (await came('once')).length > 0 && (await isDelivered()))

  // The affiliate has it, but nobody knows.
  await answers(null)
  await buy('twice')
  await eventually(async () => (await came('twice')).length === 1)
  await Promise.all(servers.map((server) => server.kill()))
  expect(
    await rows(`select attempts, state from affiliate_postback where state = 'pending'`),
  ).toEqual([{ attempts: 1, state: 'pending' }])
  servers.push(await start())
  await answers(204)
  await eventually(async () => {
    await hurry()
    return (await came('twice')).length > 1 && (await isDelivered())
  })

  // Down, then up again.
  await answers(503)
  await buy('late')
  await eventually(async () => (await came('late')).length === 1)
  await answers(204)
  await eventually(async () => {
    await hurry()
    return (await came('late')).length > 1 && (await isDelivered())
  })

  for (const [click, statuses] of [
    ['once', [204]],
    ['twice', [0, 204]],
    ['late', [503, 204]],
  ] as const) {
    const posts = await came(click)
    expect(posts.map(({ status, problem }) => [status, problem])).toEqual(
      statuses.map((status) => [status, null]),
    )
    expect(new Set(posts.map(({ id, body }) => `${id} ${body}`)).size).toBe(1)
  }
})

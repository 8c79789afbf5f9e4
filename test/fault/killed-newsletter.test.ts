import { afterAll, expect, test } from 'vitest'
import { eventually } from '../support/shop.ts'
import { openKillableGround } from './killable-ground.ts'
import { openPostOffice } from './post-office.ts'

const readers = 200

const postOffice = await openPostOffice()
afterAll(() => postOffice.close())
const { start, rows } = await openKillableGround({
  SMTP_URL: postOffice.url,
  SECRET_KEY: 'a key of the server that is killed',
  // Fifty mails every five seconds.
  NEWSLETTER_PER_MINUTE: '600',
})

let server = await start()
const count = async (of: string) => Number((await rows(`select count(*) from ${of}`))[0]?.count)

const came = () => new Set(postOffice.came)
const set = (state: string) => rows(`update newsletter_issue set state = '${state}'`)
const look = () => rows(`insert into jobs.job (name, data) values ('newsletter.look', '{}')`)

/** Kills the server and starts another one, which looks for issues as any server does. */
async function crash() {
  await server.kill()
  const unacknowledged = await rows(`select id from mail where state = 'sending'`)
  server = await start()
  return unacknowledged.map(({ id }) => String(id))
}

test('a newsletter reaches everybody once, whenever its server is killed', async () => {
  await rows(`insert into newsletter_subscriber (id, uuid, email, language, state, changed_at)
    select gen_random_uuid(), gen_random_uuid(), 'r' || n || '@test.example', 'en', 'confirmed', now()
    from generate_series(1, ${readers}) n`)
  await rows(`insert into newsletter_issue (id, contents, send_at) values ('december',
    '{"en": {"subject": "Bali", "blocks": [{"kind": "text", "content": [{"type": "text", "text": "Beaches"}]}]}}', now())`)

  // Handed over, but not acknowledged: the server can't know whether these arrived.
  postOffice.fallSilent()
  await look()
  await eventually(async () => postOffice.came.length > 0)
  // So that not all of it is written while servers start.
  await set('stopped')
  const doubtful = await crash()
  expect(doubtful.length).toBeGreaterThan(0)

  // Written, but not handed over: most of it, since nothing is acknowledged.
  await eventually(async () => (await count(`mail where state = 'queued'`)) > 0)
  doubtful.push(...(await crash()))
  const written = await count('newsletter_sending')
  expect(written).toBeLessThan(readers)
  expect(await count('mail')).toBe(written)

  // In the midst of it, wherever that is.
  postOffice.answer()
  await set('planned')
  await look()
  await eventually(async () => (await count('newsletter_sending')) > written)
  doubtful.push(...(await crash()))

  await look()
  await eventually(async () => (await count(`newsletter_issue where state = 'sent'`)) === 1)
  await eventually(async () => (await count(`mail where state <> 'sent'`)) === 0)
  expect(came().size).toBe(readers)
  expect(await count('newsletter_sending')).toBe(readers)
  expect(await count('(select distinct "to" from mail) each')).toBe(readers)
  // Only what may have been lost was sent again, under its old id, by which mail servers know it.
  const twice = postOffice.came.filter((id, index) => postOffice.came.indexOf(id) !== index)
  const ids = twice.map((id) => id.slice(1, id.indexOf('@')))
  expect(doubtful).toEqual(expect.arrayContaining(ids))
})

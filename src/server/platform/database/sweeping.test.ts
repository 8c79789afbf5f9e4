import type pg from 'pg'
import { expect, test } from 'vitest'
import { testPlatform } from '../../../../test/support/platform.ts'
import { createApp } from '../../app.ts'
import type { Job, JobHandler } from '../jobs/job.ts'
import type { Jobs } from '../jobs/jobs.ts'

const platform = await testPlatform()
const { pool } = platform.connection

/** The jobs that run again and again, and the handlers of all. */
const repeated: Job[] = []
const handlers = new Map<string, JobHandler<Job['data']>>()
const jobs: Jobs = {
  ...platform.jobs,
  repeat(job, ...more) {
    repeated.push(job)
    platform.jobs.repeat(job, ...more)
  },
  handle(job, handler) {
    handlers.set(job.name, handler as JobHandler<Job['data']>)
    platform.jobs.handle(job, handler)
  },
}
await createApp({ ...platform, jobs })
await platform.jobs.start()

let statements: string[] = []
const watched = new WeakSet<pg.PoolClient>()
pool.on('acquire', (client) => {
  if (watched.has(client)) return
  watched.add(client)
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const watching = (...given: unknown[]) => {
    const [first] = given
    statements.push(typeof first === 'string' ? first : ((first as { text?: string })?.text ?? ''))
    return query(...given)
  }
  client.query = watching as typeof client.query
})

const isChange = /^\s*(with\b.*)?(delete from|update) (?!jobs\.)|for update/is
/** Conditions that any number of rows may fulfil. */
const isOpen = /[<>]|\bis (not )?null|\bexists\b|path_exists/i

/** Jobs that servers are running: there are as many as they have workers. */
const isOfWorkers = /\brunning_job\b|\bjobs\.job\b/i

/** Returns statements that change or lock any number of rows at once. */
const unbounded = (texts: readonly string[]) =>
  texts.filter(
    (text) =>
      isChange.test(text) &&
      isOpen.test(text) &&
      !isOfWorkers.test(text) &&
      !/\blimit\b/i.test(text),
  )

test.each([
  ['delete from "mail" where "mail"."created_at" < $1', true],
  ['update order_item i set travellers = $1 where jsonb_path_exists(i.travellers, $2)', true],
  ['select * from support_ticket where changed_at < $1 for update', true],
  [
    'delete from "mail" where ctid = any(array(select ctid from "mail" where at < $1 limit $2))',
    false,
  ],
  ['delete from "report_funnel" where "day" = $1', false],
])('%s is unbounded: %s', (text, is) => {
  expect(unbounded([text]).length > 0).toBe(is)
})

test('no job that runs again and again changes any number of rows in one statement', async () => {
  expect(repeated.length).toBeGreaterThan(30)
  const found: Record<string, string[]> = {}
  for (const { name } of repeated) {
    statements = []
    await handlers.get(name)?.({}, { retry: 0, signal: new AbortController().signal })
    const wrong = unbounded(statements)
    if (wrong.length > 0) found[name] = wrong
  }
  expect(found).toEqual({})
})

import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { testPlatform } from '../../../../test/support/platform.ts'
import { eventually } from '../../../../test/support/shop.ts'
import { minutes } from '../duration.ts'
import { defineJob } from './job.ts'
import { createJobs } from './jobs.ts'

const tick = defineJob('test.tick', z.object({}), { urgency: 'idle' })
const platform = await testPlatform()
const servers = [createJobs(platform), createJobs(platform), createJobs(platform)]
/** When it ran, by server. */
const ran: { server: number; at: number }[] = []
for (const [server, jobs] of servers.entries()) {
  jobs.handle(tick, async () => void ran.push({ server, at: Date.now() }))
  jobs.repeat(tick, '* * * * *', {})
  await jobs.start()
}
afterAll(() => Promise.all(servers.map((jobs) => jobs.stop())))

test('a job that is scheduled every minute runs once a minute, however many servers there are', async () => {
  // The schedule's real minutes: two of them, and nothing else in between.
  await eventually(async () => ran.length >= 2, minutes(4))
  const { rows } = await platform.db.execute<{ slot: string }>(sql`
    select singleton_on::text as slot from jobs.job
    where name = '__pgboss__send-it' and data->>'name' = ${tick.name}`)
  const slots = rows.map(({ slot }) => slot)
  expect(new Set(slots).size).toBe(slots.length)
  expect(ran.length).toBeLessThanOrEqual(slots.length)
}, 300_000)

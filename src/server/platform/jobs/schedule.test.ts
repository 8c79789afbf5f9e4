import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { testPlatform } from '../../../../test/support/platform.ts'
import { eventually } from '../../../../test/support/shop.ts'
import { seconds } from '../duration.ts'
import { defineJob, everyMinute } from './job.ts'
import { createJobs } from './jobs.ts'

const tick = defineJob('test.tick', z.object({}), { urgency: 'idle' })
const platform = await testPlatform()
const { db } = platform
const servers = Array.from({ length: 3 }, () =>
  createJobs({ ...platform, scheduleEvery: seconds(1) }),
)
let ran = 0
for (const jobs of servers) {
  jobs.handle(tick, async () => {
    ran += 1
  })
  jobs.repeat(tick, everyMinute, {})
  await jobs.start()
}
afterAll(() => Promise.all(servers.map((jobs) => jobs.stop())))

test('a job that is scheduled every minute runs once a minute, however many servers look at schedules', async () => {
  /** When schedules were looked at: a job of the last minute is due at each of these times. */
  const looks = new Set<string>()
  await eventually(async () => {
    const { rows } = await db.execute<{ at: string }>(
      sql`select cron_on::text as at from jobs.version where cron_on is not null`,
    )
    for (const { at } of rows) looks.add(at)
    return looks.size >= 5 && ran > 0
  })
  const { rows: due } = await db.execute<{ minute: string }>(sql`
    select singleton_on::text as minute from jobs.job
    where name = '__pgboss__send-it' and data->>'name' = ${tick.name}`)
  const minutes = new Set(due.map(({ minute }) => minute))
  expect(due).toHaveLength(minutes.size)
  expect(ran).toBeLessThanOrEqual(minutes.size)
  // The looks may lie in two minutes.
  expect(minutes.size).toBeLessThanOrEqual(2)
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../support/database.ts'
import { startKillable } from './killable-server.ts'

const DATABASE_URL = await testDatabase()
const DATA_DIR = mkdtempSync(join(tmpdir(), 'sojourn-intake-'))
const server = await startKillable({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  PORT: '0',
  TRUST_PROXY: '1',
  SANDBOX: '0',
  DATA_DIR,
  DATABASE_URL,
})
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 1 })
afterAll(async () => {
  await server.kill()
  await pool.end()
  rmSync(DATA_DIR, { recursive: true, force: true })
})

const visit = { device: 'mobile', campaign: null, source: null, affiliate: null, utm: null }

/** Sends two events with a number; returns whether they were taken in. */
async function send(number: number): Promise<boolean> {
  const event = {
    name: 'page_view',
    screen: 'site/home',
    url: '/en',
    ageMs: 0,
    details: { number },
  }
  const answer = await fetch(`${server.origin}/front/v1/tracking/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${number % 250}` },
    body: JSON.stringify({ visit, events: [event, event] }),
  }).catch(() => undefined)
  return answer?.status === 202
}

test('what was answered is stored, even if the server is killed in the midst of a thousand more', async () => {
  const answered: number[] = []
  const sending = Array.from({ length: 1000 }, async (_, number) => {
    if (!(await send(number))) return
    answered.push(number)
    if (answered.length === 200) await server.kill()
  })
  await Promise.all(sending)
  expect(answered.length).toBeGreaterThanOrEqual(200)
  expect(answered.length).toBeLessThan(1000)
  const { rows } = await pool.query<{ number: number; count: number }>(
    `select (details ->> 'number')::int as number, count(*)::int as count
     from tracking_event group by 1`,
  )
  const stored = new Map(rows.map(({ number, count }) => [number, count]))
  expect(answered.filter((number) => stored.get(number) !== 2)).toEqual([])
})

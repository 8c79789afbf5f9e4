import { afterAll, expect, test } from 'vitest'
import { testConfig } from '../../../../test/support/platform.ts'
import { eventually } from '../../../../test/support/shop.ts'
import { createFlightDials } from '../../../sandbox/flight/dials.ts'
import { milliseconds } from '../duration.ts'
import { openPlatform, type Platform } from '../platform.ts'
import { devStates } from './tables.ts'

const { DATABASE_URL } = await testConfig()
const opened: Platform[] = []
afterAll(() => Promise.all(opened.map((platform) => platform.close())))

/** Returns a server's clock and settings of suppliers, shared as those of `/dev` are. */
async function startServer() {
  const platform = await openPlatform(await testConfig({ DATABASE_URL, CLOCK_AHEAD: '0' }))
  opened.push(platform)
  const { clock, devState } = platform
  const moveInTurn = devState.share<number>('clock', {
    read: clock.ahead,
    apply: (ahead) => clock.advance(milliseconds(ahead - clock.ahead())),
  })
  const dials = createFlightDials()
  dials.share(devState.share('world', { read: dials.all, apply: dials.restore }))
  return {
    platform,
    dials,
    clock,
    sync: devState.sync,
    move: (by: number) => moveInTurn(() => clock.advance(milliseconds(by))),
  }
}

const [one, other] = [await startServer(), await startServer()]

test('what one server sets, the next request to another one sees', async () => {
  await one.move(1000)
  await other.sync()
  expect(other.clock.ahead()).toBe(1000)
  await one.dials.inTurn(() => one.dials.change({ suppliers: { wayline: { latencyMs: 7 } } }))
  await other.sync()
  expect(other.dials.of('wayline').latencyMs).toBe(7)
})

test('changes by two servers at the same time both count', async () => {
  await Promise.all([one.move(20), other.move(3)])
  await Promise.all([one.sync(), other.sync()])
  expect([one.clock.ahead(), other.clock.ahead()]).toEqual([1023, 1023])
})

test('a fault for three calls fails three of all servers’ calls', async () => {
  const { dials } = one
  const fault = { mode: 'error', times: 3 } as const
  await dials.inTurn(() => dials.change({ suppliers: { meridian: { faults: { hold: fault } } } }))
  await other.sync()
  const calls = [one, other].flatMap(({ dials }) =>
    Array.from({ length: 5 }, () => dials.strike('meridian', 'hold')),
  )
  expect((await Promise.all(calls)).filter(Boolean)).toHaveLength(3)
  expect(await other.dials.strike('meridian', 'hold')).toBeUndefined()
})

test('a server that is alone asks nobody, and one that starts later learns what was set', async () => {
  await other.platform.close()
  opened.splice(opened.indexOf(other.platform), 1)
  await eventually(async () => !one.platform.presence.hasCompany())
  let queries = 0
  one.platform.connection.pool.on('acquire', () => (queries += 1))
  for (let request = 0; request < 10; request += 1) await one.sync()
  expect(queries).toBe(0)
  await one.move(5)
  const later = await startServer()
  await later.sync()
  expect(later.clock.ahead()).toBe(1028)
  // Without a pause: the first server hasn't noticed the new one before it's told.
  await later.move(2)
  await one.sync()
  expect(one.clock.ahead()).toBe(1030)
})

test('it’s forgotten once all servers that knew it are gone', async () => {
  await Promise.all(opened.splice(0).map((platform) => platform.close()))
  const fresh = await startServer()
  await fresh.sync()
  expect(fresh.clock.ahead()).toBe(0)
  const rows = await fresh.platform.db.select().from(devStates)
  expect(rows.map(({ value }) => value)).toEqual([null, null])
})

import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { testConfig } from '../../../../test/support/platform.ts'
import { minutes } from '../duration.ts'
import { openPlatform } from '../platform.ts'

const day = (instant: number) => new Date(instant).toISOString()

afterEach(() => vi.restoreAllMocks())

test.each([
  ['ten minutes fast', minutes(10)],
  ['ten minutes slow', minutes(-10)],
])('a server whose machine is %s goes by the database’s clock', async (_, wrong) => {
  const config = await testConfig({ CLOCK_AHEAD: '0' })
  const right = Date.now
  vi.spyOn(Date, 'now').mockImplementation(() => right() + wrong)
  const platform = await openPlatform(config)
  afterAll(() => platform.close())
  const { clock } = platform
  const within = (time: number) => Math.abs(time - right()) < minutes(1)
  expect(within(clock.now()), day(clock.now())).toBe(true)
  expect(within(clock.outside()), day(clock.outside())).toBe(true)
  // Jobs wait by the database's clock already, so nothing is added to their times.
  expect(clock.ahead()).toBe(0)
  const metrics = await platform.metrics.registry.metrics()
  const [, drift] = /^clock_drift_seconds (\S+)$/m.exec(metrics) ?? []
  expect(Number(drift) * Math.sign(-wrong)).toBeGreaterThan(500)
})

test('a difference that is one of measuring changes nothing', async () => {
  const platform = await openPlatform(await testConfig({ CLOCK_AHEAD: '0' }))
  afterAll(() => platform.close())
  vi.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000)
  expect(platform.clock.now()).toBe(1_800_000_000_000)
})

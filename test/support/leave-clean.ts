import { afterAll, vi } from 'vitest'
import { startTestClock } from './test-clock.ts'

startTestClock()

/** The next file runs in the same process: it finds the real clock, globals and environment. */
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

import { afterAll, vi } from 'vitest'

/** The next file runs in the same process: it finds the real clock, globals and environment. */
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

import type { Duration } from './duration.ts'

/** Resolves after a time. A server that stops doesn't wait for it. */
export const pause = (time: Duration): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, time).unref()
  })

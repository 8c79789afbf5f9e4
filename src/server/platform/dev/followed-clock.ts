import { milliseconds, seconds } from '../duration.ts'
import type { Ground } from '../platform.ts'

/**
 * Returns a function that sets this process's clock to the one at `/dev/clock` of the front API, and returns how far it
 * is ahead. A page server has no database to learn from that the clock was moved. Without the sandbox no clock moves.
 */
export function followedClock({ clock, config }: Pick<Ground, 'clock' | 'config'>) {
  const url = config.FRONT_API_URL && new URL('/dev/clock', config.FRONT_API_URL)
  return async (): Promise<number> => {
    if (!config.SANDBOX || !url) return clock.ahead()
    // Without a response the page shows that the front API can't be reached, whatever time it is.
    const told = await fetch(url, { signal: AbortSignal.timeout(seconds(1)) }).then(
      async (response) => (await response.json()) as { aheadMs?: number },
      () => undefined,
    )
    clock.advance(milliseconds((told?.aheadMs ?? 0) - clock.ahead()))
    return clock.ahead()
  }
}

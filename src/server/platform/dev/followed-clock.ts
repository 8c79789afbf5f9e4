import { milliseconds, seconds } from '../duration.ts'
import { signVisitor, visitorHeader } from '../http/visitor-header.ts'
import type { Ground } from '../platform.ts'

/**
 * Returns a function that sets this process's clock to the one at `/dev/clock` of the front API, and returns how far it
 * is ahead. A page server has no database to learn from that the clock was moved. Without the sandbox no clock moves.
 */
export function followedClock({ clock, config, signer }: Ground) {
  const url = config.FRONT_API_URL && new URL('/dev/clock', config.FRONT_API_URL).href

  async function told(url: string): Promise<number> {
    const headers = { [visitorHeader]: signVisitor(signer, { method: 'GET', url }, '127.0.0.1') }
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(seconds(1)) })
    const { aheadMs } = (await response.json()) as { aheadMs: number }
    return aheadMs
  }

  return async (): Promise<number> => {
    if (!config.SANDBOX || !url) return clock.aheadOfMachine()
    // Without a response the page shows that the front API can't be reached, whatever time it is.
    const ahead = await told(url).catch(() => clock.ahead())
    clock.advance(milliseconds(ahead - clock.ahead()))
    return clock.aheadOfMachine()
  }
}

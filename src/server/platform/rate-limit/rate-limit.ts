import { CatalogueError } from '../../../contract/errors.ts'
import type { Cache } from '../cache/cache.ts'
import { type Duration, inSeconds } from '../duration.ts'

/** How often something may be done by one caller within a while. */
export interface Allowance {
  name: string
  times: number
  within: Duration
}

/** Counts one more of `allowance` for `who`; throws RATE_LIMITED with `retryAfter` seconds when spent. */
export async function spend(cache: Cache, allowance: Allowance, who: string): Promise<void> {
  const { count, endsIn } = await cache.count(`rate:${allowance.name}:${who}`, allowance.within)
  if (count > allowance.times) {
    throw new CatalogueError('RATE_LIMITED', { details: { retryAfter: inSeconds(endsIn) } })
  }
}

import { isIPv6 } from 'node:net'
import { CatalogueError } from '../../../contract/errors.ts'
import type { Cache } from '../cache/cache.ts'
import { type Duration, inSeconds } from '../duration.ts'

/** How often one caller may do something within a period. */
export interface Allowance {
  name: string
  times: number
  within: Duration
}

/**
 * Counts one more use of `allowance` by `who` and returns the number of uses. Throws RATE_LIMITED with `retryAfter`
 * in seconds when it is used up.
 */
export async function spend(cache: Cache, allowance: Allowance, who: string): Promise<number> {
  const { count, endsIn } = await cache.count(keyOf(allowance, who), allowance.within)
  if (count > allowance.times) {
    throw new CatalogueError('RATE_LIMITED', { details: { retryAfter: inSeconds(endsIn) } })
  }
  return count
}

/** Counts one more use, and returns whether the allowance covers it. */
export async function isWithin(cache: Cache, allowance: Allowance, who: string): Promise<boolean> {
  return (await cache.count(keyOf(allowance, who), allowance.within)).count <= allowance.times
}

/** Takes a use back that didn't count in the end. */
export async function unspend(cache: Cache, allowance: Allowance, who: string): Promise<void> {
  await cache.count(keyOf(allowance, who), allowance.within, -1)
}

const keyOf = ({ name }: Allowance, who: string): string =>
  `rate:${name}:${who.split(' ').map(network).join(' ')}`

/** Returns one household or server has 2^64 IPv6 addresses, so their common first 64 bits count as one caller. */
function network(who: string): string {
  if (!isIPv6(who)) return who
  const [head = '', tail] = new URL(`http://[${who.replace(/%.*/, '')}]`).hostname
    .slice(1, -1)
    .split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from(
    { length: tail === undefined ? 0 : 8 - left.length - right.length },
    () => '0',
  )
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}

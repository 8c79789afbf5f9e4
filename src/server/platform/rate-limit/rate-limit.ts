import { isIPv6 } from 'node:net'
import { CatalogueError } from '../../../contract/errors.ts'
import type { Cache } from '../cache/cache.ts'
import { type Duration, inSeconds } from '../duration.ts'
import { networkOf, widths } from './networks-of.ts'

/** How often one caller may do something within a period. */
export interface Allowance {
  name: string
  times: number
  within: Duration
}

/**
 * Counts one more use of `allowance` by `who`, or `uses` of them, and returns the number of uses. Throws RATE_LIMITED with
 * `retryAfter` in seconds when it is used up. An IPv6 network counts with the larger one that it's part of, too.
 */
export async function spend(
  cache: Cache,
  allowance: Allowance,
  who: string,
  uses = 1,
): Promise<number> {
  const { count, over } = await use(cache, allowance, who, uses)
  if (over) throw new CatalogueError('RATE_LIMITED', { details: { retryAfter: inSeconds(over) } })
  return count
}

/** Counts one more use, and returns whether the allowance covers it. */
export const isWithin = async (cache: Cache, allowance: Allowance, who: string): Promise<boolean> =>
  (await use(cache, allowance, who, 1)).over === undefined

/** Takes a use back that didn't count in the end. */
export const unspend = (cache: Cache, allowance: Allowance, who: string): Promise<void> =>
  giveBack(cache, allowance, who, 1)

/**
 * Counts `uses` of `allowance` by `who` as `spend` does, and returns how to take back those that weren't needed. Throws RATE_LIMITED
 * when they aren't covered; then none of them count.
 */
export async function reserve(
  cache: Cache,
  allowance: Allowance,
  who: string,
  uses: number,
): Promise<(unneeded: number) => Promise<void>> {
  const { over, counted } = await use(cache, allowance, who, uses)
  if (over) {
    for (const { key } of counted) await cache.count(key, allowance.within, -uses)
    throw new CatalogueError('RATE_LIMITED', { details: { retryAfter: inSeconds(over) } })
  }
  return (unneeded) => giveBack(cache, allowance, who, unneeded)
}

async function giveBack(
  cache: Cache,
  allowance: Allowance,
  who: string,
  uses: number,
): Promise<void> {
  for (const counter of countersOf(allowance, who)) {
    if (counter) await cache.count(counter.key, allowance.within, -uses)
  }
}

interface Uses {
  count: number
  /** When the allowance that is used up is renewed. */
  over?: Duration
  /** Where they were counted. */
  counted: Counter[]
}

async function use(cache: Cache, allowance: Allowance, who: string, uses: number): Promise<Uses> {
  const [own, wide] = countersOf(allowance, who)
  const { count, endsIn } = await cache.count(own.key, allowance.within, uses)
  if (count > own.times) return { count, over: endsIn, counted: [own] }
  // Requests refused above don't count against their /48.
  if (!wide) return { count, counted: [own] }
  const together = await cache.count(wide.key, allowance.within, uses)
  const counted = [own, wide]
  return together.count > wide.times
    ? { count, over: together.endsIn, counted }
    : { count, counted }
}

/** How many times the allowance of a /64 a whole /48 has: a provider's phones can share one. */
const wideTimes = 10

interface Counter {
  key: string
  times: number
}

function countersOf({ name, times }: Allowance, who: string): [own: Counter, wide?: Counter] {
  const parts = who.split(' ')
  const keyOf = (bits: number) =>
    `rate:${name}:${parts.map((part) => networkOf(part, bits)).join(' ')}`
  const own = { key: keyOf(widths.own), times }
  if (!parts.some(isIPv6)) return [own]
  return [own, { key: `${keyOf(widths.around)}/${widths.around}`, times: times * wideTimes }]
}

import { LRUCache } from 'lru-cache'
import type { Clock } from '../../platform/clock.ts'
import type { ReadToken } from './tokens.ts'

/** About the members that one server serves within half an hour; some 5 MB. */
const limit = 10_000

/**
 * Checks each token's signature once: the same text can't become invalid, only expire. Checking costs a fifth of
 * a short call, and pages make several with one token. Whether its sign-in has ended is checked each time.
 */
export function rememberTokens(
  clock: Clock,
  read: (token: string) => Promise<ReadToken>,
): (token: string) => Promise<ReadToken> {
  const valid = new LRUCache<string, Extract<ReadToken, { state: 'valid' }>>({ max: limit })
  return async (token) => {
    const known = valid.get(token)
    if (known && clock.now() < known.claims.expiresAt) return known
    valid.delete(token)
    const found = await read(token)
    if (found.state !== 'valid') return found
    valid.set(token, found)
    return found
  }
}

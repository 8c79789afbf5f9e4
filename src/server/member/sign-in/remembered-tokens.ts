import { LRUCache } from 'lru-cache'
import type { Clock } from '../../platform/clock.ts'
import type { ReadToken } from './tokens.ts'

/** About the members one server serves within half an hour; about 5 MB. */
const limit = 10_000

/**
 * Creates a check that verifies each token's signature once: the same token can only expire. Verifying costs a fifth
 * of a short call, and pages make several with one token. Whether the sign-in has ended is checked each time.
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

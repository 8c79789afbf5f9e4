import { type Cache, cacheSpace } from '../../platform/cache/cache.ts'
import { minutes } from '../../platform/duration.ts'
import { newSecretId } from '../../platform/ids.ts'

interface Challenge {
  challenge: string
  /** The member a passkey is added for; null when signing in. */
  memberId: string | null
}

const lifetime = minutes(5)

/** Challenges that wait for a passkey's answer. Each is answered at most once, right or wrong. */
export interface PasskeyChallenges {
  keep(challenge: Challenge): Promise<string>
  take(id: string): Promise<Challenge | undefined>
}

export function createPasskeyChallenges(cache: Cache): PasskeyChallenges {
  const waiting = cacheSpace<Challenge>(cache, 'passkey-challenge', lifetime)
  return {
    async keep(challenge) {
      const id = newSecretId()
      await waiting.set(id, challenge)
      return id
    },
    async take(id) {
      // Counting is atomic where reading and deleting are two steps: of two answers at once one is first.
      const { count } = await cache.count(`passkey-taken:${id}`, lifetime)
      return count === 1 ? waiting.get(id) : undefined
    },
  }
}

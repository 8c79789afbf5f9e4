import { type Cache, cacheSpace } from '../../platform/cache/cache.ts'
import { minutes } from '../../platform/duration.ts'
import { newSecretId } from '../../platform/ids.ts'

interface Challenge {
  challenge: string
  /** The member a passkey is added for; null for signing in. */
  memberId: string | null
}

const lifetime = minutes(5)

/** Pending passkey challenges. Each can be answered once, correctly or not. */
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
      // Counting is atomic, unlike reading and deleting: of two concurrent responses one is first.
      const { count } = await cache.count(`passkey-taken:${id}`, lifetime)
      return count === 1 ? waiting.get(id) : undefined
    },
  }
}

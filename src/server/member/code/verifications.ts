import { CatalogueError } from '../../../contract/errors.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Executor } from '../../platform/database/database.ts'
import { minutes } from '../../platform/duration.ts'
import { newId } from '../../platform/ids.ts'
import type { Tokens } from '../sign-in/tokens.ts'
import { spendVerification } from './code-store.ts'

/** What a verification allows, once: the next step of the person who verified the address. */
export type VerificationUse = 'signup' | 'reset' | 'social' | 'bind'

const lifetime = minutes(15)

/** Signed proofs carried from one step to the next, without server-side state in between. */
export interface Verifications {
  make(use: VerificationUse, about: string): Promise<string>
  /** Returns what the verification is about. Throws VERIFICATION_EXPIRED if it isn't for this use, or too old. */
  read(use: VerificationUse, verification: string): Promise<{ id: string; about: string }>
  /** Uses it within the caller's transaction. Throws VERIFICATION_EXPIRED if it was already used. */
  spend(tx: Executor, id: string): Promise<void>
}

export function createVerifications({
  tokens,
  clock,
}: {
  tokens: Tokens
  clock: Clock
}): Verifications {
  return {
    make: (use, about) =>
      tokens.make(
        'verification',
        { subject: about, id: newId(), more: use },
        clock.now() + lifetime,
      ),
    async read(use, verification) {
      const read = await tokens.read('verification', verification)
      if (read.state !== 'valid' || read.claims.more !== use) {
        throw new CatalogueError('VERIFICATION_EXPIRED')
      }
      return { id: read.claims.id, about: read.claims.subject }
    },
    async spend(tx, id) {
      const isSpent = await spendVerification(tx, id, new Date(clock.now() + lifetime))
      if (!isSpent) throw new CatalogueError('VERIFICATION_EXPIRED')
    },
  }
}

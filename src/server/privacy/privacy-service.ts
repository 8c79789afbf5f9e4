import { CatalogueError } from '../../contract/errors.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { Person, PersonalData } from '../platform/personal-data.ts'
import type { Platform } from '../platform/platform.ts'
import { erase } from './erase.ts'
import { putErasure } from './erasure-store.ts'

type Parts = Pick<Platform, 'db' | 'clock' | 'jobs'> & {
  parts: readonly PersonalData[]
  /** Ends a member's sessions. */
  endSessions(memberId: string): Promise<void>
}

/** Creates the export and erasure of a person's data. */
export function createPrivacyService({ db, clock, jobs, parts, endSessions }: Parts) {
  return {
    async export(person: Person) {
      const read = await Promise.all(
        parts.map(async (part) => [part.name, await part.read(person)] as const),
      )
      // As it goes over the wire: dates as text, nothing undefined.
      const data = JSON.parse(JSON.stringify(Object.fromEntries(read))) as Record<string, unknown[]>
      return { email: person.email, madeAt: clock.date().toISOString(), data }
    },

    /** Enqueues the erasure. Throws VALIDATION if the typed address isn't the person's. */
    async erase(person: Person, { confirm, language }: { confirm: string; language: string }) {
      if (confirm !== person.email) {
        throw new CatalogueError('VALIDATION', { fields: { confirm: 'wrong' } })
      }
      const erasure = await inTransaction(db, async (tx) => {
        const row = await putErasure(tx, { ...person, language }, clock.date())
        await jobs.enqueue(tx, erase, { erasureId: row.id })
        return row
      })
      // At once, although the account goes with the job.
      if (person.memberId) await endSessions(person.memberId)
      return { email: person.email, askedAt: erasure.askedAt.toISOString() }
    },
  }
}

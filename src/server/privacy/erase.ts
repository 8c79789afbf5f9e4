import { z } from 'zod'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { defineJob } from '../platform/jobs/job.ts'
import type { PersonalData } from '../platform/personal-data.ts'
import type { Platform } from '../platform/platform.ts'
import { erasedMail, erasedWord } from './erased-mail.ts'
import { lockErasure, setErased, waitingErasures } from './erasure-store.ts'

export const erase = defineJob('privacy.erase', z.object({ erasureId: z.uuid() }))
const eraseLeft = defineJob('privacy.erase-left', z.object({}), { urgency: 'idle' })

type Parts = Pick<Platform, 'db' | 'clock' | 'outbox'> & { parts: readonly PersonalData[] }

/** Creates what the jobs of erasures do. */
export function createErasing({ db, clock, outbox, parts }: Parts) {
  /** Erases everything in one transaction, so that a failed attempt leaves all of it for the next. */
  async function eraseNow(id: string): Promise<void> {
    await inTransaction(db, async (tx) => {
      const erasure = await lockErasure(tx, id)
      if (!erasure?.email) return
      const { email, memberId, device, language, state } = erasure
      let isLeft = false
      for (const part of parts) {
        if ((await part.erase(tx, { email, memberId, device })) === 'later') isLeft = true
      }
      // A night that finds the same orders left has nothing to tell.
      if (state === 'asked') await outbox.write(tx, erasedMail({ id, email, language, isLeft }))
      await setErased(tx, id, isLeft ? 'waiting' : 'done', clock.date())
    })
  }

  return {
    eraseNow,
    /** Erases what was left: orders that weren't over, and the mails that confirmed an erasure. */
    async eraseLeft(): Promise<void> {
      for (const { id } of await waitingErasures(db)) await eraseNow(id)
      await outbox.forget(erasedWord)
    },
  }
}

/** Handles the job of a request, and comes back to what was left every night. */
export function handleErasures(parts: Parts & Pick<Platform, 'jobs'>): void {
  const erasing = createErasing(parts)
  parts.jobs.handle(erase, ({ erasureId }) => erasing.eraseNow(erasureId))
  parts.jobs.repeat(eraseLeft, '53 4 * * *', {})
  parts.jobs.handle(eraseLeft, erasing.eraseLeft)
}

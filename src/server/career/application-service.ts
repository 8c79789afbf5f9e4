import { createHash } from 'node:crypto'
import type { applyForJob } from '../../contract/career/career.ts'
import type { BodyOf } from '../../contract/endpoint.ts'
import { CatalogueError } from '../../contract/errors.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { days, minutes } from '../platform/duration.ts'
import { idFrom } from '../platform/ids.ts'
import type { Platform } from '../platform/platform.ts'
import { isWithin, spend, unspend } from '../platform/rate-limit/rate-limit.ts'
import { applicationMail } from './application-mail.ts'
import { addApplication, findApplication } from './application-store.ts'
import { checkCv } from './check-cv.ts'
import type { JobService } from './job-service.ts'

/** Enough for a household or an office that applies together. */
const perAddress = { name: 'career', times: 20, within: minutes(60) }
/** Enough for every job that suits somebody; the mails that follow can't be used to flood a stranger. */
const perEmail = { name: 'career-email', times: 5, within: days(1) }
/** CVs are large: this many fill a few gigabytes a day at most, from all senders. Further applications are accepted without theirs. */
const cvsAltogether = { name: 'career-all', times: 300, within: days(1) }
/** One network's share of them, so that nobody uses up everybody's alone. */
const cvsPerAddress = { name: 'career-own-cvs', times: 20, within: days(1) }

export interface ApplicationService {
  /**
   * Stores an application and writes to the applicant; returns whether its CV was left out, because enough are stored today. Throws
   * JOB_NOT_FOUND, JOB_CLOSED, VALIDATION or RATE_LIMITED.
   */
  apply(
    sent: BodyOf<typeof applyForJob>,
    applicant: { clientAddress: string; country: string },
  ): Promise<{ withoutFiles?: true }>
}

export function createApplicationService(
  { db, cache, clock, outbox }: Pick<Platform, 'db' | 'cache' | 'clock' | 'outbox'>,
  jobs: JobService,
): ApplicationService {
  return {
    async apply(sent, { clientAddress, country }) {
      await spend(cache, perAddress, clientAddress)
      const { language } = sent
      const job = await jobs.detail(sent, { lang: language, country })
      if (!job) throw new CatalogueError('JOB_NOT_FOUND')
      if (!job.isOpen) throw new CatalogueError('JOB_CLOSED')
      const cv = await checkCv(sent.cv)
      const { name, email, message } = sent
      const contentHash = createHash('sha256').update(cv.content).digest('hex')
      const idOf = (hash: string) =>
        idFrom('application', job.job_detail_id, email, name, message, hash)
      // Sent again, it's still the same one, and nothing counts.
      if (await findApplication(db, idOf(contentHash))) return {}
      await spend(cache, perEmail, email)
      const hasCv =
        (await isWithin(cache, cvsPerAddress, clientAddress)) &&
        (await isWithin(cache, cvsAltogether, ''))
      // Without its CV it's another one: sent again later, the one with the CV is added.
      const id = idOf(hasCv ? contentHash : '')
      const isAdded = await inTransaction(db, async (tx) => {
        const added = await addApplication(tx, {
          id,
          at: clock.date(),
          jobId: job.job_id,
          jobDetailId: job.job_detail_id,
          name,
          email,
          message,
          language,
          cvName: hasCv ? cv.name : '',
          cv: hasCv ? cv.content : Buffer.alloc(0),
        })
        await outbox.write(tx, {
          key: `career-application:${id}`,
          to: email,
          ...applicationMail(job, language, { hasCv }),
        })
        return added
      })
      if (hasCv && !isAdded) {
        await unspend(cache, cvsPerAddress, clientAddress)
        await unspend(cache, cvsAltogether, '')
      }
      return hasCv ? {} : { withoutFiles: true }
    },
  }
}

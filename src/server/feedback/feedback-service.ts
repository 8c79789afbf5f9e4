import type { listFeedback } from '../../contract/desk/feedback.ts'
import type { BodyOf, QueryOf, ResultOf } from '../../contract/endpoint.ts'
import type { sendFeedback } from '../../contract/feedback/feedback.ts'
import { days } from '../platform/duration.ts'
import type { Platform } from '../platform/platform.ts'
import { deleteFeedbackBefore, findFeedback, keepFeedback } from './feedback-store.ts'

const pageSize = 50

/** Comments may name people. */
const life = days(365)

interface From {
  language: string | undefined
  country: string | undefined
}

export interface FeedbackService {
  keep(said: BodyOf<typeof sendFeedback>, from: From): Promise<void>
  /** Returns a page of fifty, the newest first. */
  list(wanted: QueryOf<typeof listFeedback>): Promise<ResultOf<typeof listFeedback>>
  /** Deletes what is older than a year. */
  sweep(): Promise<void>
}

export function createFeedbackService({
  db,
  clock,
}: Pick<Platform, 'db' | 'clock'>): FeedbackService {
  return {
    keep: (said, { language, country }) =>
      keepFeedback(db, { ...said, at: clock.date(), language, country }),
    async list({ topic, page }) {
      const offset = (page - 1) * pageSize
      const { found, total, average } = await findFeedback(db, topic, { offset, limit: pageSize })
      return {
        feedback: found.map(({ at, ...said }) => ({ ...said, at: at.toISOString() })),
        total,
        average: average === null ? null : Math.round(average * 10) / 10,
      }
    },
    sweep: () => deleteFeedbackBefore(db, new Date(clock.now() - life)),
  }
}

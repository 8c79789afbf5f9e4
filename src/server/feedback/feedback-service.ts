import type { BodyOf } from '../../contract/endpoint.ts'
import type { sendFeedback } from '../../contract/feedback/feedback.ts'
import { days } from '../platform/duration.ts'
import type { Platform } from '../platform/platform.ts'
import { deleteFeedbackBefore, keepFeedback } from './feedback-store.ts'

/** Comments may name people. */
const life = days(365)

interface From {
  language: string | undefined
  country: string | undefined
}

export interface FeedbackService {
  keep(said: BodyOf<typeof sendFeedback>, from: From): Promise<void>
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
    sweep: () => deleteFeedbackBefore(db, new Date(clock.now() - life)),
  }
}

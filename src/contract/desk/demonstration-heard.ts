import type { applyForJob } from '../career/career.ts'
import type { BodyOf } from '../endpoint.ts'
import type { sendFeedback } from '../feedback/feedback.ts'

/** An application for a job, for trying the desk. */
export interface DemonstrationApplication {
  sent: BodyOf<typeof applyForJob>
  country: string
}

/** What somebody says of the app, for trying the desk. Each has its own comment. */
export interface DemonstrationFeedback {
  said: BodyOf<typeof sendFeedback>
  language: string
  country: string
}

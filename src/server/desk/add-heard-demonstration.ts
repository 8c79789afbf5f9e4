import type {
  DemonstrationApplication,
  DemonstrationFeedback,
} from '../../contract/desk/demonstration-heard.ts'
import { CatalogueError, type ErrorCode } from '../../contract/errors.ts'
import type { ApplicationService } from '../career/application-service.ts'
import type { FeedbackService } from '../feedback/feedback-service.ts'
import type { Idempotency } from '../platform/idempotency/idempotency.ts'

interface Parts {
  applications: ApplicationService
  feedback: FeedbackService
  /** So that two servers that start at the same time add nothing twice. */
  idempotency: Idempotency
}

/**
 * Adds applications and feedback for trying the desk, through what takes those of the site and the app. What is there already
 * isn't added again; what was deleted with age is.
 */
export async function addHeardDemonstration(
  { applications, feedback, idempotency }: Parts,
  heard: {
    applications: readonly DemonstrationApplication[]
    feedback: readonly DemonstrationFeedback[]
  },
  stop?: AbortSignal,
): Promise<void> {
  for (const { sent, country } of heard.applications) {
    if (stop?.aborted) return
    // The same application has the same id, and is stored and answered once. Each start counts against its limit.
    const applicant = { clientAddress: 'demonstration', country }
    await unless(applications.apply(sent, applicant), 'RATE_LIMITED')
  }
  for (const { said, ...from } of heard.feedback) {
    if (stop?.aborted) return
    const adding = idempotency.once(
      { scope: 'demonstration', key: said.comment, body: '' },
      async () => {
        if (!(await isKept(feedback, said))) await feedback.keep(said, from)
        return { status: 200, body: {} }
      },
    )
    await unless(adding, 'IDEMPOTENCY_IN_FLIGHT')
  }
}

async function isKept(
  feedback: FeedbackService,
  { topic, comment }: DemonstrationFeedback['said'],
): Promise<boolean> {
  for (let page = 1; ; page++) {
    const { feedback: found } = await feedback.list({ topic, page })
    if (found.length === 0) return false
    if (found.some((each) => each.comment === comment)) return true
  }
}

async function unless(adding: Promise<unknown>, code: ErrorCode): Promise<void> {
  await adding.catch((error: unknown) => {
    if (!(error instanceof CatalogueError && error.code === code)) throw error
  })
}

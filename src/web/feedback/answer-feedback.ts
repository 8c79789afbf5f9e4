import { data, type RouterContextProvider, redirect } from 'react-router'
import type { ErrorCode } from '../../contract/errors.ts'
import { sendFeedback } from '../../contract/feedback/feedback.ts'
import {
  type FeedbackScore,
  type FeedbackTopic,
  feedbackScores,
  feedbackTopics,
  longestFeedback,
} from '../../contract/feedback/feedback-terms.ts'
import { urlFor } from '../locale/language.ts'
import { visitorContext } from '../session/contexts.ts'
import { frontApi } from '../session/front-api/front-api.ts'
import { readForm } from '../session/front-api/read-form.ts'

/** The form as it was sent, to show it again, and why it was rejected. */
export interface RefusedFeedback {
  typed: {
    score: FeedbackScore | undefined
    topic: FeedbackTopic | undefined
    comment: string
  }
  fields: Readonly<{ score?: 'missing'; topic?: 'missing'; comment?: 'too-long' }>
  /** The error if it isn't about a field. */
  code?: ErrorCode
}

interface Sent {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** Sends the form, and redirects to its thanks. */
export async function answerFeedback({ request, context }: Sent) {
  const typed = typedIn(await readForm(request))
  const { score, topic, comment } = typed
  const tooLong = comment.length > longestFeedback
  if (!score || !topic || tooLong) {
    const fields: RefusedFeedback['fields'] = {
      ...(score ? {} : { score: 'missing' }),
      ...(topic ? {} : { topic: 'missing' }),
      ...(tooLong ? { comment: 'too-long' } : {}),
    }
    return data({ typed, fields } satisfies RefusedFeedback, { status: 422 })
  }
  const { webview: appVersion } = context.get(visitorContext).device
  const body = { score, topic, comment, appVersion }
  const outcome = await frontApi(context, request).call(sendFeedback, { body })
  if (outcome.ok) return redirect(urlFor(context)('feedback-form', { told: 'sent' }), 303)
  const { error: code, status_code } = outcome.problem
  return data({ typed, fields: {}, code } satisfies RefusedFeedback, { status: status_code })
}

function typedIn(form: FormData): RefusedFeedback['typed'] {
  return {
    score: feedbackScores.find((each) => String(each) === form.get('score')),
    topic: feedbackTopics.find((each) => each === form.get('topic')),
    // Browsers send a line break as two characters but count it as one.
    comment: String(form.get('comment') ?? '')
      .replaceAll('\r\n', '\n')
      .trim(),
  }
}

import { data, type RouterContextProvider, redirect } from 'react-router'
import type { Problem } from '../../../contract/envelope.ts'
import {
  type AbandonReason,
  abandonReasons,
  longestComment,
} from '../../../contract/flight/abandon-reasons.ts'
import { answerReminder, stopReminders } from '../../../contract/flight/reminder.ts'
import { urlFor } from '../../locale/language.ts'
import { frontApi } from '../../session/front-api/front-api.ts'
import { readForm } from '../../session/front-api/read-form.ts'

/** The form as it was sent, to show it again, and why it was rejected. */
export interface RefusedReport {
  typed: { reason: AbandonReason | undefined; comment: string }
  fields: Readonly<{ reason?: 'missing'; comment?: 'too-long' }>
  /** The error if it isn't about a field. */
  code?: Problem['error']
}

interface Sent {
  request: Request
  context: Readonly<RouterContextProvider>
  url: URL
}

/** Returns the token in the page's address. */
export const tokenOf = ({ searchParams }: URL): string =>
  (searchParams.get('id') ?? '').slice(0, 100)

/** Stores why the booking was abandoned, or just ends the reminders: by a button, or by a mail program (RFC 8058). */
export async function answerReport({ request, context, url: requested }: Sent) {
  const form = await readForm(request)
  const token = tokenOf(requested)
  const api = frontApi(context, request)
  const url = urlFor(context)
  const thanks = (told: 'answered' | 'stopped') =>
    redirect(url('report-abandoned', { id: token, told }), 303)

  const oneClick = form.get('List-Unsubscribe') === 'One-Click'
  if (oneClick || form.get('intent') === 'stop') {
    const outcome = await api.call(stopReminders, { params: { token } })
    if (!outcome.ok) return refused(typedIn(form), outcome.problem)
    // Mail programs don't follow redirects, and the standard doesn't allow them.
    return oneClick ? data({ told: 'stopped' as const }) : thanks('stopped')
  }

  const typed = typedIn(form)
  const { reason, comment } = typed
  const tooLong = comment.length > longestComment
  if (!reason || tooLong) {
    const fields: RefusedReport['fields'] = {
      ...(reason ? {} : { reason: 'missing' }),
      ...(tooLong ? { comment: 'too-long' } : {}),
    }
    return data({ typed, fields } satisfies RefusedReport, { status: 422 })
  }
  const outcome = await api.call(answerReminder, {
    params: { token },
    body: { reason, comment },
  })
  return outcome.ok ? thanks('answered') : refused(typed, outcome.problem)
}

function typedIn(form: FormData): RefusedReport['typed'] {
  const reason = abandonReasons.find((each) => each === form.get('reason'))
  // Browsers send a line break as two characters but count it as one.
  const comment = String(form.get('comment') ?? '')
    .replaceAll('\r\n', '\n')
    .trim()
  return { reason, comment }
}

const refused = (typed: RefusedReport['typed'], { error, status_code }: Problem) =>
  data({ typed, fields: {}, code: error } satisfies RefusedReport, { status: status_code })

import { data, type RouterContextProvider, redirect } from 'react-router'
import { applyForJob } from '../../contract/career/career.ts'
import { largestCv, longestMessage, longestName } from '../../contract/career/career-terms.ts'
import { readJobIds } from '../../contract/career/job-id.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import { urlFor } from '../locale/language.ts'
import { visitorContext } from '../session/contexts.ts'
import { frontApi } from '../session/front-api/front-api.ts'
import { formEmail, formText, readForm } from '../session/front-api/read-form.ts'
import { doubtAddress } from '../traveller/doubt-address.ts'

/** The form as it was sent, without its CV, to show it again, and why it was rejected. */
export interface RefusedApplication {
  typed: { name: string; email: string; message: string }
  /** The error of each field; for the CV `missing`, `size`, `type` or `unreadable`. */
  fields: Readonly<Record<string, string>>
  code: ErrorCode
  /** Whether a CV was chosen, which has to be chosen again. */
  hadCv: boolean
}

interface Sent {
  request: Request
  context: Readonly<RouterContextProvider>
  params: { job: string; id: string }
}

/** Sends an application, and redirects to its thanks. Ids of no job redirect to the list. */
export async function answerApplication({ request, context, params }: Sent) {
  const url = urlFor(context)
  const ids = readJobIds(params.id)
  if (!ids) throw redirect(url('careers/jobs'))
  const form = await readForm(request)
  const typed = {
    name: formText(form, 'name', longestName),
    email: formEmail(form),
    // Browsers send a line break as two characters but count it as one.
    message: formText(form, 'message', 2 * longestMessage).replaceAll('\r\n', '\n'),
  }
  const cv = form.get('cv')
  const file = cv instanceof File && cv.size > 0 ? cv : undefined
  const refuse = (code: ErrorCode, status: number, fields: RefusedApplication['fields'] = {}) =>
    data({ typed, fields, code, hadCv: file !== undefined } satisfies RefusedApplication, {
      status,
    })
  if (file && file.size > largestCv) return refuse('VALIDATION', 422, { cv: 'size' })
  // While other fields are wrong, the CV isn't looked at.
  const missing = file ? {} : { cv: 'missing' }
  const api = frontApi(context, request)
  const doubt = await doubtAddress(api, form, typed.email)
  if (doubt) {
    const nameless = typed.name ? {} : { name: 'missing' }
    return refuse('VALIDATION', 422, { ...missing, ...nameless, email: doubt })
  }
  const answer = await api.call(applyForJob, {
    body: {
      ...typed,
      job_id: ids.jobId,
      job_detail_id: ids.jobDetailId,
      language: context.get(visitorContext).locale.code,
      cv: file ? { name: file.name.slice(-200).toWellFormed(), file } : { name: '', base64: '' },
    },
  })
  if (answer.ok) {
    const told = answer.result.withoutFiles ? 'sent-without-cv' : 'sent'
    return redirect(url(`careers/job-details/${params.job}/${params.id}`, { told }), 303)
  }
  const { error, status_code, fields } = answer.problem
  if (error === 'VALIDATION') return refuse(error, 422, { ...missing, ...fields })
  return refuse(error, status_code)
}

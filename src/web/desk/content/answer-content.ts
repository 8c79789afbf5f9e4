import { data, type RouterContextProvider, redirect } from 'react-router'
import * as calls from '../../../contract/desk/contents.ts'
import { testIssue } from '../../../contract/desk/issues.ts'
import type { Outcome } from '../../../contract/envelope.ts'
import type { ErrorCode } from '../../../contract/errors.ts'
import { urlFor } from '../../locale/language.ts'
import { badRequest } from '../../problem/page-errors.ts'
import { keyOf } from '../../session/front-api/idempotent-call.ts'
import { formText } from '../../session/front-api/read-form.ts'
import { type DeskApi, deskApi } from '../desk-api.ts'
import { optionalMoment } from '../utc-moment.ts'
import { type ContentAct, contentActs } from './content-acts.ts'

/** A form as it was sent, and why nothing was done. */
export interface RefusedContentAct {
  act: ContentAct
  typed: Readonly<Record<string, string>>
  /** The names of the fields that are invalid, with the codes of what is wrong. */
  fields: Readonly<Record<string, string>>
  code: ErrorCode
}

interface Sent {
  api: DeskApi
  id: string
  text(name: string, limit?: number): string
  number: number
  basedOn: number
  idempotencyKey: string
}

const acts: Readonly<Record<ContentAct, (sent: Sent) => Promise<Outcome<unknown>>>> = {
  publish: ({ number, basedOn, text, ...sent }) =>
    publish(sent, { number, basedOn, from: null, until: optionalMoment(text('until')) }, text),
  schedule: ({ number, basedOn, text, ...sent }) =>
    publish(
      sent,
      // Without a time it isn't scheduled: '' is refused.
      {
        number,
        basedOn,
        from: optionalMoment(text('from')) ?? '',
        until: optionalMoment(text('until')),
      },
      text,
    ),
  unschedule: ({ api, text, ...sent }) =>
    api.call(calls.withdrawContent, {
      ...about(sent),
      body: { act: 'unschedule', why: text('why', 500) },
    }),
  end: ({ api, text, ...sent }) =>
    api.call(calls.withdrawContent, {
      ...about(sent),
      body: { act: 'end', why: text('why', 500) },
    }),
  test: ({ api, id, number, text, idempotencyKey }) =>
    api.call(testIssue, {
      params: { contentId: id, version: number },
      body: {
        lang: text('lang'),
        emails: text('emails', 2000)
          .split(/[\s,;]+/)
          .filter(Boolean),
      },
      idempotencyKey,
    }),
  restore: ({ api, number, basedOn, ...sent }) =>
    api.call(calls.restoreContent, { ...about(sent), body: { number, basedOn } }),
}

type About = Pick<Sent, 'id' | 'idempotencyKey'>

const about = ({ id, idempotencyKey }: About) => ({ params: { contentId: id }, idempotencyKey })

const publish = (
  { api, ...sent }: About & Pick<Sent, 'api'>,
  version: { number: number; basedOn: number; from: string | null; until: string | null },
  text: Sent['text'],
) => api.call(calls.publishContent, { ...about(sent), body: { ...version, why: text('why', 500) } })

/** Does with a document what a form of its page says, and shows the document again. */
export async function answerContent({
  id,
  form,
  request,
  context,
}: {
  id: string
  form: FormData
  request: Request
  context: Readonly<RouterContextProvider>
}) {
  const act = contentActs.find((each) => each === form.get('act'))
  if (!act) throw badRequest()
  const text = (name: string, limit?: number) => formText(form, name, limit)
  const outcome = await acts[act]({
    api: deskApi(context, request),
    id,
    text,
    number: Number(text('number')) || 0,
    basedOn: Number(text('basedOn')) || 0,
    idempotencyKey: keyOf(form),
  })
  if (outcome.ok) return redirect(urlFor(context)(`desk/content/${id}`, { told: act }), 303)
  const { error, status_code, fields = {} } = outcome.problem
  const typed = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  return data({ act, typed, fields, code: error } satisfies RefusedContentAct, {
    status: error === 'VALIDATION' ? 422 : status_code,
  })
}

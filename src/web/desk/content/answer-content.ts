import { data, type RouterContextProvider } from 'react-router'
import * as calls from '../../../contract/desk/contents.ts'
import { countIssueRecipients, testIssue } from '../../../contract/desk/issues.ts'
import type { Outcome } from '../../../contract/envelope.ts'
import type { ErrorCode } from '../../../contract/errors.ts'
import { badRequest } from '../../problem/page-errors.ts'
import { platformContext } from '../../session/contexts.ts'
import { keyOf } from '../../session/front-api/idempotent-call.ts'
import { formText } from '../../session/front-api/read-form.ts'
import { optionalMoment } from '../agency-clock.ts'
import { type DeskApi, deskApi } from '../desk-api.ts'
import { redirectTelling } from '../told.ts'
import { type ContentAct, contentActs, olderIn } from './content-acts.ts'

/** A form as it was sent, and why nothing was done. */
export interface RefusedContentAct {
  act: ContentAct
  typed: Readonly<Record<string, string>>
  /** The names of the fields that are invalid, with the codes of what is wrong. */
  fields: Readonly<Record<string, string>>
  /** Null if it only has to be confirmed. */
  code: ErrorCode | null
  /** To how many subscribers an issue would be sent, to be confirmed. */
  recipients?: number
  /** The languages of the version that are older than its English, to be confirmed. */
  older?: readonly string[]
}

interface Sent {
  api: DeskApi
  id: string
  text(name: string, limit?: number): string
  /** Returns the moment in a field; null if it's empty. */
  moment(name: string): string | null
  number: number
  basedOn: number
  idempotencyKey: string
}

const acts: Readonly<Record<ContentAct, (sent: Sent) => Promise<Outcome<unknown>>>> = {
  publish: ({ number, basedOn, text, moment, ...sent }) =>
    publish(sent, { number, basedOn, from: null, until: moment('until') }, text),
  schedule: ({ number, basedOn, text, moment, ...sent }) =>
    publish(
      sent,
      // Without a time it isn't scheduled: '' is refused.
      { number, basedOn, from: moment('from') ?? '', until: moment('until') },
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

/** Does with a document what a form of its page says, and shows the document again. Sending an issue is asked about first. */
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
  const { agencyZone } = context.get(platformContext).publicConfig
  const moment = (name: string) => optionalMoment(text(name), agencyZone)
  const api = deskApi(context, request)
  const number = Number(text('number')) || 0
  const typed = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  const refuse = (
    refused: Pick<RefusedContentAct, 'fields' | 'code' | 'recipients' | 'older'>,
    status: number,
  ) => data({ act, typed, ...refused } satisfies RefusedContentAct, { status })
  if (act === 'publish' || act === 'schedule') {
    if (form.has('back')) return refuse({ fields: {}, code: null }, 200)
    const { document, versions } = await api.get(calls.getContent, { params: { contentId: id } })
    const older = versions.find((version) => version.number === number)?.outdated ?? []
    if (older.length > 0 && text('older') !== olderIn(number, older)) {
      return refuse({ fields: {}, code: null, older }, 200)
    }
    // Nobody can take a mail back.
    if (act === 'publish' && document.kind === 'issue' && text('confirmed') !== String(number)) {
      const counted = await api.call(countIssueRecipients, {
        params: { contentId: id, version: number },
      })
      if (counted.ok) {
        const { recipients } = counted.result
        return refuse({ fields: {}, code: null, recipients }, 200)
      }
      const { error, status_code, fields = {} } = counted.problem
      return refuse({ fields, code: error }, error === 'VALIDATION' ? 422 : status_code)
    }
  }
  const outcome = await acts[act]({
    api,
    id,
    text,
    moment,
    number,
    basedOn: Number(text('basedOn')) || 0,
    idempotencyKey: keyOf(form),
  })
  if (outcome.ok) return redirectTelling(context, `desk/content/${id}`, act)
  const { error, status_code, fields = {} } = outcome.problem
  return refuse({ fields, code: error }, error === 'VALIDATION' ? 422 : status_code)
}

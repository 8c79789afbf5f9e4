import { data, type RouterContextProvider } from 'react-router'
import * as calls from '../../../contract/desk/contents.ts'
import { countIssueRecipients, testIssue } from '../../../contract/desk/issues.ts'
import type { Outcome } from '../../../contract/envelope.ts'
import type { ErrorCode } from '../../../contract/errors.ts'
import { badRequest } from '../../problem/page-errors.ts'
import { platformContext } from '../../session/contexts.ts'
import { keyOf } from '../../session/front-api/idempotent-call.ts'
import { formText } from '../../session/front-api/read-form.ts'
import { minuteOf, optionalMoment } from '../agency-clock.ts'
import { type DeskApi, deskApi } from '../desk-api.ts'
import { redirectTelling } from '../told.ts'
import { type ContentAct, contentActs, olderIn, type ToldAct } from './content-acts.ts'

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
  /** The languages that visitors read now and that the version doesn't have, to be confirmed. */
  missing?: readonly string[]
}

interface Sent {
  api: DeskApi
  id: string
  text(name: string, limit?: number): string
  /** From when and until when it's shown; null for at once, and for good. */
  from: string | null
  until: string | null
  number: number
  basedOn: number
  idempotencyKey: string
}

const acts: Readonly<Record<ContentAct, (sent: Sent) => Promise<Outcome<unknown>>>> = {
  publish: ({ number, basedOn, until, text, ...sent }) =>
    publish(sent, { number, basedOn, from: null, until }, text),
  // Without a time it isn't scheduled: '' is refused.
  schedule: ({ number, basedOn, from, until, text, ...sent }) =>
    publish(sent, { number, basedOn, from: from ?? '', until }, text),
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
    refused: Pick<RefusedContentAct, 'fields' | 'code' | 'recipients' | 'older' | 'missing'>,
    status: number,
  ) => data({ act, typed, ...refused } satisfies RefusedContentAct, { status })
  let until = moment('until')
  if (act === 'publish' || act === 'schedule') {
    if (form.has('back')) return refuse({ fields: {}, code: null }, 200)
    const { document, versions } = await api.get(calls.getContent, { params: { contentId: id } })
    const chosen = versions.find((version) => version.number === number)
    // The field has no seconds: as it was shown, it's the version's own end.
    const own = chosen?.visibility.until ?? null
    if (own !== null && text('until') === minuteOf(own, agencyZone)) until = own
    const older = chosen?.outdated ?? []
    const live = versions.find((version) => version.number === document.liveVersion)
    const missing = live?.languages.filter((each) => !chosen?.languages.includes(each)) ?? []
    const isAsked = older.length + missing.length > 0
    if (isAsked && text('older') !== olderIn(number, older, missing)) {
      return refuse({ fields: {}, code: null, older, missing }, 200)
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
    from: moment('from'),
    until,
    number,
    basedOn: Number(text('basedOn')) || 0,
    idempotencyKey: keyOf(form),
  })
  if (outcome.ok)
    return redirectTelling(context, `desk/content/${id}`, toldOf(act, number, outcome))
  const { error, status_code, fields = {} } = outcome.problem
  return refuse({ fields, code: error }, error === 'VALIDATION' ? 422 : status_code)
}

/** Returns what is told of an act on a version: another one than that was released if it had to be saved with other dates first. */
function toldOf(act: ContentAct, chosen: number, { result }: { result: unknown }): ToldAct {
  const { liveVersion, nextVersion } = result as Partial<calls.DeskDocument>
  if (act === 'publish' && liveVersion !== chosen) return 'publish-dated'
  return act === 'schedule' && nextVersion !== chosen ? 'schedule-dated' : act
}

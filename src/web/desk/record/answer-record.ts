import { data, type RouterContextProvider, redirect } from 'react-router'
import type { RecordKind } from '../../../contract/desk/record-kinds.ts'
import { type DeskRecord, saveRecord } from '../../../contract/desk/records.ts'
import type { ErrorCode } from '../../../contract/errors.ts'
import { urlFor } from '../../locale/language.ts'
import { keyOf } from '../../session/front-api/idempotent-call.ts'
import { formText, readForm } from '../../session/front-api/read-form.ts'
import { deskApi } from '../desk-api.ts'
import { isAboutImage, type SentImages, sentImages } from '../image/sent-images.ts'
import { fieldsOf, typedValue } from './record-fields.ts'

/** The form as it was sent, and why it was refused; or with images that were only uploaded or picked. */
export interface RefusedRecord {
  texts: Readonly<Record<string, string>>
  why: string
  code: ErrorCode | null
  /** The names of properties that are invalid. */
  /** What is wrong with each property: the contract's codes. */
  wrong: Readonly<Record<string, string>>
  uploads: SentImages
  /** Names this sending, if images were put into it. */
  uploaded: string | null
}

type Refused = RefusedRecord & { id: string }

const longestText = 20_000

/** Saves a record from its form, and redirects to it. */
export async function answerRecord(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  kind: RecordKind,
  id: string,
) {
  const form = await readForm(request)
  const fields = fieldsOf(kind)
  const api = deskApi(context, request)
  const imageNames = fields.filter(({ as }) => as === 'image?').map(({ name }) => name)
  const uploads = await sentImages(api, form, imageNames)
  const texts = Object.fromEntries(
    fields.map(({ name }) => [
      name,
      uploads.images[name]?.src ?? formText(form, name, longestText),
    ]),
  )
  const why = formText(form, 'why', 500)
  const uploaded = Object.keys(uploads.images).length > 0 ? crypto.randomUUID() : null
  const sent = { id, texts, why, uploads, uploaded }
  const isRefused = Object.keys(uploads.problems).length > 0
  if (isRefused || isAboutImage(form)) {
    const code = isRefused ? 'VALIDATION' : null
    const refused = { ...sent, code, wrong: {} } satisfies Refused
    return data(refused, { status: isRefused ? 422 : 200 })
  }
  const value = Object.fromEntries(
    fields.map((field) => [field.name, typedValue(field, texts[field.name] ?? '')]),
  )
  const outcome = await api.call(saveRecord, {
    // Checked by the contract's schemas, which say what is wrong with each property.
    body: {
      record: { kind, value } as DeskRecord,
      revision: formText(form, 'revision') || null,
      why: why || undefined,
    },
    idempotencyKey: keyOf(form),
  })
  if (outcome.ok) {
    const to = `desk/records/${kind}/${encodeURIComponent(outcome.result.id)}` as const
    return redirect(urlFor(context)(to, { told: 'saved' }), 303)
  }
  const { error, status_code, fields: problems = {} } = outcome.problem
  const wrong = Object.fromEntries(
    fields.flatMap(({ name }) => {
      const found = Object.entries(problems).find(([path]) => isOf(path, name))
      return found ? [[name, found[1]]] : []
    }),
  )
  const status = error === 'VALIDATION' ? 422 : status_code
  return data({ ...sent, code: error, wrong } satisfies Refused, { status })
}

const isOf = (path: string, name: string): boolean =>
  path === `record.value.${name}` || path.startsWith(`record.value.${name}.`)

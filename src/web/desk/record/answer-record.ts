import { createHash } from 'node:crypto'
import { data, type RouterContextProvider } from 'react-router'
import { defaultLocale } from '../../../contract/default-locale.ts'
import type { RecordKind } from '../../../contract/desk/record-kinds.ts'
import { type DeskRecord, saveRecord } from '../../../contract/desk/records.ts'
import type { ErrorCode } from '../../../contract/errors.ts'
import { platformContext } from '../../session/contexts.ts'
import { keyOf } from '../../session/front-api/idempotent-call.ts'
import { formText, readForm } from '../../session/front-api/read-form.ts'
import { deskApi } from '../desk-api.ts'
import {
  type ImageSizes,
  imageSizes,
  isAboutImage,
  type SentImages,
  sentImages,
} from '../image/sent-images.ts'
import { redirectTelling } from '../told.ts'
import { fieldsOf, imageNames } from './record-fields.ts'
import { flagIn, inputsOf, typedValue, wrongInputs } from './record-texts.ts'

/** The form as it was sent, and why it was refused; or with images that were only uploaded or picked. */
export interface RefusedRecord {
  texts: Readonly<Record<string, string>>
  why: string
  /** Null if nothing is wrong: images were only uploaded or picked, or it has to be confirmed. */
  code: ErrorCode | null
  /** Whether it switches a part of the site off, which has to be confirmed. */
  asks?: true
  /** What is wrong with each input: the contract's codes. */
  wrong: Readonly<Record<string, string>>
  uploads: SentImages
  /** Of the images that the form has now. */
  sizes: ImageSizes
  /** What the form was opened with: saved over nothing that came after it. */
  revision: string
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
  const uploads = await sentImages(api, form, imageNames(kind))
  const texts: Record<string, string> = Object.fromEntries(
    fields.flatMap((field) =>
      inputsOf(field).map((input) => [
        input,
        field.as === 'some'
          ? form.getAll(input).join(' ').slice(0, longestText)
          : (uploads.images[input]?.src ?? formText(form, input, longestText)),
      ]),
    ),
  )
  // What a picked image says is known in English.
  const english = `alts.${defaultLocale}`
  const picked = Object.values(uploads.images).find((image) => image.picked?.alt)
  if (texts[english] === '' && picked) texts[english] = picked.picked?.alt ?? ''
  const why = formText(form, 'why', 500)
  const revision = formText(form, 'revision')
  const refuse = async (
    refused: Pick<RefusedRecord, 'code'> & Partial<Pick<RefusedRecord, 'wrong' | 'asks'>>,
    status: number,
  ) => {
    const sizes = await imageSizes(api, texts, imageNames(kind))
    const sent = { id, texts, why, uploads, sizes, revision }
    return data({ ...sent, wrong: {}, ...refused } satisfies Refused, { status })
  }
  const isRefused = Object.keys(uploads.problems).length > 0
  if (isRefused) return refuse({ code: 'VALIDATION' }, 422)
  if (isAboutImage(form)) return refuse({ code: null }, 200)
  const isOff = kind === 'flag' && texts.isOn === ''
  // Without a reason it's refused anyway.
  if (isOff && why.trim() !== '' && form.get('confirmed') !== flagIn(texts)) {
    return refuse({ code: null, ...(!form.has('back') && { asks: true as const }) }, 200)
  }
  const { agencyZone } = context.get(platformContext).publicConfig
  const value = Object.fromEntries(
    fields.map((field) => [field.name, typedValue(field, texts, agencyZone)]),
  )
  // Checked by the contract's schemas, which say what is wrong with each property.
  const record = { kind, value } as DeskRecord
  const body = { record, revision: revision || null, why: why || undefined }
  const idempotencyKey = keyOfBody(keyOf(form), body)
  const outcome = await api.call(saveRecord, { body, idempotencyKey })
  if (outcome.ok) {
    const to = `desk/records/${kind}/${encodeURIComponent(outcome.result.id)}` as const
    return redirectTelling(context, to, 'saved')
  }
  const { error, status_code, fields: problems = {} } = outcome.problem
  const inValue = Object.entries(problems).flatMap(([path, found]) =>
    path.startsWith(valuePath) ? [[path.slice(valuePath.length), found] as const] : [],
  )
  const wrong: Record<string, string> = Object.assign(
    {},
    ...fields.map((field) => wrongInputs(field, Object.fromEntries(inValue), texts)),
  )
  if (problems.why !== undefined) wrong.why = problems.why
  const status = error === 'VALIDATION' ? 422 : status_code
  return refuse({ code: error, wrong }, status)
}

const valuePath = 'record.value.'

/** A form that was refused is corrected and sent again with its key: only a second click on the same one is the same call. */
const keyOfBody = (key: string, body: object): string =>
  `${key.slice(0, 40)}-${createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 20)}`

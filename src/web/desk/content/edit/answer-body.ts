import { data, type RouterContextProvider } from 'react-router'
import type { Visibility } from '../../../../contract/content/content-version.ts'
import { defaultLocale } from '../../../../contract/default-locale.ts'
import {
  createContent,
  getContent,
  getContentVersion,
  saveContent,
} from '../../../../contract/desk/contents.ts'
import type { Problem } from '../../../../contract/envelope.ts'
import type { ErrorCode } from '../../../../contract/errors.ts'
import { platformContext } from '../../../session/contexts.ts'
import { keyOf } from '../../../session/front-api/idempotent-call.ts'
import { formText } from '../../../session/front-api/read-form.ts'
import { type DeskApi, deskApi } from '../../desk-api.ts'
import { fileField, type ImagePicker, type StoredImages } from '../../image/image-names.ts'
import { isAboutImage, sentImages } from '../../image/sent-images.ts'
import { redirectTelling } from '../../told.ts'
import { newId, type ToldAct } from '../content-acts.ts'
import { imageFieldsOf, withImages } from './body-images.ts'
import { type BodyValues, bodyOf, factsOf } from './body-values.ts'
import { languageIn, newKindIn } from './load-editor.ts'
import { arranged, arrangementIn, typedBody } from './typed-body.ts'

/** The form as it was sent: with its blocks rearranged, or with why it wasn't saved. */
export interface SentBody {
  values: BodyValues
  slug: string
  countries: readonly string[]
  languages: readonly string[]
  why: string
  /** The version that it started from, and the newest one if that's another by now. */
  basedOn: number
  newest: number | null
  code: ErrorCode | null
  /** What is wrong with which field: the contract's codes by path, such as `blocks.0.href`. */
  fields: Readonly<Record<string, string>>
  /** If blocks were arranged, the block that it was about. */
  arranged: number | null
  /** Images that were put into it. */
  uploaded: StoredImages
  /** The list of stored images, if it's open. */
  picker: ImagePicker | null
  /** Whether it's asked if the language is to be removed. */
  asksRemoval?: boolean
}

interface Sent {
  id: string
  form: FormData
  request: Request
  context: Readonly<RouterContextProvider>
}

/** Saves what was typed as a new version, or arranges the form's blocks for buttons that work without scripts. */
export async function answerBody({ id, form, request, context }: Sent) {
  const isNew = id === newId
  const api = deskApi(context, request)
  const { document } = isNew
    ? { document: undefined }
    : await api.get(getContent, { params: { contentId: id } })
  const kind = document?.kind ?? newKindIn(new URL(request.url))
  const text = (name: string, limit?: number) => formText(form, name, limit)
  const typed = typedBody(kind, form)
  const lang = isNew ? defaultLocale : languageIn(new URL(request.url))
  const { images, problems, picker } = await sentImages(api, form, imageFieldsOf(kind, typed))
  const values = withImages(typed, images, lang)
  const basedOn = Number(text('basedOn')) || 0
  const sent = {
    values,
    slug: text('slug', 80),
    countries: chosenIn(form, 'countries'),
    languages: chosenIn(form, 'languages'),
    why: text('why', 500),
    basedOn,
    newest: null,
    code: null,
    fields: {},
    arranged: null,
    uploaded: images,
    picker,
  } satisfies SentBody
  const refusals = Object.entries(problems).map(([name, code]) => [fileField(name), code])
  if (refusals.length > 0) {
    const fields = Object.fromEntries(refusals)
    return data({ ...sent, code: 'VALIDATION', fields } satisfies SentBody, { status: 422 })
  }
  if (isAboutImage(form)) return data(sent satisfies SentBody)
  const arrangement = arrangementIn(form)
  if (arrangement) {
    const { values: next, place } = arranged(values, arrangement)
    return data({ ...sent, values: next, arranged: place } satisfies SentBody)
  }
  // Its text and what was typed would be gone: a click beside “Save draft” isn't enough.
  if (form.get('do') === 'ask-removal') {
    return data({ ...sent, asksRemoval: true } satisfies SentBody)
  }
  if (form.get('do') === 'keep-language') return data(sent satisfies SentBody)
  const visible = { countries: [...sent.countries], languages: [...sent.languages] }
  const why = sent.why || undefined
  const idempotencyKey = keyOf(form)
  const isRemoval = form.get('do') === 'remove-language'
  const done = (told: ToldAct, to: string) => redirectTelling(context, `desk/content/${to}`, told)
  const refuse = (problem: Problem) => {
    const { error, status_code, fields = {}, details } = problem
    const { lastVersion = null } = (details ?? {}) as { lastVersion?: number | null }
    const own = Object.entries(fields).map(([path, code]) => [shortened(path, lang), code])
    return data(
      {
        ...sent,
        code: error,
        newest: error === 'CONTENT_CHANGED' ? lastVersion : null,
        fields: Object.fromEntries(own),
      } satisfies SentBody,
      { status: error === 'VALIDATION' ? 422 : status_code },
    )
  }
  const { agencyZone } = context.get(platformContext).publicConfig
  const facts = factsOf(kind, values, agencyZone)
  if (isNew) {
    const visibility = { ...visible, from: null, until: null }
    const bodies = { [lang]: bodyOf(kind, values, agencyZone) }
    const made = await api.call(createContent, {
      body: { kind, slug: sent.slug, visibility, facts, bodies, why },
      idempotencyKey,
    })
    return made.ok ? done('create', made.result.id) : refuse(made.problem)
  }
  const { bodies, dates } = await othersIn(api, id, basedOn)
  if (isRemoval) delete bodies[lang]
  else bodies[lang] = bodyOf(kind, values, agencyZone)
  const saved = await api.call(saveContent, {
    params: { contentId: id },
    body: { basedOn, visibility: { ...dates, ...visible }, facts, bodies, why },
    idempotencyKey,
  })
  if (!saved.ok) return refuse(saved.problem)
  return done(isRemoval ? 'remove-language' : 'save', id)
}

/** Returns what the version that the form started from says in all languages, and its dates. */
async function othersIn(
  api: DeskApi,
  id: string,
  number: number,
): Promise<{ bodies: Record<string, unknown>; dates: Pick<Visibility, 'from' | 'until'> }> {
  const { bodies, visibility } = await api.get(getContentVersion, {
    params: { contentId: id, version: number },
  })
  const { from, until } = visibility
  return { bodies: { ...bodies }, dates: { from, until } }
}

/** Returns the boxes that are ticked; more than there can be are refused by the contract's schemas. */
const chosenIn = (form: FormData, name: string): string[] =>
  form
    .getAll(name)
    .slice(0, 500)
    .map((each) => String(each).slice(0, 20))

/** Returns a path as the form's fields have it: `bodies.en.blocks.0.href` is `blocks.0.href`. */
function shortened(path: string, lang: string): string {
  for (const start of [`bodies.${lang}.`, 'visibility.']) {
    if (path.startsWith(start)) return path.slice(start.length)
  }
  return path
}

import {
  type ContentKindName,
  contentKindNames,
} from '../../../../contract/content/content-terms.ts'
import { isTerms } from '../../../../contract/content/terms-versions.ts'
import { defaultLocale } from '../../../../contract/default-locale.ts'
import { getContent, getContentVersion } from '../../../../contract/desk/contents.ts'
import { localeByCode } from '../../../../contract/locales.ts'
import { languageContext, tFor } from '../../../locale/language.ts'
import { notFound } from '../../../problem/page-errors.ts'
import { platformContext } from '../../../session/contexts.ts'
import { countryOptions } from '../../../ui/form/named-options.ts'
import type { SelectOption } from '../../../ui/form/select.tsx'
import { deskApi } from '../../desk-api.ts'
import { languageName } from '../../language-name.ts'
import { languageOptions } from '../../record/record-choices.ts'
import { newId } from '../content-acts.ts'
import type { Sent } from '../load-contents.ts'
import { type BodyValues, valuesOf } from './body-values.ts'
import { rewrittenIn } from './rewritten.ts'

/** What the form for a body begins with. */
export interface EditedBody {
  /** `new` for a new document. */
  id: string
  kind: ContentKindName
  slug: string
  lang: string
  /** The newest version; 0 for a new document. */
  basedOn: number
  /** Whether the newest version isn't written in this language: the form begins with a copy of its English. */
  isCopy: boolean
  /** Whether English has changed since this language did. */
  isOutdated: boolean
  /** Whether this language can be removed: it isn't the only one. */
  isRemovable: boolean
  values: BodyValues
  countries: readonly string[]
  languages: readonly string[]
}

/** Which visitors a document can be for. Names come with the page: browsers call some countries otherwise than the server does. */
export type AudienceChoices = Record<'countries' | 'languages', readonly SelectOption[]>

/** Loads what a document says in the language that the address names. */
export async function loadEditor({ context, request, url }: Sent, id: string) {
  const t = tFor(context)
  const rendering = crypto.randomUUID()
  const { tag } = context.get(languageContext).locale
  const { agencyZone } = context.get(platformContext).publicConfig
  const choices: AudienceChoices = {
    countries: countryOptions(tag),
    languages: languageOptions(),
  }
  const lang = languageIn(url)
  if (id === newId) {
    const kind = newKindIn(url)
    const { slug, content } = await rewrittenIn({ context, request, url }, kind)
    const edited: EditedBody = {
      id,
      kind,
      slug,
      lang: defaultLocale,
      basedOn: 0,
      isCopy: false,
      isOutdated: false,
      isRemovable: false,
      values: valuesOf(kind, content, agencyZone),
      countries: [],
      languages: [],
    }
    return { title: t(`desk-content.new-${kind}`), edited, choices, rendering }
  }
  const api = deskApi(context, request)
  const { document, versions } = await api.get(getContent, { params: { contentId: id } })
  const { kind, slug, lastVersion } = document
  const { facts, bodies, visibility } = await api.get(getContentVersion, {
    params: { contentId: id, version: lastVersion },
  })
  const body = bodies[lang]
  const edited: EditedBody = {
    id,
    kind,
    slug,
    lang,
    basedOn: lastVersion,
    isCopy: body === undefined,
    isOutdated: versions[0]?.outdated.includes(lang) ?? false,
    isRemovable:
      body !== undefined &&
      Object.keys(bodies).length > 1 &&
      !(lang === defaultLocale && (kind === 'issue' || isTerms(document))),
    values: valuesOf(
      kind,
      { facts, body: body ?? bodies[defaultLocale] ?? Object.values(bodies)[0] },
      agencyZone,
    ),
    countries: visibility.countries,
    languages: visibility.languages,
  }
  const title = t('desk-content.editor-title', {
    title: edited.values.head.title || slug,
    language: languageName(lang),
  })
  return { title, edited, choices, rendering }
}

/** Returns the kind of a new document. Throws the 404 page for none of them. */
export function newKindIn(url: URL): ContentKindName {
  const wanted = url.searchParams.get('kind') ?? 'campaign'
  const kind = contentKindNames.find((each) => each === wanted)
  if (!kind) throw notFound()
  return kind
}

/** Returns the language that an editor's address names. Throws the 404 page for none of the site's. */
export function languageIn(url: URL): string {
  const lang = url.searchParams.get('lang') ?? defaultLocale
  if (localeByCode(lang)?.code !== lang) throw notFound()
  return lang
}

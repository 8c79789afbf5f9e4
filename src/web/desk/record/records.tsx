import { mayDo } from '../../../contract/desk/desk-acts.ts'
import { type RecordKind, recordActs, recordKinds } from '../../../contract/desk/record-kinds.ts'
import { getRecord, listRecords } from '../../../contract/desk/records.ts'
import { getDeskSession } from '../../../contract/desk/session.ts'
import { languageContext, tFor, useT, useUrl } from '../../locale/language.ts'
import { notFound, pageProblem } from '../../problem/page-errors.ts'
import { platformContext } from '../../session/contexts.ts'
import { problemOf } from '../../session/front-api/call.ts'
import { Icon } from '../../ui/icon.tsx'
import { Alert } from '../../ui/page/alert.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { pageMeta } from '../../ui/page/page-meta.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { useAgencyTime } from '../agency-clock.ts'
import { useAnsweredKey } from '../answered-key.ts'
import { deskApi } from '../desk-api.ts'
import { imageSizes } from '../image/sent-images.ts'
import { takeTold } from '../told.ts'
import type { Route } from './+types/records.ts'
import { answerRecord } from './answer-record.ts'
import { MessagePreview } from './message-preview.tsx'
import { loadChoices } from './record-choices.ts'
import { RecordFacts } from './record-facts.tsx'
import { fieldsOf, imageNames } from './record-fields.ts'
import { RecordForm } from './record-form.tsx'
import { RecordList } from './record-list.tsx'
import { RecordTabs } from './record-tabs.tsx'
import { type Texts, textsOf } from './record-texts.ts'
import { recordTitle } from './record-title.ts'
import { RecordVersions } from './record-versions.tsx'
import { savedOf, savedText } from './saved-text.ts'

/** Loads one record to edit, or all records of a kind. */
export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const kind = kindOf(params.kind)
  const api = deskApi(context, request)
  const t = tFor(context)
  const { tag } = context.get(languageContext).locale
  const kindTitle = t(`desk-record.kind-${kind}`)
  const title = params.id === newId ? t(`desk-record.new-${kind}`) : kindTitle
  const told = takeTold(context, url, ['saved']) === 'saved'
  const key = crypto.randomUUID()
  const { roles } = await api.get(getDeskSession, {})
  const mayEdit = mayDo(roles, recordActs[kind])
  const shared = { title, kindTitle, kind, saved: undefined, key, mayEdit }
  if (params.id === undefined) {
    const { records } = await api.get(listRecords, { params: { kind } })
    const titled = records.map((each) => ({ ...each, title: recordTitle(each, { t, tag }) }))
    return { ...shared, records: titled, choices: {}, edited: undefined }
  }
  if (params.id === newId && !mayEdit) throw pageProblem(problemOf('FORBIDDEN'))
  const choices = await loadChoices(kind, { api, tag, t })
  if (params.id === newId) return { ...shared, records: [], choices, edited: blank }
  const read = await api.get(getRecord, { params: { kind, id: params.id } })
  const { versions } = read
  const earlier = versions.find(({ id }) => id === url.searchParams.get('version'))
  const shown = (earlier?.value ?? read.record.value) as Record<string, unknown>
  const { agencyZone } = context.get(platformContext).publicConfig
  const texts: Texts = Object.assign(
    {},
    ...fieldsOf(kind).map((field) => textsOf(field, shown, agencyZone)),
  )
  const edited = {
    id: read.id,
    revision: read.revision,
    texts,
    sizes: await imageSizes(api, texts, imageNames(kind)),
    versions: versions.map(({ value, ...version }) => version),
    earlier: earlier?.at,
  }
  const saved = told ? savedOf(read.record, read.standing) : undefined
  return { ...shared, saved, title: recordTitle(read, { t, tag }), records: [], choices, edited }
}

export const action = (args: Route.ActionArgs) =>
  answerRecord(args, kindOf(args.params.kind), args.params.id ?? newId)

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** Renders what staff edit as records: a list for each kind, and a form for each record, or what it says to those who only read it. */
export default function Records({ loaderData, actionData }: Route.ComponentProps) {
  const { title, kindTitle, kind, saved, records, key, mayEdit, choices, edited } = loaderData
  const t = useT()
  const url = useUrl()
  const timeOf = useAgencyTime()
  // After an answer to the form, it stays as it is, though somebody else may have saved the record meanwhile.
  const opened = useAnsweredKey(actionData ? null : `${edited?.revision} ${edited?.earlier}`)
  return (
    <>
      {edited && (
        <TextLink
          to={url(`desk/records/${kind}`)}
          className="mb-2 inline-flex min-h-10 items-center gap-1 no-underline"
        >
          <Icon name="arrow-left" size={16} />
          {kindTitle}
        </TextLink>
      )}
      <PageHeading title={title} lead={t(`desk-record.kind-${kind}-lead`)} />
      {!edited && <RecordTabs kind={kind} />}
      {saved && !actionData && (
        <Alert tone="success" className="mb-6">
          {savedText(saved, { t, timeOf })}
        </Alert>
      )}
      {edited ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          {mayEdit ? (
            <RecordForm
              key={opened}
              kind={kind}
              idempotencyKey={key}
              choices={choices}
              edited={edited}
              refused={actionData}
            />
          ) : (
            <RecordFacts
              kind={kind}
              choices={choices}
              texts={edited.texts ?? {}}
              earlier={edited.earlier}
            />
          )}
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            {kind === 'message' && (
              <MessagePreview texts={actionData?.texts ?? edited.texts ?? {}} />
            )}
            <RecordVersions kind={kind} id={edited.id} versions={edited.versions} />
          </div>
        </div>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <RecordList kind={kind} records={records} mayEdit={mayEdit} />
        </div>
      )}
    </>
  )
}

/** In the place of an id: a record that doesn't exist yet. */
const newId = 'new'

const blank = {
  id: newId,
  revision: '',
  texts: undefined,
  sizes: {},
  versions: [],
  earlier: undefined,
}

function kindOf(param: string | undefined): RecordKind {
  const kind = recordKinds.find((each) => each === (param ?? recordKinds[0]))
  if (!kind) throw notFound()
  return kind
}

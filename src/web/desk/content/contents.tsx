import { mayDo } from '../../../contract/desk/desk-acts.ts'
import { getDeskSession } from '../../../contract/desk/session.ts'
import { pageProblem } from '../../problem/page-errors.ts'
import { problemOf } from '../../session/front-api/call.ts'
import { readForm } from '../../session/front-api/read-form.ts'
import { pageMeta } from '../../ui/page/page-meta.ts'
import { deskApi } from '../desk-api.ts'
import type { Route } from './+types/contents.ts'
import { answerContent } from './answer-content.ts'
import { newId } from './content-acts.ts'
import { ContentList } from './content-list.tsx'
import { ContentPage } from './content-page.tsx'
import { answerBody } from './edit/answer-body.ts'
import { ContentEditor } from './edit/content-editor.tsx'
import { loadEditor } from './edit/load-editor.ts'
import { loadContents, loadList } from './load-contents.ts'

/** Loads the list, a document's page, or its editor. */
export async function loader({ params: { id, view }, context, request, url }: Route.LoaderArgs) {
  const sent = { context, request, url }
  if (id === undefined) return { as: 'list' as const, ...(await loadList(sent)) }
  if (!isEditor(id, view)) return { as: 'page' as const, ...(await loadContents(sent, id, view)) }
  const { roles } = await deskApi(context, request).get(getDeskSession, {})
  if (!mayDo(roles, 'content.edit')) throw pageProblem(problemOf('FORBIDDEN'))
  return { as: 'editor' as const, ...(await loadEditor(sent, id)) }
}

export async function action({ params: { id = '', view }, context, request }: Route.ActionArgs) {
  const form = await readForm(request)
  const sent = { id, form, context, request }
  return isEditor(id, view) ? answerBody(sent) : answerContent(sent)
}

const isEditor = (id: string, view: string | undefined): boolean => id === newId || view === 'edit'

/** After a refusal too: the form's key was used, and the document may have changed. */
export const shouldRevalidate = () => true

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** Renders written content for staff: what there is, one document, or the form for what it says in a language. */
export default function Contents({ loaderData, actionData }: Route.ComponentProps) {
  switch (loaderData.as) {
    case 'list':
      return <ContentList {...loaderData} />
    case 'page':
      return (
        <ContentPage
          {...loaderData}
          refused={actionData && 'act' in actionData ? actionData : undefined}
        />
      )
    case 'editor':
      return (
        <ContentEditor
          {...loaderData}
          sent={actionData && 'values' in actionData ? actionData : undefined}
        />
      )
  }
}

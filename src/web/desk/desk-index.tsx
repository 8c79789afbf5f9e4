import { getDeskSession } from '../../contract/desk/session.ts'
import { tFor, useT } from '../locale/language.ts'
import { PageHeading } from '../ui/page/page-heading.tsx'
import { pageMeta } from '../ui/page/page-meta.ts'
import type { Route } from './+types/desk-index.ts'
import { deskApi } from './desk-api.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { name } = await deskApi(context, request).get(getDeskSession, {})
  return { name, title: tFor(context)('desk.title') }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** Renders the desk's first page. */
export default function DeskIndex({ loaderData: { name } }: Route.ComponentProps) {
  const t = useT()
  return <PageHeading title={t('desk.welcome', { name })} lead={t('desk.welcome-lead')} />
}

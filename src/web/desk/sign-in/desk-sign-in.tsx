import { tFor, useT } from '../../locale/language.ts'
import { Page } from '../../ui/page/page.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { pageMeta } from '../../ui/page/page-meta.ts'
import type { Route } from './+types/desk-sign-in.ts'

export const loader = ({ context }: Route.LoaderArgs) => ({
  title: tFor(context)('desk.sign-in-title'),
})

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** Renders the form that opens a session at the desk. */
export default function DeskSignIn() {
  const t = useT()
  return (
    <main id="main">
      <Page width="text">
        <PageHeading title={t('desk.sign-in-title')} lead={t('desk.sign-in-lead')} />
      </Page>
    </main>
  )
}

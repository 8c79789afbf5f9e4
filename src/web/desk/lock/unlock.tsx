import { data, Form, redirect, redirectDocument } from 'react-router'
import { getDeskSession } from '../../../contract/desk/session.ts'
import { askDeskPasskey } from '../../../contract/desk/sign-in.ts'
import { tFor, urlFor, useT, useUrl } from '../../locale/language.ts'
import { frontApi } from '../../session/front-api/front-api.ts'
import { readForm } from '../../session/front-api/read-form.ts'
import { safePath } from '../../session/safe-path.ts'
import { ErrorPage } from '../../site/error/error-page.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { Page } from '../../ui/page/page.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { pageMeta } from '../../ui/page/page-meta.ts'
import { deskApi } from '../desk-api.ts'
import { useUnsentMark } from '../unsaved/unsent-notice.tsx'
import type { Route } from './+types/unlock.ts'
import { prove, refusedProof } from './prove.ts'
import { UnlockFields } from './unlock-fields.tsx'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { name, isLocked } = await deskApi(context, request).get(getDeskSession, {})
  // Another tab has unlocked it.
  if (!isLocked) throw redirect(backOf(context, url))
  const passkey = await frontApi(context, request).call(askDeskPasskey, { body: {} })
  const t = tFor(context)
  return {
    title: t('desk.locked-title'),
    name,
    passkey: passkey.ok ? passkey.result : undefined,
  }
}

/** Unlocks the session, and opens the page that was asked for. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const outcome = await prove(deskApi(context, request), await readForm(request))
  if (!outcome.ok) return data(refusedProof(outcome), { status: outcome.problem.status_code })
  return redirectDocument(backOf(context, url), 303)
}

/** Returns the address of the page of the desk that was asked for. */
function backOf(context: Route.LoaderArgs['context'], url: URL): string {
  const desk = urlFor(context)('desk')
  const back = safePath(url.searchParams.get('back'), desk)
  // This page would lead to itself.
  return back.startsWith(desk) && !back.startsWith(`${desk}/unlock`) ? back : desk
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** Renders the form that unlocks a session which nobody has used for a while. */
export default function Unlock({ loaderData, actionData }: Route.ComponentProps) {
  const { title, name, passkey } = loaderData
  const t = useT()
  useUnsentMark()
  return (
    <main id="main">
      <Page width="text">
        <PageHeading title={title} lead={t('desk.locked-lead', { name })} />
        <Form method="post" noValidate className="grid gap-4">
          <UnlockFields passkey={passkey} refused={actionData} />
        </Form>
        <SignOut />
      </Page>
    </main>
  )
}

/** Renders the way out for somebody else, or without the second factor. */
function SignOut() {
  const t = useT()
  const url = useUrl()
  return (
    <Form method="post" action={url('desk')} className="mt-6">
      <SubmitButton name="do" value="sign-out" variant="secondary" size="sm">
        {t('desk.sign-out')}
      </SubmitButton>
    </Form>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <main id="main">
      <ErrorPage error={error} />
    </main>
  )
}

import {
  askDeskPasskey,
  listDemonstrationStaff,
  readDeskSetup,
} from '../../../contract/desk/sign-in.ts'
import { tFor, useT } from '../../locale/language.ts'
import { pageProblem } from '../../problem/page-errors.ts'
import { frontApi } from '../../session/front-api/front-api.ts'
import { ErrorPage } from '../../site/error/error-page.tsx'
import { Alert } from '../../ui/page/alert.tsx'
import { Page } from '../../ui/page/page.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { pageMeta } from '../../ui/page/page-meta.ts'
import { unsentParam } from '../desk-api.ts'
import { useUnsentMark } from '../unsaved/unsent-notice.tsx'
import type { Route } from './+types/desk-sign-in.ts'
import { answerDeskSignIn } from './answer-desk-sign-in.ts'
import { DemonstrationAccounts } from './demonstration-accounts.tsx'
import { qrCode } from './qr-code.ts'
import { SetUpForm } from './set-up-form.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** With a setup link's token it sets up an account, otherwise it signs in. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const api = frontApi(context, request)
  const setup = url.searchParams.get('setup') ?? undefined
  const t = tFor(context)
  const [account, passkey, demonstration] = await Promise.all([
    setup === undefined ? undefined : api.call(readDeskSetup, { body: { setup } }),
    api.call(askDeskPasskey, { body: { setup } }),
    setup === undefined ? api.call(listDemonstrationStaff, {}) : undefined,
  ])
  if (account && !account.ok) throw pageProblem(account.problem)
  return {
    title: t(account ? 'desk.set-up-title' : 'desk.sign-in-title'),
    account: account && { ...account.result, qr: qrCode(account.result.address) },
    // Without a challenge the page offers no passkey; codes work all the same.
    passkey: passkey.ok ? passkey.result : undefined,
    demonstration: demonstration?.ok ? demonstration.result : [],
    isUnsent: url.searchParams.has(unsentParam),
  }
}

export const action = answerDeskSignIn

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** Renders the form that opens a session at the desk, or sets up the account first. */
export default function DeskSignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { title, account, passkey, demonstration, isUnsent } = loaderData
  const t = useT()
  useUnsentMark()
  return (
    <main id="main">
      <Page width="text">
        <PageHeading
          title={title}
          lead={
            account
              ? t('desk.set-up-lead', { name: account.name, email: account.email })
              : t('desk.sign-in-lead')
          }
        />
        {isUnsent && (
          <Alert tone="warning" title={t('desk.signed-out-title')} className="mb-6">
            {t('desk.signed-out-text')}
          </Alert>
        )}
        {account ? (
          <SetUpForm account={account} passkey={passkey} refused={actionData} />
        ) : (
          <SignInForm passkey={passkey} refused={actionData} />
        )}
        {demonstration.length > 0 && <DemonstrationAccounts accounts={demonstration} />}
      </Page>
    </main>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <main id="main">
      <ErrorPage error={error} />
    </main>
  )
}

import { requestRetrieval } from '../../../contract/order/order-retrieval.ts'
import { tFor, useT, useUrl } from '../../locale/language.ts'
import { T } from '../../locale/t.tsx'
import { AuthPage } from '../../member/auth/auth-page.tsx'
import { answerEmailForm } from '../../member/auth/email/answer-email-form.ts'
import { EmailForm } from '../../member/auth/email/email-form.tsx'
import { decodeEmail } from '../../member/auth/email/encoded-email.ts'
import { Alert } from '../../ui/page/alert.tsx'
import { pageMeta } from '../../ui/page/page-meta.ts'
import { TextLink } from '../../ui/text-link.tsx'
import type { Route } from './+types/retrieve.ts'

/** Why the list redirected here. */
const notices = { prove: 'order.retrieve-prove', over: 'order.retrieve-expired' } as const

export const handle = { canonical: 'own' }

export function loader({ context, url }: Route.LoaderArgs) {
  const t = tFor(context)
  const asked = url.searchParams.get('notice')
  const notice: keyof typeof notices | undefined =
    asked === 'prove' || asked === 'over' ? asked : undefined
  return {
    title: t('order.retrieve-title'),
    description: t('order.retrieve-lead'),
    notice,
    email: decodeEmail(url.searchParams.get('email')),
  }
}

export const action = (args: Route.ActionArgs) =>
  answerEmailForm(args, requestRetrieval, 'retrieve/verify')

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', description: loaderData?.description ?? '' })

/** S2.26. */
export default function Retrieve({ loaderData, actionData }: Route.ComponentProps) {
  const { title, notice, email } = loaderData
  const t = useT()
  const url = useUrl()
  return (
    <AuthPage
      title={title}
      lead={t('order.retrieve-lead')}
      below={
        <p>
          <T id="order.retrieve-by-code" tags={{ link: <TextLink to={url('order')} /> }} />
        </p>
      }
    >
      {notice && !actionData && (
        <Alert tone="warning" code="VERIFICATION_EXPIRED">
          {t(notices[notice])}
        </Alert>
      )}
      <EmailForm answer={actionData} email={email} send={t('order.retrieve-send')} />
    </AuthPage>
  )
}

import { redirect } from 'react-router'
import { type ErrorCode, errorCatalogue } from '../../../../contract/errors.ts'
import { socialProvidersOffered } from '../../../../contract/member/social.ts'
import { tFor } from '../../../locale/language.ts'
import { cookiesContext } from '../../../session/contexts.ts'
import { frontApi } from '../../../session/front-api/front-api.ts'
import {
  orderOfTarget,
  readTarget,
  rememberTarget,
} from '../../../session/sign-in/redirect-target.ts'
import { pageMeta } from '../../../ui/page/page-meta.ts'
import { decodeEmail } from '../email/encoded-email.ts'
import { readFlow } from '../flow.ts'
import { ConfirmNewAccount } from '../signup/confirm-new-account.tsx'
import type { Route } from './+types/login.ts'
import { answerLogin } from './answer-login.ts'
import { LoginPage } from './login-page.tsx'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const cookies = context.get(cookiesContext)
  const query = url.searchParams
  if (query.has('redirect')) {
    rememberTarget(cookies, query.get('redirect'))
    const clean = new URL(url)
    clean.searchParams.delete('redirect')
    throw redirect(clean.pathname + clean.search)
  }
  const { sso } = readFlow(cookies)
  const asked = sso && query.get('sso') === sso.provider ? sso.provider : undefined
  const offered = await frontApi(context, request).call(socialProvidersOffered, {})
  return {
    title: tFor(context)(asked ? 'auth.confirm-title' : 'auth.login-title'),
    provider: asked,
    email: decodeEmail(query.get('email')),
    code: knownCode(query.get('error')),
    passwordChanged: query.get('notice') === 'password-changed',
    providers: offered.ok ? offered.result.providers : [],
    order: orderOfTarget(readTarget(cookies)),
  }
}

export const action = ({ context, request }: Route.ActionArgs) => answerLogin(context, request)

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { provider, email } = loaderData
  if (provider) return <ConfirmNewAccount provider={provider} email={email} answer={actionData} />
  return <LoginPage {...loaderData} answer={actionData} />
}

/** Only codes of the catalogue are shown, so that an address can't put text on this page. */
const knownCode = (text: string | null): ErrorCode | undefined =>
  text && Object.hasOwn(errorCatalogue, text) ? (text as ErrorCode) : undefined

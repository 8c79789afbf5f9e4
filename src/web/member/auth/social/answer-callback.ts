import type { RouterContextProvider } from 'react-router'
import type { ErrorCode } from '../../../../contract/errors.ts'
import { localeByCode } from '../../../../contract/locales.ts'
import { requestLoginMethod } from '../../../../contract/member/login-methods.ts'
import type { SocialProvider } from '../../../../contract/member/social.ts'
import { memberSocialLogin } from '../../../../contract/member/social.ts'
import { languageContext } from '../../../locale/language.ts'
import { pageUrl } from '../../../locale/url.ts'
import { cookiesContext, platformContext, visitorContext } from '../../../session/contexts.ts'
import { frontApi } from '../../../session/front-api/front-api.ts'
import { changeFlow } from '../flow.ts'
import { afterLogin } from '../login/after-login.ts'
import type { PendingSignIn } from './pending-sign-in.ts'

/** How the sign-in ended, and where that leads (S4.18–S4.22). */
export async function answerCallback(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { pending, query }: { pending: PendingSignIn; query: URLSearchParams },
): Promise<{ status: SignInStatus; to: string }> {
  const { provider, intent, verifier, nonce, locale } = pending
  setLocale(context, locale)
  const page = intent === 'login' ? 'login' : 'account/bind'
  const succeeded = (to: string) => ({ status: { success: true, provider } as const, to })
  const failed = (error: ErrorCode) => ({
    status: { success: false, provider, error } as const,
    to: pageUrl(locale, page, { error }),
  })
  const code = query.get('code')
  if (!code)
    return failed(query.get('error') === 'access_denied' ? 'SOCIAL_DENIED' : 'SOCIAL_FAILED')
  const iss = query.get('iss')
  const grant = {
    socialId: provider,
    code,
    codeVerifier: verifier,
    nonce,
    redirectUri: `${context.get(platformContext).publicConfig.origin}/callback`,
    ...(iss ? { iss } : {}),
  }
  const api = frontApi(context, request)
  if (intent === 'login') {
    const outcome = await api.call(memberSocialLogin, { body: { flow: 'sso', ...grant } })
    if (!outcome.ok) return failed(outcome.problem.error)
    return succeeded(await afterLogin(context, request, outcome.result, provider))
  }
  const outcome = await api.call(requestLoginMethod, { body: { kind: 'social', ...grant } })
  if (!outcome.ok) return failed(outcome.problem.error)
  const { request: verification, ...timing } = outcome.result
  changeFlow(context.get(cookiesContext), { bind: { provider, request: verification, timing } })
  return succeeded(pageUrl(locale, page))
}

/** How a sign-in at a provider ended (S3.4). A code or a confirmation that is still to come is a success so far. */
type SignInStatus =
  | { success: true; provider: SocialProvider }
  | { success: false; provider: SocialProvider; error: ErrorCode }

/**
 * Sets the request's locale to the one in which the visitor left for the provider. The callback's URL has none, so the
 * next page and the welcome mail would be in the browser's language.
 */
function setLocale(context: Readonly<RouterContextProvider>, code: string): void {
  const locale = localeByCode(code)
  if (!locale) return
  context.set(visitorContext, { ...context.get(visitorContext), locale })
  context.set(languageContext, { ...context.get(languageContext), locale })
}

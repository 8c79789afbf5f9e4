import { memberSocialLogin, socialProvidersOffered } from '../../../../contract/member/social.ts'
import { cookiesContext, memberContext, visitorContext } from '../../../session/contexts.ts'
import { frontApi } from '../../../session/front-api/front-api.ts'
import { afterLogin } from '../login/after-login.ts'
import { randomText } from '../social/random-text.ts'
import type { Route } from './+types/one-tap-api.ts'
import { forgetDismissals, isResting, rememberDismissal } from './dismissal.ts'

const nonceCookie = 'auth_one_tap'
/** Seconds. */
const lifetime = 60 * 60

/** Returns what the prompt needs; null for members, for crawlers (S4.17) and for visitors who closed it recently. */
export interface OneTapOffer {
  clientId: string
  script: string
  nonce: string
}

export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { crawler } = context.get(visitorContext).device
  const cookies = context.get(cookiesContext)
  if (crawler || isResting(cookies, Date.now()) || (await context.get(memberContext)())) {
    return told({ offer: null })
  }
  const offered = await frontApi(context, request).call(socialProvidersOffered, {})
  const oneTap = offered.ok ? offered.result.oneTap : null
  if (!oneTap) return told({ offer: null })
  const nonce = randomText(10)
  cookies.write(nonceCookie, nonce, { maxAge: lifetime })
  return told({ offer: { ...oneTap, nonce } satisfies OneTapOffer })
}

/**
 * Signs in with the prompt's ID token, whose nonce has to be this browser's. Or records that the visitor closed the
 * prompt: `{ dismissed: true }`.
 */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const sent: unknown = await request.json().catch(() => undefined)
  const { credential: tokenId, dismissed } = (sent ?? {}) as Partial<Record<string, unknown>>
  const cookies = context.get(cookiesContext)
  if (dismissed === true) {
    rememberDismissal(cookies, Date.now())
    return told({})
  }
  const nonce = cookies.read(nonceCookie)
  cookies.remove(nonceCookie)
  if (typeof tokenId !== 'string' || tokenId.length > 8000 || !nonce) {
    return told({ error: 'SOCIAL_FAILED' })
  }
  const userAgent = (request.headers.get('user-agent') ?? '').slice(0, 400)
  const outcome = await frontApi(context, request).call(memberSocialLogin, {
    body: {
      flow: 'quick-sso',
      email: '',
      password: '',
      socialId: 'google',
      tokenId,
      nonce,
      userAgent,
    },
  })
  if (!outcome.ok) return told({ error: outcome.problem.error })
  forgetDismissals(cookies)
  return told({ to: await afterLogin(context, request, outcome.result, 'google') })
}

const told = (answer: unknown) =>
  Response.json(answer, { headers: { 'cache-control': 'no-store' } })

import { redirect } from 'react-router'
import { socialProviderSchema, socialStart } from '../../../../contract/member/social.ts'
import { urlFor } from '../../../locale/language.ts'
import { notFound } from '../../../problem/page-errors.ts'
import {
  cookiesContext,
  memberContext,
  platformContext,
  visitorContext,
} from '../../../session/contexts.ts'
import { frontApi } from '../../../session/front-api/front-api.ts'
import { rememberTarget } from '../../../session/sign-in/redirect-target.ts'
import type { Route } from './+types/social-start.ts'
import { keepPending } from './pending-sign-in.ts'
import { challengeOf, randomText } from './random-text.ts'

/**
 * Sends the visitor to a provider. A link and no form, for a form's answer may not lead off the site (the
 * policy's `form-action`); nothing comes of it unless the visitor says yes at the provider.
 */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const provider = socialProviderSchema.safeParse(url.searchParams.get('provider'))
  if (!provider.success) throw notFound()
  const { publicConfig } = context.get(platformContext)
  const cookies = context.get(cookiesContext)
  const signedIn = (await context.get(memberContext)()) !== undefined
  const verifier = randomText(64)
  const pending = {
    provider: provider.data,
    state: randomText(10),
    nonce: randomText(10),
    verifier,
    intent: signedIn ? ('bind' as const) : ('login' as const),
    popup: url.searchParams.has('popup'),
    locale: context.get(visitorContext).locale.code,
  }
  if (url.searchParams.has('redirect')) rememberTarget(cookies, url.searchParams.get('redirect'))
  const outcome = await frontApi(context, request).call(socialStart, {
    body: {
      provider: provider.data,
      state: pending.state,
      nonce: pending.nonce,
      codeChallenge: await challengeOf(verifier),
      redirectUri: `${publicConfig.origin}/callback`,
    },
  })
  if (!outcome.ok) {
    const page = signedIn ? 'account/bind' : 'login'
    return redirect(urlFor(context)(page, { error: outcome.problem.error }))
  }
  keepPending(cookies, pending)
  return redirect(outcome.result.url)
}

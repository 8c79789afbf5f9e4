import { tFor } from '../../../locale/language.ts'
import { pageMeta } from '../../../ui/page/page-meta.ts'
import { answerCode } from '../code/answer-code.ts'
import { CodePage } from '../code/code-page.tsx'
import { loadCodePage } from '../code/load-code-page.ts'
import type { Route } from './+types/login-verify.ts'

/** S2.33, S2.61. `channel` says how the code came; e-mail is the one way there is. */
export const loader = ({ context, url }: Route.LoaderArgs) => ({
  title: tFor(context)('auth.login-verify-title'),
  ...loadCodePage(context, url, 'login'),
})

export const action = ({ context, request, url }: Route.ActionArgs) =>
  answerCode('otp', context, { request, url })

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

export default function LoginVerify({ loaderData, actionData }: Route.ComponentProps) {
  return <CodePage {...loaderData} answer={actionData} />
}

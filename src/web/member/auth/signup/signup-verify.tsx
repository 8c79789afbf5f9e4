import { tFor } from '../../../locale/language.ts'
import { pageMeta } from '../../../ui/page/page-meta.ts'
import { answerCode } from '../code/answer-code.ts'
import { CodePage } from '../code/code-page.tsx'
import { loadCodePage } from '../code/load-code-page.ts'
import type { Route } from './+types/signup-verify.ts'

/** S2.35. */
export const loader = ({ context, url }: Route.LoaderArgs) => ({
  title: tFor(context)('auth.signup-verify-title'),
  ...loadCodePage(context, url, 'signup'),
})

export const action = ({ context, request, url }: Route.ActionArgs) =>
  answerCode('signup', context, { request, url })

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

export default function SignupVerify({ loaderData, actionData }: Route.ComponentProps) {
  return <CodePage {...loaderData} answer={actionData} />
}

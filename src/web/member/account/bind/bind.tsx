import { type ErrorCode, errorCatalogue } from '../../../../contract/errors.ts'
import { listLoginMethods } from '../../../../contract/member/login-methods.ts'
import { socialProvidersOffered } from '../../../../contract/member/social.ts'
import { memberApi } from '../../../guard/member-api.ts'
import { tFor, useT } from '../../../locale/language.ts'
import { pageProblem } from '../../../problem/page-errors.ts'
import { cookiesContext } from '../../../session/contexts.ts'
import { frontApi } from '../../../session/front-api/front-api.ts'
import { Card } from '../../../ui/page/card.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { pageMeta } from '../../../ui/page/page-meta.ts'
import { codeTimes } from '../../auth/code/timing.ts'
import { readFlow } from '../../auth/flow.ts'
import { SocialButtons } from '../../auth/social/social-buttons.tsx'
import { DoneNotice } from '../done-notice.tsx'
import { AccountProblem } from '../fresh-sign-in.tsx'
import type { Route } from './+types/bind.ts'
import { AddPasskey } from './add-passkey.tsx'
import { answerBind } from './answer-bind.ts'
import { BindCode } from './bind-code.tsx'
import { LoginMethods } from './login-methods.tsx'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const [methods, offered] = await Promise.all([
    memberApi(context, { request, url }).call(listLoginMethods, {}),
    frontApi(context, request).call(socialProvidersOffered, {}),
  ])
  if (!methods.ok) throw pageProblem(methods.problem)
  const { bind } = readFlow(context.get(cookiesContext))
  const code = url.searchParams.get('error') ?? ''
  const bound = methods.result.flatMap((each) => (each.kind === 'social' ? [each.provider] : []))
  return {
    title: tFor(context)('account.bind-title'),
    methods: methods.result,
    providers: offered.ok ? offered.result.providers.filter((each) => !bound.includes(each)) : [],
    waiting: bind && {
      provider: bind.provider,
      email: bind.timing?.email ?? '',
      times: codeTimes(bind.timing, Date.now()),
    },
    code: Object.hasOwn(errorCatalogue, code) ? (code as ErrorCode) : undefined,
  }
}

export const action = ({ context, request, url }: Route.ActionArgs) =>
  answerBind(context, { request, url })

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** S2.47. */
export default function Bind({ loaderData, actionData }: Route.ComponentProps) {
  const { title, methods, providers, waiting, code } = loaderData
  const t = useT()
  const answer = actionData ?? (code ? { code } : undefined)
  return (
    <>
      <PageHeading title={title} lead={t('account.bind-lead')} />
      {!answer && <DoneNotice />}
      {waiting ? <BindCode {...waiting} answer={actionData} /> : <AccountProblem answer={answer} />}
      <LoginMethods methods={methods} />
      <Card title={t('account.bind-add')} className="max-w-2xl">
        <div className="grid gap-6">
          <AddPasskey />
          <SocialButtons providers={providers} />
        </div>
      </Card>
    </>
  )
}

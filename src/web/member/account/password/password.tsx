import { Form, redirect } from 'react-router'
import { changePassword } from '../../../../contract/member/login-methods.ts'
import { getMember } from '../../../../contract/member/member.ts'
import { memberApi } from '../../../guard/member-api.ts'
import { tFor, urlFor, useT } from '../../../locale/language.ts'
import { pageProblem } from '../../../problem/page-errors.ts'
import { formSecret, readForm } from '../../../session/front-api/read-form.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Card } from '../../../ui/page/card.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { pageMeta } from '../../../ui/page/page-meta.ts'
import { answerProblem, type FieldProblem, fieldText, wrongFields } from '../../auth/auth-answer.ts'
import { NewPassword } from '../../auth/password/new-password.tsx'
import { PasswordField } from '../../auth/password/password-field.tsx'
import { DoneNotice } from '../done-notice.tsx'
import { AccountProblem } from '../fresh-sign-in.tsx'
import type { Route } from './+types/password.ts'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const member = await memberApi(context, { request, url }).call(getMember, {})
  if (!member.ok) throw pageProblem(member.problem)
  const { email, hasPassword } = member.result
  return { title: tFor(context)('account.password-title'), email, hasPassword }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const current = formSecret(form, 'current')
  const password = formSecret(form, 'password')
  const fields: Record<string, FieldProblem> = {}
  if (form.has('current') && !current) fields.current = 'password-missing'
  if (!password) fields.password = 'password-missing'
  if (Object.keys(fields).length > 0) return wrongFields(fields)
  const outcome = await memberApi(context, { request, url }).call(changePassword, {
    body: { password, ...(current ? { current } : {}) },
  })
  if (!outcome.ok) return answerProblem(outcome.problem)
  return redirect(urlFor(context)('account/password', { done: 'password-saved' }), 303)
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.title ?? '', noindex: true })

/** S2.46. */
export default function Password({ loaderData, actionData }: Route.ComponentProps) {
  const { title, email, hasPassword } = loaderData
  const t = useT()
  return (
    <>
      <PageHeading
        title={title}
        lead={t(hasPassword ? 'account.password-lead' : 'account.password-first')}
      />
      {!actionData && <DoneNotice />}
      <AccountProblem answer={actionData} />
      <Card className="max-w-2xl">
        <Form method="post" noValidate className="grid gap-4">
          {hasPassword && (
            <PasswordField
              name="current"
              label={t('account.password-current')}
              error={fieldText(t, actionData, 'current')}
              autoComplete="current-password"
              required
            />
          )}
          <NewPassword email={email} answer={actionData} label={t('account.password-new')} />
          <SubmitButton className="justify-self-start">
            {t(hasPassword ? 'account.password-save' : 'account.password-set')}
          </SubmitButton>
        </Form>
      </Card>
    </>
  )
}

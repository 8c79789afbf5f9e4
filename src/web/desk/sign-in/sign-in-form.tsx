import { Form } from 'react-router'
import { useT } from '../../locale/language.ts'
import { AnsweredField } from '../../ui/form/answered-fields.tsx'
import type { RefusedSignIn } from './answer-desk-sign-in.ts'
import type { AskedPasskey } from './passkey-factor.tsx'
import { ProofFields } from './proof-fields.tsx'
import { SignInProblem } from './sign-in-problem.tsx'

/** Renders address, password and second factor, which are checked together. */
export function SignInForm({
  passkey,
  refused,
}: {
  passkey: AskedPasskey | undefined
  refused: RefusedSignIn | undefined
}) {
  const t = useT()
  const invalid = refused?.fields ?? {}
  return (
    <Form method="post" noValidate className="grid gap-4">
      <SignInProblem refused={refused} />
      <AnsweredField
        name="email"
        type="email"
        autoComplete="username"
        label={t('desk.email')}
        defaultValue={refused?.email}
        error={invalid.email && t('desk.email-invalid')}
      />
      <ProofFields passkey={passkey} invalid={invalid} submit={t('desk.sign-in')} />
    </Form>
  )
}

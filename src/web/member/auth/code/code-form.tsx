import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useT } from '../../../locale/language.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Alert } from '../../../ui/page/alert.tsx'
import type { AuthAnswer } from '../auth-answer.ts'
import { fieldText } from '../auth-answer.ts'
import { AuthProblem } from '../auth-problem.tsx'
import { ResendButton, useNow } from './resend-button.tsx'
import type { CodeTimes } from './timing.ts'

interface CodeFormProps {
  times: CodeTimes
  answer: AuthAnswer | undefined
  /** What the button that sends the code is called. */
  submitLabel: ReactNode
  /** Sent with the code. */
  children?: ReactNode
}

/** Renders the field for six digits from a mail, typed, pasted or autofilled, and the button to resend. */
export function CodeForm({ times, answer, submitLabel, children }: CodeFormProps) {
  const t = useT()
  const now = useNow(5000)
  const { resendAt, expiresAt } = times
  const expired = now !== undefined && expiresAt !== undefined && now >= expiresAt
  return (
    <Form method="post" noValidate className="grid gap-4">
      {children}
      {expired ? (
        <Alert tone="warning" code="CODE_EXPIRED">
          {t('auth.code-expired')}
        </Alert>
      ) : (
        <AuthProblem answer={answer} />
      )}
      {answer?.sent && !expired && <Alert tone="success">{t('auth.code-sent-again')}</Alert>}
      <TextField
        name="code"
        label={t('auth.code')}
        hint={t('auth.code-hint')}
        error={fieldText(t, answer, 'code')}
        defaultValue={answer?.values?.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={12}
        required
      />
      <SubmitButton size="lg" block name="intent" value="verify">
        {submitLabel}
      </SubmitButton>
      <ResendButton resendAt={resendAt} />
    </Form>
  )
}

import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import { useT } from '../../../locale/language.ts'
import { EmailField } from '../../../traveller/email-field.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import type { AuthAnswer } from '../auth-answer.ts'
import { fieldText } from '../auth-answer.ts'
import { AuthProblem } from '../auth-problem.tsx'

interface EmailFormProps extends Pick<ComponentProps<typeof EmailField>, 'hint' | 'autoComplete'> {
  answer: AuthAnswer | undefined
  /** What stands in the field already. */
  email?: string | undefined
  /** What the button says. */
  send: string
}

/** Renders the form for the address that a code is sent to. */
export function EmailForm({ answer, email, send, ...field }: EmailFormProps) {
  const t = useT()
  return (
    <>
      <AuthProblem answer={answer} />
      <Form method="post" noValidate className="grid gap-4">
        <EmailField
          {...field}
          defaultValue={answer?.values?.email ?? email}
          error={fieldText(t, answer, 'email')}
          required
        />
        <SubmitButton size="lg" block>
          {send}
        </SubmitButton>
      </Form>
    </>
  )
}

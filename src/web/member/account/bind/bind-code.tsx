import { Form } from 'react-router'
import type { SocialProvider } from '../../../../contract/member/social.ts'
import { useT } from '../../../locale/language.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Card } from '../../../ui/page/card.tsx'
import type { AuthAnswer } from '../../auth/auth-answer.ts'
import { CodeForm } from '../../auth/code/code-form.tsx'
import type { CodeTimes } from '../../auth/code/timing.ts'

interface BindCodeProps {
  provider: SocialProvider
  email: string
  times: CodeTimes
  answer: AuthAnswer | undefined
}

/** Renders the step that links a social account: the code verifies the member. */
export function BindCode({ provider, email, times, answer }: BindCodeProps) {
  const t = useT()
  const name = t(`auth.provider-${provider}`)
  return (
    <Card title={t('account.bind-code-title', { provider: name })} className="max-w-2xl">
      <p className="-mt-2 mb-4 text-ink-soft">
        {t('account.bind-code-lead', { provider: name, email })}
      </p>
      <CodeForm times={times} answer={answer} submitLabel={t('account.bind-confirm')} />
      <Form method="post" className="mt-2">
        <SubmitButton block variant="quiet" name="intent" value="cancel">
          {t('account.bind-cancel')}
        </SubmitButton>
      </Form>
    </Card>
  )
}

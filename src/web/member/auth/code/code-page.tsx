import { useT } from '../../../locale/language.ts'
import { T } from '../../../locale/t.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import type { AuthAnswer } from '../auth-answer.ts'
import { AuthPage } from '../auth-page.tsx'
import { CodeForm } from './code-form.tsx'
import type { CodeTimes } from './timing.ts'

interface CodePageProps {
  title: string
  email: string
  times: CodeTimes
  answer: AuthAnswer | undefined
  /** The page where another address can be typed. */
  back: string
}

/** Renders the step between requesting and entering a code. */
export function CodePage({ title, email, times, answer, back }: CodePageProps) {
  const t = useT()
  return (
    <AuthPage
      title={title}
      lead={t('auth.code-lead', { email })}
      below={
        <p>
          <T id="auth.code-nothing-came" tags={{ link: <TextLink to={back} /> }} />
        </p>
      }
    >
      <CodeForm times={times} answer={answer} submitLabel={t('auth.code-continue')} />
    </AuthPage>
  )
}

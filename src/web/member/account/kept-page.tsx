import { type ReactNode, useEffect } from 'react'
import { useUrl } from '../../locale/language.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { AuthProblem } from '../auth/auth-problem.tsx'
import type { KeptAnswer } from './answer-kept-form.ts'
import { DoneNotice } from './done-notice.tsx'
import { KeptList } from './kept-list.tsx'

interface KeptPageProps extends Omit<Parameters<typeof KeptList>[0], 'formOf'> {
  path: 'account/contact' | 'account/passenger'
  title: string
  lead: string
  /** What adding an entry is called. */
  add: string
  answer: KeptAnswer | undefined
  /** The form, in place of the list while an entry is changed or added. */
  form: ReactNode
}

/** Renders a list of the account: its entries, or the form of one. */
export function KeptPage({ path, title, lead, add, answer, form, ...list }: KeptPageProps) {
  const url = useUrl()
  const formOf = (id: string) => url(path, { edit: id })
  return (
    <>
      <PageHeading
        title={title}
        lead={lead}
        aside={
          !form && (
            <LinkButton icon="plus" to={formOf('new')}>
              {add}
            </LinkButton>
          )
        }
      />
      {!answer && !form && <DoneNotice />}
      <KeptProblem answer={answer} />
      {form || <KeptList {...list} formOf={formOf} />}
    </>
  )
}

/** Renders why an entry wasn't saved, unless it's about a field, which then gets the focus. */
function KeptProblem({ answer }: { answer: KeptAnswer | undefined }) {
  const inFields = Object.keys(answer?.fields ?? {}).length > 0
  useEffect(() => {
    if (inFields && answer) document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [inFields, answer])
  return answer && !inFields ? <AuthProblem answer={{ code: answer.code }} /> : null
}

import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { Alert } from '../../ui/page/alert.tsx'
import { languageName } from '../language-name.ts'
import type { RefusedContentAct } from './answer-content.ts'
import { olderIn } from './content-acts.ts'

interface ConfirmOlderProps {
  act: 'publish' | 'schedule'
  isIssue: boolean
  /** The languages of the version that are older than its English. */
  older: readonly string[]
  rendering: string
  typed: RefusedContentAct['typed']
}

/** Asks whether to publish a version some of whose languages are older than its English, with what was typed. */
export function ConfirmOlder({ act, isIssue, older, rendering, typed }: ConfirmOlderProps) {
  const t = useT()
  const format = useFormat()
  const question = useRef<HTMLDivElement>(null)
  // Not the button: whoever presses Enter twice would have published it.
  useEffect(() => question.current?.focus(), [])
  const languages = format.list(older.map(languageName))
  const version = Number(typed.number)
  return (
    <Form method="post" noValidate className="grid gap-3 pt-1 pb-4">
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="key" value={`${rendering}-${act}`} />
      {['number', 'basedOn', 'from', 'until', 'why'].map((name) => (
        <input key={name} type="hidden" name={name} value={typed[name] ?? ''} />
      ))}
      <div ref={question} tabIndex={-1} className="outline-none">
        <Alert tone="warning" title={t('desk-content.confirm-older', { version })}>
          {t(isIssue ? 'desk-content.confirm-older-issue' : 'desk-content.confirm-older-text', {
            languages,
          })}
        </Alert>
      </div>
      <div className="flex flex-wrap gap-2">
        <SubmitButton name="older" value={olderIn(version, older)}>
          {t(`desk-content.do-${act}-older`)}
        </SubmitButton>
        <SubmitButton name="back" value={act} variant="secondary">
          {t('desk-content.back-to-publish')}
        </SubmitButton>
      </div>
    </Form>
  )
}

import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { useT } from '../../../locale/language.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Alert } from '../../../ui/page/alert.tsx'
import type { RefusedContentAct } from '../answer-content.ts'

interface ConfirmSendProps {
  /** To how many subscribers it goes. */
  recipients: number
  rendering: string
  /** The form that was sent. */
  refused: RefusedContentAct
}

/** Asks whether to send an issue to everybody it's for, with what was typed. */
export function ConfirmSend({ recipients, rendering, refused: { typed } }: ConfirmSendProps) {
  const t = useT()
  const question = useRef<HTMLDivElement>(null)
  // Not the button: whoever presses Enter twice would have sent it.
  useEffect(() => question.current?.focus(), [])
  return (
    <Form method="post" noValidate className="grid gap-3 pt-1 pb-4">
      <input type="hidden" name="act" value="publish" />
      <input type="hidden" name="key" value={`${rendering}-publish`} />
      {['number', 'basedOn', 'why', 'older'].map((name) => (
        <input key={name} type="hidden" name={name} value={typed[name] ?? ''} />
      ))}
      <div ref={question} tabIndex={-1} className="outline-none">
        <Alert
          tone="warning"
          title={t('desk-content.confirm-send', {
            count: recipients,
            version: Number(typed.number),
          })}
        >
          {recipients > 0 && t('desk-content.confirm-send-text')}
        </Alert>
      </div>
      <div className="flex flex-wrap gap-2">
        {recipients > 0 && (
          <SubmitButton name="confirmed" value={typed.number ?? ''}>
            {t('desk-content.do-send-to', { count: recipients })}
          </SubmitButton>
        )}
        <SubmitButton name="back" value="send" variant="secondary">
          {t('desk-content.back-to-send')}
        </SubmitButton>
      </div>
    </Form>
  )
}

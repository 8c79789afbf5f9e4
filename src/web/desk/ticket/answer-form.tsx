import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import {
  longestTicketText,
  nextTicketStates,
  type TicketState,
} from '../../../contract/support/ticket-terms.ts'
import { errorText, useT, useUrl } from '../../locale/language.ts'
import { AttachmentsField } from '../../support/attachments-field.tsx'
import { Select, type SelectOption } from '../../ui/form/select.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { Alert } from '../../ui/page/alert.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useLanguageName } from '../language-name.ts'
import { DraftArea } from '../unsaved/draft-area.tsx'
import { DraftChoice } from '../unsaved/draft-choice.tsx'
import type { RefusedAnswer } from './answer-desk-ticket.ts'

interface AnswerFormProps {
  /** The ticket's. */
  number: string
  idempotencyKey: string
  /** How many messages are shown: an answer to fewer than there are is refused. */
  seen: number
  state: TicketState
  /** The customer's, and that of the words around an answer. */
  language: string
  answerLanguage: string
  /** The saved replies that can be inserted, by id. */
  replies: readonly SelectOption[]
  refused: RefusedAnswer | undefined
}

/** Renders the form to answer a ticket. */
export function AnswerForm(props: AnswerFormProps) {
  const { number, idempotencyKey, seen, state, language, answerLanguage, replies, refused } = props
  const t = useT()
  const nameOf = useLanguageName()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const first = refused?.inserted ? '[name=message]' : '[aria-invalid="true"]'
    if (refused) form.current?.querySelector<HTMLElement>(first)?.focus()
  }, [refused])
  const { typed, fields = {}, code, hadFiles }: Partial<RefusedAnswer> = refused ?? {}
  // What is solved is either still solved after an answer, or waits for the customer.
  const next = nextTicketStates.filter((each) => state !== 'solved' || each !== 'waiting_for_us')
  return (
    <Form ref={form} method="post" encType="multipart/form-data" noValidate className="grid gap-4">
      {/* What a line's Enter key does, the first button of a form. */}
      <button type="submit" name="act" value="answer" hidden />
      <input type="hidden" name="key" value={idempotencyKey} />
      <input type="hidden" name="seen" value={seen} />
      {code && (
        <Alert tone="error" code={code} title={t('desk.ticket-not-sent')}>
          {code === 'VALIDATION' ? t('ticket.check') : errorText(t, code)}
          {hadFiles && ` ${t('ticket.files-again')}`}
        </Alert>
      )}
      <p>
        {t(language === answerLanguage ? 'desk.ticket-reads' : 'desk.ticket-reads-english', {
          language: nameOf(language),
        })}
      </p>
      <ReplyChoice replies={replies} isWrong={fields.reply !== undefined} />
      <DraftArea
        draft={`ticket ${number}`}
        // What was inserted is in its default value.
        key={refused?.inserted ?? 'typed'}
        name="message"
        label={t('desk.ticket-message')}
        hint={t('desk.ticket-message-hint')}
        rows={8}
        required
        defaultValue={typed?.message}
        error={fields.message ? t('ticket.message-wrong', { count: longestTicketText }) : null}
      />
      <AttachmentsField refused={refused} />
      <DraftChoice
        draft={`ticket ${number}`}
        name="next"
        legend={t('desk.ticket-next')}
        options={next.map((value) => ({ value, label: t(`desk.ticket-next-${value}`) }))}
        defaultValue={typed?.next ?? 'waiting_for_customer'}
      />
      <SubmitButton name="act" value="answer" className="justify-self-start">
        {t('desk.ticket-send')}
      </SubmitButton>
    </Form>
  )
}

interface ReplyChoiceProps {
  replies: readonly SelectOption[]
  /** Whether none was chosen. */
  isWrong: boolean
}

/** Renders the choice of a saved reply, with the button that inserts it below what was typed. */
function ReplyChoice({ replies, isWrong }: ReplyChoiceProps) {
  const t = useT()
  const url = useUrl()
  const all = (
    <TextLink to={url('desk/records/reply')} className="inline-flex min-h-10 items-center text-xs">
      {t('desk.ticket-replies')}
    </TextLink>
  )
  if (replies.length === 0) return all
  return (
    <div>
      <div className="flex flex-wrap items-start gap-3">
        <Select
          name="reply"
          label={t('desk.ticket-reply')}
          placeholder={t('desk.ticket-reply-choose')}
          options={replies}
          error={isWrong ? t('desk.ticket-reply-missing') : null}
          className="grow basis-40"
        />
        <SubmitButton name="act" value="insert" variant="secondary" className="mt-6 min-h-12">
          {t('desk.ticket-insert')}
        </SubmitButton>
      </div>
      {all}
    </div>
  )
}

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { largestCv, longestMessage, longestName } from '../../contract/career/career-terms.ts'
import { errorText, useT } from '../locale/language.ts'
import { AnswerAddress, SendAnyway } from '../traveller/answer-address.tsx'
import { AnsweredArea, AnsweredField } from '../ui/form/answered-fields.tsx'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { Alert } from '../ui/page/alert.tsx'
import { Card } from '../ui/page/card.tsx'
import type { RefusedApplication } from './answer-application.ts'

const wrongWithCv = ['missing', 'size', 'type', 'unreadable'] as const

/** Renders the form to apply for a job. */
export function ApplicationForm({ refused }: { refused: RefusedApplication | undefined }) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  // Said before megabytes are sent in vain.
  const [checked, setChecked] = useState<{ since: typeof refused; isTooLarge: boolean }>()
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refused])

  function checkSize(event: FormEvent<HTMLInputElement>) {
    const { size = 0 } = event.currentTarget.files?.[0] ?? {}
    setChecked({ since: refused, isTooLarge: size > largestCv })
  }

  const { typed, fields = {}, code, hadCv } = refused ?? {}
  // Another file has been chosen since the answer.
  const isChecked = checked !== undefined && checked.since === refused
  const tooLarge = isChecked && checked.isTooLarge
  const found = isChecked ? checked.isTooLarge && 'size' : fields.cv
  const wrong = wrongWithCv.find((each) => each === found)
  return (
    <Card title={t('career.apply-title')}>
      <p className="mb-4 text-ink-soft">{t('career.apply-lead')}</p>
      <Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => tooLarge && event.preventDefault()}
      >
        {code && (
          <Alert tone="error" code={code} title={t('career.not-sent')}>
            {code === 'VALIDATION' ? t('career.check') : errorText(t, code)}
            {hadCv && ` ${t('career.cv-again')}`}
          </Alert>
        )}
        <AnsweredField
          name="name"
          label={t('career.name')}
          autoComplete="name"
          required
          maxLength={longestName}
          defaultValue={typed?.name}
          error={fields.name ? t('career.name-wrong') : null}
        />
        <AnswerAddress
          label={t('career.email')}
          email={typed?.email}
          problem={fields.email}
          wrong={t('career.email-wrong')}
        />
        <AnsweredArea
          name="message"
          label={t('career.message')}
          optional
          defaultValue={typed?.message}
          error={fields.message ? t('career.message-wrong', { count: longestMessage }) : null}
        />
        <TextField
          name="cv"
          type="file"
          label={t('career.cv')}
          accept=".pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
          required
          hint={t('career.cv-hint')}
          error={wrong ? t(`career.cv-${wrong}`) : null}
          onChange={checkSize}
          className="[&_input]:py-3"
        />
        <SubmitButton size="lg" block>
          {t('career.send')}
        </SubmitButton>
        <SendAnyway email={typed?.email} problem={fields.email} />
      </Form>
    </Card>
  )
}

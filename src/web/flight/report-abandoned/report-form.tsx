import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { abandonReasons, longestComment } from '../../../contract/flight/abandon-reasons.ts'
import type { AbandonedAnswer } from '../../../contract/flight/reminder.ts'
import { errorText, useT } from '../../locale/language.ts'
import { cityOf, type PlaceNames } from '../../place/place-names.ts'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { Alert } from '../../ui/page/alert.tsx'
import { Card } from '../../ui/page/card.tsx'
import { DateTime } from '../../ui/time/date-time.tsx'
import type { RefusedReport } from './answer-report.ts'

interface LeftBooking {
  answer: AbandonedAnswer | undefined
  from: string
  to: string
  date: string
  airports: PlaceNames
}

interface ReportFormProps {
  /** The booking; undefined if it can't be looked up at the moment. */
  reminder: LeftBooking | undefined
  refused: RefusedReport | undefined
}

/** Renders the reasons for abandoning, with an optional comment, and a button to just unsubscribe. */
export function ReportForm({ reminder, refused }: ReportFormProps) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refused])
  const typed = refused?.typed ?? reminder?.answer
  return (
    <Form ref={form} method="post" noValidate className="grid gap-4">
      {refused?.code && (
        <Alert tone="error" code={refused.code} title={t('report-abandoned.not-sent')}>
          {errorText(t, refused.code)}
        </Alert>
      )}
      <Card className="grid gap-6">
        {reminder && <Trip {...reminder} />}
        <RadioGroup
          name="reason"
          legend={t('report-abandoned.reason')}
          options={abandonReasons.map((value) => ({
            value,
            label: t(`report-abandoned.reason-${value}`),
          }))}
          defaultValue={typed?.reason}
          error={refused?.fields.reason ? t('report-abandoned.reason-missing') : null}
        />
        <TextArea
          name="comment"
          label={t('report-abandoned.comment')}
          hint={t('report-abandoned.comment-hint', { count: longestComment })}
          error={
            refused?.fields.comment
              ? t('report-abandoned.comment-too-long', {
                  count: longestComment,
                  over: refused.typed.comment.length - longestComment,
                })
              : null
          }
          optional
          defaultValue={typed?.comment}
        />
        <SubmitButton size="lg" block>
          {t('report-abandoned.send')}
        </SubmitButton>
      </Card>
      <div className="grid justify-items-center gap-1 text-center">
        <SubmitButton variant="quiet" name="intent" value="stop">
          {t('report-abandoned.stop')}
        </SubmitButton>
        <p className="text-xs text-ink-soft">{t('report-abandoned.stop-hint')}</p>
      </div>
    </Form>
  )
}

function Trip({ airports, from, to, date }: LeftBooking) {
  const t = useT()
  return (
    <p className="text-ink-soft">
      {t('report-abandoned.booking')}{' '}
      <strong className="font-semibold text-ink">
        {cityOf(airports, from)} – {cityOf(airports, to)}
      </strong>
      , <DateTime value={date} look="long" />
    </p>
  )
}

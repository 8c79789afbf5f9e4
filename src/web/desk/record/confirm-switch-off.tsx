import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { featureNames } from '../../../contract/feature/feature-names.ts'
import { useT } from '../../locale/language.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { Alert } from '../../ui/page/alert.tsx'
import { Card } from '../../ui/page/card.tsx'
import type { RefusedRecord } from './answer-record.ts'
import type { Choices } from './record-choices.ts'
import { flagIn } from './record-texts.ts'

interface ConfirmSwitchOffProps {
  idempotencyKey: string
  choices: Choices
  /** The form that was sent. */
  refused: RefusedRecord
}

/** Asks whether to switch a part of the site off, and says what travellers lose. */
export function ConfirmSwitchOff({
  idempotencyKey,
  choices,
  refused: { texts, why, revision },
}: ConfirmSwitchOffProps) {
  const t = useT()
  const question = useRef<HTMLDivElement>(null)
  // Not the button: whoever presses Enter twice would have switched it off.
  useEffect(() => question.current?.focus(), [])
  const feature = featureNames.find((each) => each === texts.name)
  const country = choices['flag-countries']?.find(({ value }) => value === texts.country)
  const sent = { ...texts, why, revision, key: idempotencyKey }
  return (
    <Card>
      <Form method="post" className="grid max-w-160 gap-4">
        {Object.entries(sent).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div ref={question} tabIndex={-1} className="outline-none">
          <Alert
            tone="warning"
            title={t('desk-record.confirm-off', {
              feature: texts.name ?? '',
              country: country?.label ?? texts.country ?? '',
            })}
          >
            {feature && t(`desk-record.loss-${feature}`)}
          </Alert>
        </div>
        <div className="flex flex-wrap gap-2">
          <SubmitButton name="confirmed" value={flagIn(texts)} variant="danger">
            {t('desk-record.do-off')}
          </SubmitButton>
          <SubmitButton name="back" value="off" variant="secondary">
            {t('desk-record.back-to-edit')}
          </SubmitButton>
        </div>
      </Form>
    </Card>
  )
}

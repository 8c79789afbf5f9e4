import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import {
  feedbackScores,
  feedbackTopics,
  longestFeedback,
} from '../../contract/feedback/feedback-terms.ts'
import { errorText, useT } from '../locale/language.ts'
import { AnsweredArea, AnsweredSelect } from '../ui/form/answered-fields.tsx'
import { RadioGroup } from '../ui/form/radio-group.tsx'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { Alert } from '../ui/page/alert.tsx'
import { Card } from '../ui/page/card.tsx'
import type { RefusedFeedback } from './answer-feedback.ts'

/** Renders the form: how content somebody is, with what, and why. */
export function FeedbackFields({ refused }: { refused: RefusedFeedback | undefined }) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refused])
  const { typed, fields, code } = refused ?? {}
  return (
    <Form ref={form} method="post" noValidate className="grid gap-4">
      {code && (
        <Alert tone="error" code={code} title={t('feedback.not-sent')}>
          {errorText(t, code)}
        </Alert>
      )}
      <Card className="grid gap-6">
        <RadioGroup
          name="score"
          legend={t('feedback.score')}
          options={feedbackScores.toReversed().map((score) => ({
            value: String(score),
            label: t(`feedback.score-${score}`),
          }))}
          defaultValue={typed?.score === undefined ? undefined : String(typed.score)}
          error={fields?.score ? t('feedback.score-missing') : null}
        />
        <AnsweredSelect
          name="topic"
          label={t('feedback.topic')}
          placeholder={t('feedback.topic-choose')}
          options={feedbackTopics.map((value) => ({ value, label: t(`feedback.topic-${value}`) }))}
          defaultValue={typed?.topic ?? ''}
          error={fields?.topic ? t('feedback.topic-missing') : null}
        />
        <AnsweredArea
          name="comment"
          label={t('feedback.comment')}
          hint={t('feedback.comment-hint', { count: longestFeedback })}
          error={
            fields?.comment
              ? t('feedback.comment-too-long', {
                  count: longestFeedback,
                  over: (typed?.comment.length ?? 0) - longestFeedback,
                })
              : null
          }
          optional
          defaultValue={typed?.comment}
        />
        <SubmitButton size="lg" block>
          {t('feedback.send')}
        </SubmitButton>
      </Card>
    </Form>
  )
}

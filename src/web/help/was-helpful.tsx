import { Form } from 'react-router'
import { useT } from '../locale/language.ts'
import { SubmitButton } from '../ui/form/submit-button.tsx'

/** Renders the question whether an article helped, or thanks for the answer. */
export function WasHelpful({ voted }: { voted: boolean }) {
  const t = useT()
  if (voted)
    return (
      <p role="status" className="my-6 font-semibold">
        {t('help.voted')}
      </p>
    )
  return (
    <Form method="post" preventScrollReset className="my-6 flex flex-wrap items-center gap-3">
      <p id="was-helpful">{t('help.helpful')}</p>
      <SubmitButton name="helpful" value="yes" variant="secondary" aria-describedby="was-helpful">
        {t('help.yes')}
      </SubmitButton>
      <SubmitButton name="helpful" value="no" variant="secondary" aria-describedby="was-helpful">
        {t('help.no')}
      </SubmitButton>
    </Form>
  )
}

import type { ComponentProps } from 'react'
import { suggestEmail } from '../../contract/traveller/suggest-email.ts'
import { useT } from '../locale/language.ts'
import type { Translate } from '../locale/word-store.ts'
import { useUnchanged } from '../ui/form/answered-fields.tsx'
import { SubmitButton } from '../ui/form/submit-button.tsx'
import { EmailField } from './email-field.tsx'

/** Why an answer may not arrive at a complete address. A typo is shown with what was probably meant. */
const addressDoubts = ['no_mail_domain', 'disposable', 'typo'] as const
export type AddressDoubt = (typeof addressDoubts)[number]

/** The field that says which address the visitor has insisted on. */
export const insistedField = 'sendTo'

/** What a form's last answer was: the address, and what was found wrong with it. */
interface Answered {
  email: string | undefined
  problem: string | undefined
}

interface AnswerAddressProps extends Answered {
  label: string
  /** Shown if it isn't an address. */
  wrong: ComponentProps<typeof EmailField>['error']
}

/** Renders the field for the address that an answer is sent to, with why it may not arrive there (S7.28). */
export function AnswerAddress({ label, email, problem, wrong }: AnswerAddressProps) {
  const t = useT()
  const doubt = doubtText(t, { email, problem })
  const error = problem ? (doubt ?? wrong) : null
  return <EmailField label={label} defaultValue={email} {...useUnchanged(error)} />
}

/**
 * Renders the button that sends the form although its address is in doubt. It has to come after the form's own button, which
 * the Enter key presses.
 */
export function SendAnyway({ email, problem }: Answered) {
  const t = useT()
  if (!isDoubt(problem)) return null
  return (
    <SubmitButton name={insistedField} value={email} variant="secondary" size="lg" block>
      {t('traveller.send-anyway')}
    </SubmitButton>
  )
}

const isDoubt = (problem: string | undefined) => addressDoubts.find((each) => each === problem)

function doubtText(t: Translate, { email = '', problem }: Answered): string | undefined {
  const doubt = isDoubt(problem)
  if (!doubt) return undefined
  const meant = suggestEmail(email)
  return [
    doubt === 'typo' ? undefined : t(`traveller.email-${doubt}`),
    meant && t('auth.did-you-mean', { email: meant }),
    t('traveller.email-right'),
  ]
    .filter(Boolean)
    .join(' ')
}

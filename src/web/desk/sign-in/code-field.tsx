import { useT } from '../../locale/language.ts'
import { AnsweredField } from '../../ui/form/answered-fields.tsx'

/** Renders the field for a code of an authenticator app. */
export function CodeField({ error }: { error: string | undefined }) {
  const t = useT()
  return (
    <AnsweredField
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      // A space in the middle, as apps show it, fits too.
      maxLength={7}
      label={t('desk.code')}
      hint={t('desk.code-hint')}
      error={error}
    />
  )
}

import { useT } from '../../locale/language.ts'
import { TextField } from '../../ui/form/text-field.tsx'

/** Renders the field for a code of an authenticator app. */
export function CodeField({ error }: { error: string | undefined }) {
  const t = useT()
  return (
    <TextField
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

import { type ComponentProps, useState } from 'react'
import { useT } from '../../../locale/language.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'

type PasswordFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'name' | 'label' | 'error' | 'hint' | 'optional' | 'autoComplete' | 'required'
>

/** A password that can be looked at while it is typed; pasting is as welcome as typing. */
export function PasswordField(field: PasswordFieldProps) {
  const t = useT()
  const hydrated = useHydrated()
  const [shown, setShown] = useState(false)
  return (
    <div className="relative">
      <TextField
        {...field}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={1024}
      />
      {hydrated && (
        <button
          type="button"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="absolute top-0 inset-e-0 rounded px-1 text-xs font-medium text-sea underline"
        >
          {t('auth.show-password')}
        </button>
      )}
    </div>
  )
}

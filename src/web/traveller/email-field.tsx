import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { suggestEmail } from '../../contract/traveller/suggest-email.ts'
import { useT } from '../locale/language.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { typeInto } from './fields.ts'

type EmailFieldProps = Partial<ComponentProps<typeof TextField>>

/** Milliseconds. */
const pause = 500

/** Renders an e-mail field, with a suggestion if its domain looks like a typo of a well-known one (S9.13). */
export function EmailField({ className, ...field }: EmailFieldProps) {
  const t = useT()
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [meant, setMeant] = useState<string>()
  // After a pause in typing, not on leaving the field: a line that appears would move the button being clicked.
  useEffect(() => {
    const timer = setTimeout(() => setMeant(suggestEmail(typed.trim())), pause)
    return () => clearTimeout(timer)
  }, [typed])
  const take = () => {
    if (!box.current || !meant) return
    typeInto(box.current, meant)
    box.current.focus()
    setMeant(undefined)
  }
  return (
    <div className={className}>
      <TextField
        name="email"
        label={t('traveller.email')}
        autoComplete="email"
        {...field}
        ref={box}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        onChange={(event) => {
          setTyped(event.target.value)
          field.onChange?.(event)
        }}
      />
      <div aria-live="polite">
        {meant && (
          <p className="mt-2 flex flex-wrap items-center gap-2 text-xs">
            {t('auth.did-you-mean', { email: meant })}
            <Button size="sm" variant="secondary" onClick={take}>
              {t('auth.use-it')}
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}

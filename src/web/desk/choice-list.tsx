import { type ReactNode, useId, useState } from 'react'
import { useT } from '../locale/language.ts'
import { useFormat } from '../locale/use-format.ts'
import { controlClass, FieldError } from '../ui/form/field.tsx'
import type { SelectOption } from '../ui/form/select.tsx'
import { Disclosure } from '../ui/page/disclosure.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'

interface ChoiceListProps {
  name: string
  label: ReactNode
  options: readonly SelectOption[]
  /** The values that are chosen at first. */
  chosen: readonly string[]
  error: string | null
  hint?: string | undefined
}

/** A list of more options has a field that narrows it. */
const mostUnfiltered = 12

/** Renders a multiple choice from a long list, folded under what is chosen; nothing chosen means all. */
export function ChoiceList(props: ChoiceListProps) {
  const { name, label, options, chosen: first, error, hint } = props
  const t = useT()
  const format = useFormat()
  const id = useId()
  const hydrated = useHydrated()
  const [chosen, setChosen] = useState(first)
  const [wanted, setWanted] = useState('')
  const labels = options.filter(({ value }) => chosen.includes(value)).map((each) => each.label)
  // What isn't wanted is only hidden: its boxes are sent, too.
  const isWanted = (option: string) => plain(option).includes(plain(wanted.trim()))
  return (
    <fieldset aria-describedby={error ? `${id}-error` : hint && `${id}-hint`} className="min-w-0">
      <legend className="pb-1 text-xs font-medium text-ink-soft">{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className="pb-1 text-xs text-ink-soft">
          {hint}
        </p>
      )}
      <Disclosure
        open={error !== null}
        summary={labels.length === 0 ? t('desk-record.all') : format.list(labels)}
        className="rounded border border-line-strong bg-surface px-3"
      >
        <div className="border-t border-line py-2">
          {hydrated && options.length > mostUnfiltered && (
            <input
              type="search"
              aria-label={t('desk-record.narrow')}
              placeholder={t('desk-record.narrow')}
              value={wanted}
              onChange={({ currentTarget: { value } }) => setWanted(value)}
              // It would send the form.
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
              className={`${controlClass} mb-2`}
            />
          )}
          <div className="grid max-h-72 gap-x-4 overflow-y-auto sm:grid-cols-2">
            {options.map(({ value, label: option }) => (
              <label
                key={value}
                className={`min-h-10 items-center gap-3 ${isWanted(option) ? 'flex' : 'hidden'}`}
              >
                <input
                  type="checkbox"
                  name={name}
                  value={value}
                  defaultChecked={first.includes(value)}
                  aria-invalid={error ? true : undefined}
                  onChange={({ currentTarget: { checked } }) =>
                    setChosen((last) => {
                      const others = last.filter((each) => each !== value)
                      return checked ? [...others, value] : others
                    })
                  }
                  className="size-5 shrink-0"
                />
                <span className="min-w-0 wrap-break-word">{option}</span>
              </label>
            ))}
          </div>
          {options.every((each) => !isWanted(each.label)) && (
            <p role="status" className="py-2 text-ink-soft">
              {t('desk-record.narrowed-none')}
            </p>
          )}
        </div>
      </Disclosure>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

/** Returns a text without case and accents, for comparing what is typed with names. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

import { useId } from 'react'
import { defaultLocale } from '../../../contract/default-locale.ts'
import { locales } from '../../../contract/locales.ts'
import { idleSeconds, ruleTypes } from '../../../contract/message/usages.ts'
import { useT } from '../../locale/language.ts'
import { AnsweredField } from '../../ui/form/answered-fields.tsx'
import { FieldError } from '../../ui/form/field.tsx'
import { Disclosure } from '../../ui/page/disclosure.tsx'
import type { Texts } from './record-texts.ts'

interface PartsProps {
  name: string
  label: string
  texts: Texts
  /** Returns what is wrong with an input, in words. */
  errorOf: (input: string) => string | null
}

/** Renders a text for each language: English, and the others folded under how many are filled in. */
export function TextsByLanguage({ name, label, texts, errorOf }: PartsProps) {
  const t = useT()
  const others = locales.filter(({ code }) => code !== defaultLocale)
  const english = `${name}.${defaultLocale}`
  const filled = others.filter(({ code }) => texts[`${name}.${code}`]).length
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="pb-1 font-medium">{label}</legend>
      <AnsweredField
        name={english}
        label={t('desk-record.english')}
        error={errorOf(english) ?? errorOf(name)}
        maxLength={300}
        defaultValue={texts[english]}
      />
      <Disclosure
        summary={t('desk-record.other-languages', { count: filled })}
        open={others.some(({ code }) => errorOf(`${name}.${code}`) !== null)}
        className="rounded border border-line-strong px-3"
      >
        <div className="grid gap-3 border-t border-line py-3">
          {others.map(({ code, name: language, hreflang }) => (
            <AnsweredField
              key={code}
              name={`${name}.${code}`}
              label={<span lang={hreflang}>{language}</span>}
              error={errorOf(`${name}.${code}`)}
              lang={hreflang}
              dir="auto"
              maxLength={300}
              defaultValue={texts[`${name}.${code}`]}
            />
          ))}
        </div>
      </Disclosure>
    </fieldset>
  )
}

/** Renders a number for each rule of a triggered message, in its unit. Other messages have no rules. */
export function MessageRules({ name, label, texts, errorOf }: PartsProps) {
  const t = useT()
  const id = useId()
  const error = errorOf(name)
  return (
    <fieldset
      aria-describedby={error ? `${id}-error` : `${id}-hint`}
      className="grid min-w-0 gap-3 group-has-[option[value=trigger]:not(:checked)]/record:hidden"
    >
      <legend className="font-medium">{label}</legend>
      <p id={`${id}-hint`} className="text-xs text-ink-soft">
        {t('desk-record.hint-rules')}
      </p>
      {ruleTypes.map((type) => (
        <AnsweredField
          key={type}
          name={`${name}.${type}`}
          label={t(`desk-record.rule-${type}`, { seconds: idleSeconds })}
          error={errorOf(`${name}.${type}`)}
          invalid={error !== null}
          inputMode="decimal"
          className="max-w-80"
          defaultValue={texts[`${name}.${type}`]}
        />
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

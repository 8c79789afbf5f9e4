import type { ReactNode } from 'react'
import type { RecordKind } from '../../../contract/desk/record-kinds.ts'
import { idleSeconds, ruleTypes } from '../../../contract/message/usages.ts'
import { useMoney } from '../../currency/use-money.ts'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { Alert } from '../../ui/page/alert.tsx'
import { Card } from '../../ui/page/card.tsx'
import { momentTyped, useAgencyTime, useAgencyZone } from '../agency-clock.ts'
import { languageName } from '../language-name.ts'
import { type Choices, withChosen } from './record-choices.ts'
import { fieldsOf, type RecordField } from './record-fields.ts'
import { inputsOf, keptInput, type Texts, typedValue } from './record-texts.ts'
import { choiceWord } from './record-words.ts'

interface RecordFactsProps {
  kind: RecordKind
  choices: Choices
  texts: Texts
  /** When the version was saved that is shown instead of the newest. */
  earlier: string | undefined
}

/** Renders a record for staff who may not edit it: what its form would hold, in words. */
export function RecordFacts({ kind, choices, texts, earlier }: RecordFactsProps) {
  const t = useT()
  const timeOf = useAgencyTime()
  const wordsOf = useWords(choices, texts)
  return (
    <Card>
      <div className="grid max-w-160 grid-cols-[minmax(0,1fr)] gap-4">
        {earlier && (
          <Alert>
            {t('desk-record.earlier-read', {
              time: timeOf(earlier),
            })}
          </Alert>
        )}
        <p className="text-ink-soft">{t('desk-record.read-only')}</p>
        <dl className="grid grid-cols-[minmax(0,1fr)]">
          {fieldsOf(kind).map((field) => (
            <div
              key={field.name}
              className="grid gap-x-4 gap-y-1 border-line py-2 not-first:border-t sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
            >
              <dt className="text-ink-soft">{t(field.label)}</dt>
              <dd suppressHydrationWarning className="wrap-anywhere">
                {wordsOf(field)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  )
}

/** Returns a function that returns what a property says. */
function useWords(choices: Choices, texts: Texts): (field: RecordField) => ReactNode {
  const t = useT()
  const format = useFormat()
  const timeOf = useAgencyTime()
  const zone = useAgencyZone()
  const money = useMoney()
  const none = <Soft>{t('desk-record.none-chosen')}</Soft>

  function partsOf(field: RecordField, nameOf: (part: string) => ReactNode) {
    const filled = inputsOf(field).filter((input) => texts[input])
    if (filled.length === 0) return none
    return (
      <ul className="grid gap-1">
        {filled.map((input) => (
          <li key={input}>
            <span className="text-ink-soft">{nameOf(input.slice(field.name.length + 1))}: </span>
            {texts[input]}
          </li>
        ))}
      </ul>
    )
  }

  return (field) => {
    const { as, name } = field
    const text = texts[name] ?? ''
    switch (as) {
      case 'switch':
        return t(text === '' ? 'desk-record.no' : 'desk-record.yes')
      case 'by-language':
        return partsOf(field, (code) => languageName(code))
      case 'rules':
        return partsOf(field, (part) => {
          const rule = ruleTypes.find((each) => each === part)
          return rule ? t(`desk-record.rule-${rule}`, { seconds: idleSeconds }) : part
        })
      case 'some': {
        const chosen = text.split(' ').filter(Boolean)
        const options = withChosen(choices[field.from] ?? [], chosen)
        const names = options.filter(({ value }) => chosen.includes(value))
        return names.length === 0
          ? t('desk-record.all')
          : format.list(names.map(({ label }) => label))
      }
      case 'one':
      case 'one?': {
        if (text === '') return as === 'one?' && field.none ? t(field.none) : none
        return choices[field.from]?.find(({ value }) => value === text)?.label ?? text
      }
      case 'secret?':
        return texts[keptInput(name)] ? t('desk-record.secret-stored') : none
      case 'long':
      case 'lines':
        return <span className="whitespace-pre-line">{text}</span>
    }
    if (text === '') {
      return 'none' in field && field.none ? <Soft>{t(field.none)}</Soft> : none
    }
    switch (as) {
      case 'choice':
        return choiceWord(t, text)
      case 'percent?':
        return t('desk-record.percent', { value: text })
      case 'amount?':
        return money({
          amount: Number(typedValue(field, texts, zone)),
          currency: texts.currency ?? '',
        })
      case 'moment':
        return timeOf(momentTyped(text, zone))
      default:
        return text
    }
  }
}

const Soft = ({ children }: { children: ReactNode }) => (
  <span className="text-ink-soft">{children}</span>
)

import type { LoggedKind } from '../../../contract/desk/logged-acts.ts'
import { idleSeconds, ruleTypes } from '../../../contract/message/usages.ts'
import { useT } from '../../locale/language.ts'
import type { Translate, WordId } from '../../locale/word-store.ts'
import { useAgencyZone } from '../agency-clock.ts'
import { languageName } from '../language-name.ts'
import { fieldsOf, labelOf, type RecordField } from '../record/record-fields.ts'
import { textsOf } from '../record/record-texts.ts'
import { choiceWord } from '../record/record-words.ts'
import { changedFields } from './changed-fields.ts'
import { recordKindOf } from './logged-record.ts'
import { LoggedValue } from './logged-value.tsx'

interface LoggedChangeProps {
  kind: LoggedKind
  before: unknown
  after: unknown
}

/** Renders what an act changed, property by property; nothing if nothing was logged. */
export function LoggedChange({ kind, before, after }: LoggedChangeProps) {
  const t = useT()
  const zone = useAgencyZone()
  const fields = changedFields(before, after)
  if (fields.length === 0) return null
  const sidesOf = { before, after }
  const sides = (['before', 'after'] as const).filter((side) =>
    fields.some((field) => field[side] !== undefined),
  )
  return (
    <table aria-label={t('desk-log.change')} className="w-full table-fixed self-start text-xs">
      <thead className="text-ink-soft">
        <tr>
          <th scope="col" className="w-1/3 pe-3 pb-1 text-start font-medium">
            {t('desk-log.field')}
          </th>
          {sides.map((side) => (
            <th key={side} scope="col" className="pe-3 pb-1 text-start font-medium">
              {t(`desk-log.${side}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field.name} className="border-t border-line align-top">
            <th scope="row" className="py-1 pe-3 text-start font-medium wrap-anywhere">
              {fieldWord(t, kind, field.name) ?? <code>{field.name}</code>}
            </th>
            {sides.map((side) => (
              <td key={side} className="py-1 pe-3 wrap-anywhere">
                <LoggedValue
                  value={
                    asTyped(t, { kind, name: field.name, record: sidesOf[side], zone }) ??
                    field[side]
                  }
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Words without values. */
type Plain = Extract<WordId, `desk-log.field-${string}`>

/** Returns what a property is called; undefined if there's no word for it. */
function fieldWord(t: Translate, kind: LoggedKind, name: string): string | undefined {
  const record = recordKindOf(kind)
  if (record) {
    const label = labelOf(record, name)
    if (label) return t(label)
  }
  const word = `desk-log.field-${name}`
  return t.has(word) ? t(word as Plain) : undefined
}

/** Returns a record's property as its form has it: percentages, amounts, rules and texts by language. */
function asTyped(
  t: Translate,
  { kind, name, record, zone }: { kind: LoggedKind; name: string; record: unknown; zone: string },
): string[] | undefined {
  const recordKind = recordKindOf(kind)
  if (!recordKind || !record || typeof record !== 'object') return undefined
  const field = fieldsOf(recordKind).find((each) => each.name === name)
  const value = (record as Record<string, unknown>)[name]
  if (!field || value === null || value === undefined) return undefined
  const texts = Object.entries(textsOf(field, record as Record<string, unknown>, zone))
  switch (field.as) {
    case 'percent?':
      return texts.map(([, text]) => `${text}%`)
    case 'amount?':
      return texts.map(([, text]) => `${(record as { currency?: string }).currency} ${text}`)
    case 'choice':
      return texts.map(([, text]) => choiceWord(t, text))
    case 'rules':
    case 'by-language':
      return texts.map(([input, text]) => `${partWord(t, field.as, input)}: ${text}`)
    default:
      return undefined
  }
}

/** Returns what an input of a property with several is called. */
function partWord(t: Translate, as: RecordField['as'], input: string): string {
  const part = input.slice(input.indexOf('.') + 1)
  const rule = as === 'rules' ? ruleTypes.find((each) => each === part) : undefined
  if (rule) return t(`desk-record.rule-${rule}`, { seconds: idleSeconds })
  return languageName(part)
}

import type { ErrorCode } from '../../../contract/errors.ts'
import { limitIn } from '../../../contract/field-limit.ts'
import { useT } from '../../locale/language.ts'
import type { Translate } from '../../locale/word-store.ts'
import { AnsweredArea, AnsweredField } from '../../ui/form/answered-fields.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { LongSelect, Select } from '../../ui/form/select.tsx'
import { useAgencyZone } from '../agency-clock.ts'
import { useAnsweredKey } from '../answered-key.ts'
import { ChoiceList } from '../choice-list.tsx'
import type { ImageSize } from '../image/image-crop.ts'
import { ImageField } from '../image/image-field.tsx'
import type { ImagePicker, StoredImage } from '../image/image-names.ts'
import { MessageRules, TextsByLanguage } from './message-fields.tsx'
import { type Choices, withChosen } from './record-choices.ts'
import type { RecordField } from './record-fields.ts'
import { keptInput, type Texts } from './record-texts.ts'
import { choiceWord, wrongWord } from './record-words.ts'

interface RecordPropertyProps {
  field: RecordField
  texts: Texts
  /** Whether it can't be changed any more. */
  isFixed: boolean
  /** The contract's codes of what is wrong with its inputs. */
  wrong: Texts
  choices: Choices
  /** Why its file wasn't stored, or what was. */
  problem: ErrorCode | undefined
  stored: StoredImage | undefined
  picker: ImagePicker | null
  /** The size of its image, if that's known. */
  size: ImageSize | undefined
}

/**
 * Renders a property of a record as a field, or as one for each of its parts: again if an image filled it in, while all others stay
 * as they were typed.
 */
export function RecordProperty(props: RecordPropertyProps) {
  const key = useAnsweredKey(props.stored?.key)
  return <Property key={key} {...props} />
}

function Property(props: RecordPropertyProps) {
  const { field, texts, isFixed, wrong, choices, problem, stored, picker, size } = props
  const t = useT()
  const zone = useAgencyZone()
  const { name, as } = field
  const text = texts[name] ?? ''
  const errorOf = (input: string) => {
    const code = wrong[input]
    if (code === undefined) return null
    const limit = limitIn(code)
    return limit
      ? t(`desk-record.limit-${limit.of}`, { count: limit.count })
      : t(wrongWord(field, code, texts[input] ?? ''))
  }
  const label = t(field.label)
  const shared = { name, label, error: errorOf(name), hint: hintOf(t, field, zone) }
  switch (as) {
    case 'switch':
      return <Checkbox {...shared} value="on" defaultChecked={text !== ''} />
    case 'by-language':
      return <TextsByLanguage name={name} label={label} texts={texts} errorOf={errorOf} />
    case 'rules':
      return <MessageRules name={name} label={label} texts={texts} errorOf={errorOf} />
    case 'long':
      return <AnsweredArea {...shared} rows={8} defaultValue={text} />
    case 'lines':
      return <AnsweredArea {...shared} defaultValue={text} spellCheck={false} />
    case 'some': {
      const chosen = text.split(' ').filter(Boolean)
      const options = withChosen(choices[field.from] ?? [], chosen)
      return <ChoiceList {...shared} options={options} chosen={chosen} />
    }
    case 'one': {
      const options = withChosen(choices[field.from] ?? [], text === '' ? [] : [text])
      if (!isFixed) return <LongSelect {...shared} options={options} defaultValue={text} />
      return (
        <>
          <input type="hidden" name={name} value={text} />
          <AnsweredField
            {...shared}
            name=""
            readOnly
            defaultValue={options.find(({ value }) => value === text)?.label}
          />
        </>
      )
    }
    case 'one?': {
      const options = withChosen(choices[field.from] ?? [], text === '' ? [] : [text])
      const none = t(field.none ?? 'desk-record.none-chosen')
      return (
        <LongSelect
          {...shared}
          options={options}
          placeholder={none}
          optional={!field.hint && !field.none}
          defaultValue={text}
        />
      )
    }
    case 'secret?': {
      const kept = texts[keptInput(name)] ?? ''
      const hint = kept === '' ? shared.hint : t('desk-record.hint-kept')
      return (
        <>
          <input type="hidden" name={keptInput(name)} value={kept} />
          <AnsweredField {...shared} hint={hint} spellCheck={false} autoComplete="off" />
        </>
      )
    }
    case 'choice':
      if (!isFixed) {
        const options = field.of.map((value) => ({ value, label: choiceWord(t, value) }))
        return <Select {...shared} options={options} defaultValue={text || undefined} />
      }
  }
  const line = (
    <AnsweredField
      {...shared}
      type={as === 'moment' ? 'datetime-local' : 'text'}
      inputMode={inputModes[as]}
      // A hint says when it's needed, unless there's a word for what it means to leave it empty.
      optional={
        !field.isNeeded &&
        (as === 'moment' || (as.endsWith('?') && (!field.hint || hasNone(field))))
      }
      spellCheck={false}
      autoCapitalize="none"
      defaultValue={text}
      readOnly={isFixed}
    />
  )
  if (field.as !== 'image?') return line
  return (
    <ImageField
      name={name}
      label={label}
      src={text}
      problem={problem}
      stored={stored}
      picker={picker}
      slot={field.slot}
      size={size}
    >
      {line}
    </ImageField>
  )
}

const inputModes: Partial<Record<RecordField['as'], 'numeric' | 'decimal'>> = {
  number: 'numeric',
  'number?': 'numeric',
  'percent?': 'decimal',
  'amount?': 'decimal',
}

const hasNone = (field: RecordField): boolean => 'none' in field && field.none !== undefined

/** Returns how to write what isn't plain text. */
function hintOf(t: Translate, { as, hint }: RecordField, zone: string): string | undefined {
  if (hint) return t(hint)
  if (as === 'lines') return t('desk-record.hint-lines')
  return as === 'moment' ? t('desk.in-zone', { zone }) : undefined
}

import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import type { RecordKind } from '../../../contract/desk/record-kinds.ts'
import type { ErrorCode } from '../../../contract/errors.ts'
import { errorText, useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Select } from '../../ui/form/select.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Alert } from '../../ui/page/alert.tsx'
import { Card } from '../../ui/page/card.tsx'
import { ImageField } from '../image/image-field.tsx'
import { type ImagePicker, imageAct, type StoredImage } from '../image/image-names.ts'
import type { RefusedRecord } from './answer-record.ts'
import { fieldsOf, type RecordField } from './record-fields.ts'

interface RecordFormProps {
  kind: RecordKind
  idempotencyKey: string
  edited: {
    /** Empty for a new record. */
    revision: string
    texts: Readonly<Record<string, string>> | undefined
    /** When the version was saved that the form shows instead of the newest. */
    earlier: string | undefined
  }
  refused: RefusedRecord | undefined
}

/** Renders a record's properties to edit, with the reason for the log. */
export function RecordForm({ kind, idempotencyKey, edited, refused }: RecordFormProps) {
  const t = useT()
  const format = useFormat()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const [name = ''] = Object.keys(refused?.uploads.images ?? {})
    const own = refused?.uploads.picker ? '[data-picker]' : `[data-image="${name}"]`
    const first = refused?.code === null ? own : '[aria-invalid="true"]'
    if (refused) form.current?.querySelector<HTMLElement>(first)?.focus()
  }, [refused])
  const isNew = edited.revision === ''
  const texts = refused?.texts ?? edited.texts ?? {}
  const picker = refused?.uploads.picker ?? null
  return (
    <Card>
      {/* With images that were stored, it's rendered again; after a refusal all stays as it was typed. */}
      <Form
        ref={form}
        key={refused?.uploaded ?? 'first'}
        method="post"
        encType="multipart/form-data"
        noValidate
        className="grid max-w-160 grid-cols-[minmax(0,1fr)] gap-4"
      >
        {/* What a line's Enter key does, the first button of a form: while images are listed, it searches them. */}
        <button
          type="submit"
          name="do"
          value={picker ? imageAct({ as: 'choose', name: picker.name, page: 1 }) : 'save'}
          hidden
        />
        {edited.earlier && (
          <Alert>
            {t('desk-record.earlier', { time: format.date(edited.earlier, 'date-time', 'UTC') })}
          </Alert>
        )}
        {refused?.code && (
          <Alert tone="error" code={refused.code} title={t('desk-record.not-saved')}>
            {refused.code === 'VALIDATION' ? t('desk-record.check') : errorText(t, refused.code)}
          </Alert>
        )}
        <input type="hidden" name="key" value={idempotencyKey} />
        <input type="hidden" name="revision" value={edited.revision} />
        {fieldsOf(kind).map((field) => (
          <Property
            key={field.name}
            field={field}
            text={texts[field.name] ?? (field.as === 'switch' && isNew && !refused ? 'on' : '')}
            isFixed={field.isId === true && !isNew}
            wrong={refused?.wrong[field.name]}
            problem={refused?.uploads.problems[field.name]}
            stored={refused?.uploads.images[field.name]}
            picker={picker}
          />
        ))}
        <TextField
          name="why"
          label={t('desk-record.why')}
          optional
          maxLength={500}
          defaultValue={refused?.why}
        />
        <SubmitButton size="lg" className="justify-self-start">
          {t('desk-record.save')}
        </SubmitButton>
      </Form>
    </Card>
  )
}

/** Codes with words of their own. */
const ownWords = [
  'before',
  'no_hours',
  'promo_limit',
  'rule_twice',
  'rule_value',
  'rules_missing',
  'unknown_campaign',
  'unknown_country',
  'unknown_currency',
  'unknown_destination',
  'unknown_place',
] as const

function wordOf(code: string) {
  const own = ownWords.find((each) => each === code)
  return own ? (`desk-record.wrong-${own}` as const) : 'desk-record.wrong'
}

interface PropertyProps {
  field: RecordField
  text: string
  /** Whether it can't be changed any more. */
  isFixed: boolean
  /** The contract's code of what is wrong. */
  wrong: string | undefined
  /** Why its file wasn't stored, or what was. */
  problem: ErrorCode | undefined
  stored: StoredImage | undefined
  picker: ImagePicker | null
}

function Property(props: PropertyProps) {
  const { field, text, isFixed, wrong, problem, stored, picker } = props
  const t = useT()
  const { name, as } = field
  const hint = hints[as]
  const shared = {
    name,
    label: t(field.label),
    error: wrong === undefined ? null : t(wordOf(wrong)),
    hint: hint && t(hint),
  }
  if (as === 'switch') {
    return <Checkbox {...shared} value="on" defaultChecked={text !== ''} />
  }
  if (as === 'choice') {
    const options = field.of.map((value) => ({ value, label: value }))
    return isFixed ? (
      <TextField {...shared} defaultValue={text} readOnly />
    ) : (
      <Select {...shared} options={options} defaultValue={text || undefined} />
    )
  }
  if (as === 'lines' || as === 'by-language' || as === 'rules') {
    return <TextArea {...shared} defaultValue={text} spellCheck={as === 'by-language'} />
  }
  const line = (
    <TextField
      {...shared}
      type={as === 'moment' ? 'datetime-local' : 'text'}
      inputMode={as === 'number' || as === 'number?' ? 'numeric' : undefined}
      optional={as === 'words' || as === 'moment' || as.endsWith('?')}
      spellCheck={false}
      autoCapitalize="none"
      defaultValue={text}
      readOnly={isFixed}
    />
  )
  if (as !== 'image?') return line
  return (
    <ImageField
      name={name}
      label={shared.label}
      src={text}
      problem={problem}
      stored={stored}
      picker={picker}
    >
      {line}
    </ImageField>
  )
}

/** How to write what isn't plain text. */
const hints: Partial<
  Record<
    RecordField['as'],
    `desk-record.hint-${'lines' | 'words' | 'rules' | 'by-language' | 'moment'}`
  >
> = {
  lines: 'desk-record.hint-lines',
  words: 'desk-record.hint-words',
  rules: 'desk-record.hint-rules',
  'by-language': 'desk-record.hint-by-language',
  moment: 'desk-record.hint-moment',
}

import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import type { RecordKind } from '../../../contract/desk/record-kinds.ts'
import { errorText, useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Select } from '../../ui/form/select.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Alert } from '../../ui/page/alert.tsx'
import { Card } from '../../ui/page/card.tsx'
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
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refused])
  const isNew = edited.revision === ''
  const texts = refused?.texts ?? edited.texts ?? {}
  return (
    <Card>
      <Form ref={form} method="post" noValidate className="grid max-w-160 gap-4">
        {edited.earlier && (
          <Alert>
            {t('desk-record.earlier', { time: format.date(edited.earlier, 'date-time', 'UTC') })}
          </Alert>
        )}
        {refused && (
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
            isWrong={refused?.wrong.includes(field.name) ?? false}
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

interface PropertyProps {
  field: RecordField
  text: string
  /** Whether it can't be changed any more. */
  isFixed: boolean
  isWrong: boolean
}

function Property({ field, text, isFixed, isWrong }: PropertyProps) {
  const t = useT()
  const { name, as } = field
  const hint = hints[as]
  const shared = {
    name,
    label: t(field.label),
    error: isWrong ? t('desk-record.wrong') : null,
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
  return (
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

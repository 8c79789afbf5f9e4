import { Form } from 'react-router'
import type { RecordKind } from '../../../contract/desk/record-kinds.ts'
import { errorText, useT } from '../../locale/language.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Alert } from '../../ui/page/alert.tsx'
import { Card } from '../../ui/page/card.tsx'
import { useAgencyTime } from '../agency-clock.ts'
import { useAnswerFocus } from '../answer-focus.ts'
import { imageAct } from '../image/image-names.ts'
import type { ImageSizes } from '../image/sent-images.ts'
import type { RefusedRecord } from './answer-record.ts'
import { ConfirmSwitchOff } from './confirm-switch-off.tsx'
import type { Choices } from './record-choices.ts'
import { sectionsOf } from './record-fields.ts'
import { RecordProperty } from './record-property.tsx'
import { newTexts } from './record-texts.ts'

interface RecordFormProps {
  kind: RecordKind
  idempotencyKey: string
  /** What can be chosen for its properties. */
  choices: Choices
  edited: {
    /** Empty for a new record. */
    revision: string
    texts: Readonly<Record<string, string>> | undefined
    sizes: ImageSizes
    /** When the version was saved that the form shows instead of the newest. */
    earlier: string | undefined
  }
  refused: RefusedRecord | undefined
}

/** Renders a record's properties to edit, with the reason for the log. */
export function RecordForm(props: RecordFormProps) {
  const { kind, idempotencyKey, choices, edited, refused } = props
  const t = useT()
  const timeOf = useAgencyTime()
  const focusing = useAnswerFocus(refused, focused)
  const isNew = edited.revision === ''
  const texts = refused?.texts ?? edited.texts ?? {}
  const picker = refused?.uploads.picker ?? null
  if (refused?.asks) {
    return <ConfirmSwitchOff idempotencyKey={idempotencyKey} choices={choices} refused={refused} />
  }
  return (
    <Card>
      <Form
        {...focusing}
        data-of-query
        method="post"
        encType="multipart/form-data"
        noValidate
        className="group/record grid max-w-160 grid-cols-[minmax(0,1fr)] gap-4"
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
            {t('desk-record.earlier', {
              time: timeOf(edited.earlier),
            })}
          </Alert>
        )}
        {refused?.code && (
          <Alert
            tone="error"
            code={refused.code}
            title={t(
              Object.keys(refused.uploads.problems).length > 0
                ? 'desk-image.not-uploaded'
                : 'desk-record.not-saved',
            )}
          >
            {refused.code === 'VALIDATION' ? t('desk-record.check') : errorText(t, refused.code)}
          </Alert>
        )}
        <input type="hidden" name="key" value={idempotencyKey} />
        <input type="hidden" name="revision" value={refused?.revision ?? edited.revision} />
        {sectionsOf(kind).map(({ title, fields }) => (
          <section
            key={title ?? 'first'}
            aria-label={title && t(title)}
            className="grid grid-cols-[minmax(0,1fr)] gap-4"
          >
            {title && (
              <h2 className="mt-2 border-t border-line pt-4 text-md font-semibold">{t(title)}</h2>
            )}
            {fields.map((field) => (
              <RecordProperty
                key={field.name}
                field={field}
                texts={isNew && !refused ? { ...texts, ...newTexts(field) } : texts}
                isFixed={field.isId === true && !isNew}
                wrong={refused?.wrong ?? {}}
                choices={choices}
                problem={refused?.uploads.problems[field.name]}
                stored={refused?.uploads.images[field.name]}
                picker={picker}
                size={(refused?.sizes ?? edited.sizes)[field.name]}
              />
            ))}
          </section>
        ))}
        <TextField
          name="why"
          label={t('desk-record.why')}
          hint={kind === 'flag' ? t('desk-record.hint-why') : undefined}
          error={refused?.wrong.why === undefined ? null : t('desk-record.wrong-why')}
          optional={kind !== 'flag'}
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

/** Returns what an answer is about. */
function focused({ code, uploads }: RefusedRecord, form: HTMLFormElement) {
  const [name = ''] = Object.keys(uploads.images)
  const own = uploads.picker ? '[data-picker]' : `[data-image="${name}"]`
  return form.querySelector<HTMLElement>(code === null ? own : '[aria-invalid="true"]')
}

import type { OrderChange } from '../../../contract/desk/order/order-change.ts'
import { useT } from '../../locale/language.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { Alert } from '../../ui/page/alert.tsx'
import { ActForm } from './act-form.tsx'
import { ChangedFields } from './changed-fields.tsx'
import type { OrderActName } from './order-act-names.ts'

/** What the page itself sends with a form. */
const own: readonly string[] = ['act', 'target', 'key', 'do', 'back', 'confirmed']

/** Asks whether to make a change as it was typed, or to have a second person decide. */
export function ConfirmChange({
  act,
  target,
  typed,
  fields,
  isAlone,
}: {
  act: OrderActName
  target: string
  typed: Readonly<Record<string, string>>
  fields: OrderChange['fields']
  isAlone: boolean
}) {
  const t = useT()
  const isRefusal = typed.answer === 'refused'
  const button = isRefusal ? 'record-refusal' : isAlone ? 'confirm-change' : 'ask-change'
  return (
    <ActForm
      act={act}
      target={target}
      asksWhy={false}
      buttons={
        <div className="flex flex-wrap gap-2">
          <SubmitButton name="do" value={`${act} ${target}`}>
            {t(`desk-order.do-${button}`)}
          </SubmitButton>
          <SubmitButton name="back" value="form" variant="secondary">
            {t('desk-order.back-to-form')}
          </SubmitButton>
        </div>
      }
    >
      {() => (
        <>
          {Object.entries(typed)
            .filter(([name]) => !own.includes(name))
            .map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
          <input type="hidden" name="confirmed" value="yes" />
          <Alert tone="warning" title={t(`desk-order.title-${button}`)}>
            <ChangedFields fields={fields} />
            <p className="mt-2">{t(`desk-order.text-${button}`)}</p>
            {typed.answerNote && (
              <p className="mt-2 wrap-anywhere">
                {t(`desk-order.supplier-${isRefusal ? 'refuses' : 'agrees'}`, {
                  answer: typed.answerNote,
                })}
              </p>
            )}
            <p className="mt-2 wrap-anywhere">
              {t('desk-order.why')}: {typed.why}
            </p>
          </Alert>
        </>
      )}
    </ActForm>
  )
}

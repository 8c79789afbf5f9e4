import { useContext } from 'react'
import type { ChangedField, OrderChange } from '../../../contract/desk/order/order-change.ts'
import { useT } from '../../locale/language.ts'
import { Alert } from '../../ui/page/alert.tsx'
import { ActForms } from './act-form.tsx'
import { ChangedFields } from './changed-fields.tsx'
import type { OrderActName } from './order-act-names.ts'

export type Details = Partial<Record<ChangedField, string>>

/** Returns the fields that differ. */
const changesBetween = (before: Details, after: Details): OrderChange['fields'] =>
  (Object.keys(after) as ChangedField[]).flatMap((name) => {
    const [was = '', is = ''] = [before[name], after[name]]
    return was === is ? [] : [{ name, before: was, after: is }]
  })

/** The form about stored details, the details as they are now, and the fields that it has of them. */
export interface SeenForm {
  act: OrderActName
  target: string
  now: Details
  fields: readonly ChangedField[]
}

/**
 * Returns what a form about stored details needs, so that it never undoes what somebody else changed since its page was read:
 * a field that wasn't edited begins with the value as it is now.
 */
export function useSeen({ act, target, now, fields }: SeenForm) {
  const { refused, rendering } = useContext(ActForms)
  const sent = refused?.act === act && refused.target === target ? refused : undefined
  const pick = (prefix: string): Details =>
    Object.fromEntries(fields.map((name) => [name, sent?.typed[prefix + name] ?? now[name] ?? '']))
  const present = Object.fromEntries(fields.map((name) => [name, now[name] ?? '']))
  const was = pick('seen.')
  const meanwhile = changesBetween(was, present)
  const changed = changesBetween(present, pick(''))
  return {
    /** What somebody else changed since the page was read. */
    meanwhile,
    /** What was typed that differs from the present. */
    changed,
    /** Renders the form again with the present values. */
    key: meanwhile.length > 0 ? rendering : 'same',
    startOf(name: ChangedField): string {
      const typed = sent?.typed[name]
      return typed === undefined || typed === was[name] ? (now[name] ?? '') : typed
    },
    isUnchanged: sent?.code === null && sent.typed.back === undefined && changed.length === 0,
  }
}

/** Renders what a form sends of the details on its page, and what was noticed about those that were sent last. */
export function SeenFields({ seen, now }: { seen: ReturnType<typeof useSeen>; now: Details }) {
  const t = useT()
  return (
    <>
      {Object.entries(now).map(([name, value]) => (
        <input key={name} type="hidden" name={`seen.${name}`} value={value} />
      ))}
      {seen.meanwhile.length > 0 && (
        <Alert tone="warning" title={t('desk-order.changed-meanwhile')}>
          <div data-meanwhile>
            <ChangedFields fields={seen.meanwhile} />
          </div>
        </Alert>
      )}
      {seen.meanwhile.length === 0 && seen.isUnchanged && (
        <Alert tone="error" title={t('desk-order.not-done')}>
          {t('desk-order.nothing-changed')}
        </Alert>
      )}
    </>
  )
}

import type { OrderChange } from '../../../contract/desk/order/order-change.ts'
import { useT } from '../../locale/language.ts'

/** Renders what differs, before and after. */
export function ChangedFields({ fields }: Pick<OrderChange, 'fields'>) {
  const t = useT()
  return (
    <dl className="grid gap-2 wrap-anywhere" data-changed>
      {fields.map(({ name, before, after }) => (
        <div key={name}>
          <dt className="text-xs text-ink-soft">{t(`desk-order.field-${name}`)}</dt>
          <dd>
            {before && <del className="text-ink-soft">{before}</del>}
            {before && ' → '}
            <ins className="font-medium no-underline">{after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

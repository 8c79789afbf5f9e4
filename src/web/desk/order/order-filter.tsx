import { Form } from 'react-router'
import type { OrderStatus } from '../../../contract/order/order.ts'
import { useT } from '../../locale/language.ts'
import { Select } from '../../ui/form/select.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useAgencyZone } from '../agency-clock.ts'
import { DayField } from '../day-field.tsx'

const shortestSearch = 2
export const longestSearch = 100

/** What the list of orders shows, as its address says. */
export interface OrderFilter {
  q: string
  status: OrderStatus | undefined
  ordered: string | undefined
  starts: string | undefined
}

/** Renders the search for orders with its filters. */
export function OrderFilterForm({
  filter,
  statuses,
}: {
  filter: OrderFilter
  statuses: readonly OrderStatus[]
}) {
  const t = useT()
  const { q, status, ordered, starts } = filter
  return (
    <Form
      role="search"
      className="mb-6 grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]"
    >
      <TextField
        name="q"
        type="search"
        label={t('desk-order.search-label')}
        minLength={shortestSearch}
        maxLength={longestSearch}
        spellCheck={false}
        autoCapitalize="none"
        defaultValue={q}
      />
      <Select
        name="status"
        label={t('desk-order.status')}
        placeholder={t('desk-order.any-status')}
        options={statuses.map((value) => ({ value, label: t(`order.status-${value}`) }))}
        defaultValue={status ?? ''}
      />
      <DayField
        name="ordered"
        label={t('desk-order.ordered-on')}
        hint={t('desk.in-zone', { zone: useAgencyZone() })}
        value={ordered ?? ''}
      />
      <DayField name="starts" label={t('desk-order.starts-on')} value={starts ?? ''} />
      <SubmitButton className="min-h-12 sm:mt-6">{t('desk-order.search')}</SubmitButton>
    </Form>
  )
}

import { useT, useUrl } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'

interface NothingFliesProps {
  orderCode: string
  item: string
  day: string
  refundable: boolean
}

/** Renders that there are no flights to change to on a day, and what to do instead. */
export function NothingFlies({ orderCode, item, day, refundable }: NothingFliesProps) {
  const t = useT()
  const url = useUrl()
  const format = useFormat()
  return (
    <EmptyState
      icon="calendar"
      title={t('flight-changes.change-none-title', { day: format.date(day, 'full') })}
      actions={
        refundable && (
          <LinkButton
            variant="secondary"
            icon="wallet"
            to={url(`refund-form/${orderCode}`, { item })}
          >
            {t('aftersales.refund-ask')}
          </LinkButton>
        )
      }
    >
      <p>
        {t(
          refundable ? 'flight-changes.change-none-text-refund' : 'flight-changes.change-none-text',
        )}
      </p>
    </EmptyState>
  )
}

import { useT, useUrl } from '../../locale/language.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'

interface NoChangeProps {
  orderCode: string
  /** Whether the order has flights at all. */
  hasFlights: boolean
  item: string | undefined
  refundable: boolean
}

/** Renders why flights can't be changed, and what to do instead. */
export function NoChange({ orderCode, hasFlights, item, refundable }: NoChangeProps) {
  const t = useT()
  const url = useUrl()
  if (!hasFlights) {
    return (
      <EmptyState
        icon="info"
        title={t('flight-changes.change-flightless-title')}
        code="NOT_CHANGEABLE"
        actions={<LinkButton to={url(`order/${orderCode}`)}>{t('aftersales.to-order')}</LinkButton>}
      >
        <p>{t('flight-changes.change-flightless-text')}</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon="info"
      title={t('flight-changes.change-not-title')}
      code="NOT_CHANGEABLE"
      actions={
        refundable && (
          <LinkButton icon="wallet" to={url(`refund-form/${orderCode}`, { item })}>
            {t('aftersales.refund-ask')}
          </LinkButton>
        )
      }
    >
      <p>
        {t(refundable ? 'flight-changes.change-not-text-refund' : 'flight-changes.change-not-text')}
      </p>
    </EmptyState>
  )
}

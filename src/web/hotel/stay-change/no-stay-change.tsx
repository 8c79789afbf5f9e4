import { useT, useUrl } from '../../locale/language.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'

interface NoStayChangeProps {
  orderCode: string
  item: string | undefined
  refundable: boolean
}

/** Renders why a stay can't be changed, and what to do instead. */
export function NoStayChange({ orderCode, item, refundable }: NoStayChangeProps) {
  const t = useT()
  const url = useUrl()
  return (
    <EmptyState
      icon="info"
      title={t('stay-change.not-title')}
      code="NOT_CHANGEABLE"
      actions={
        refundable && (
          <LinkButton icon="wallet" to={url(`refund-form/${orderCode}`, { item })}>
            {t('aftersales.refund-ask')}
          </LinkButton>
        )
      }
    >
      <p>{t(refundable ? 'stay-change.not-text-refund' : 'stay-change.not-text')}</p>
    </EmptyState>
  )
}

import { useT, useUrl } from '../locale/language.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'

/** Renders a payable that is unknown, or not visible to this visitor. */
export function PayUnknown({ code }: { code: string }) {
  const t = useT()
  const url = useUrl()
  return (
    <EmptyState
      icon="search"
      title={t('payment.not-found-title')}
      code={code}
      actions={<LinkButton to={url('order')}>{t('payment.find-order')}</LinkButton>}
    >
      <p>{t('payment.not-found-text')}</p>
    </EmptyState>
  )
}

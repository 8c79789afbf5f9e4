import type { ListedOrder } from '../../../contract/order/order.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page/page.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { OrderCard } from '../list/order-card.tsx'

interface FoundOrderProps {
  title: string
  order: ListedOrder
}

/** Renders the summary of the order that was found, with a link to it. */
export function FoundOrder({ title, order }: FoundOrderProps) {
  const t = useT()
  const url = useUrl()
  const to = url(`order/${order.orderCode}`)
  return (
    <Page width="text">
      <PageHeading title={title} lead={t('order.found-lead')} />
      <ul className="grid gap-4">
        <OrderCard order={order} to={to} />
      </ul>
      <div className="mt-6 grid gap-2 sm:flex sm:flex-wrap">
        <LinkButton icon="ticket" to={to}>
          {t('order.found-open')}
        </LinkButton>
        <LinkButton variant="quiet" icon="search" to={url('order/search')}>
          {t('order.found-other')}
        </LinkButton>
      </div>
    </Page>
  )
}

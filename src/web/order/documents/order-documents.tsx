import { hasDocuments, isLive } from '../../../contract/order/is-live.ts'
import type { Order } from '../../../contract/order/order.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { productWords } from '../../product/product-words.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Card } from '../../ui/page/card.tsx'

/** Renders the documents: tickets and vouchers once they exist, and the calendar file. */
export function OrderDocuments({ order: { orderCode, items } }: { order: Order }) {
  const t = useT()
  const url = useUrl()
  const live = items.filter(isLive)
  const words = productWords(t, live)
  // The calendar file that removes cancelled events comes with the mail about their cancellation.
  if (live.length === 0) return null
  return (
    <Card title={t('order.documents')}>
      <div className="grid gap-2">
        {live.some(hasDocuments) ? (
          <LinkButton
            block
            variant="secondary"
            icon="download"
            reloadDocument
            to={url(`order/${orderCode}/e-ticket.pdf`)}
          >
            {words('order.e-ticket')}
          </LinkButton>
        ) : (
          <p className="text-ink-soft">{words('order.documents-later')}</p>
        )}
        <LinkButton
          block
          variant="secondary"
          icon="calendar"
          reloadDocument
          to={url(`order/${orderCode}/itinerary.ics`)}
        >
          {t('order.calendar')}
        </LinkButton>
      </div>
    </Card>
  )
}

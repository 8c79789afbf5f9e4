import { isFlown } from '../../../contract/order/is-flown.ts'
import type { Order } from '../../../contract/order/order.ts'
import { useT, useUrl } from '../../locale/language.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Card } from '../../ui/page/card.tsx'

/** What can be taken along: the e-ticket once there is one, and the journey for the calendar. */
export function OrderDocuments({ order: { orderCode, items } }: { order: Order }) {
  const t = useT()
  const url = useUrl()
  const flown = items.filter(isFlown)
  const ticketed = flown.some((item) => item.tickets.length > 0)
  // Cancelled tickets have a calendar file still: it takes their flights out of a calendar.
  const wasTicketed = items.some((item) => item.tickets.length > 0)
  if (flown.length === 0 && !wasTicketed) return null
  return (
    <Card title={t('order.documents')}>
      <div className="grid gap-2">
        {ticketed ? (
          <LinkButton
            block
            variant="secondary"
            icon="download"
            reloadDocument
            to={url(`order/${orderCode}/e-ticket.pdf`)}
          >
            {t('order.e-ticket')}
          </LinkButton>
        ) : (
          flown.length > 0 && <p className="text-ink-soft">{t('order.documents-later')}</p>
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

import type { Order } from '../../contract/order/order.ts'
import { searchAgain } from '../flight/confirm/search-again.ts'
import type { AirportNames } from '../flight/shared/airport-names.ts'
import { useT } from '../locale/use-t.ts'
import { useUrl } from '../locale/use-url.ts'
import { Card } from '../ui/card.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { isOrderMoving } from './order-progress.ts'
import { OrderTimeline } from './order-timeline.tsx'

interface OrderNextProps {
  order: Order
  airports: AirportNames
  /** What is going on after the sale, which its status does not tell. */
  instead?: 'notice' | 'in-progress' | undefined
}

/** What happens next, and what the traveller has to do for it, if anything. */
export function OrderNext({ order, airports, instead }: OrderNextProps) {
  const t = useT()
  const url = useUrl()
  const { status, orderCode } = order
  const over = status === 'expired' || status === 'failed' || status === 'refunded'
  return (
    <Card title={t('order.next')}>
      <p className="-mt-2 mb-6" aria-live="polite">
        {instead ? t(`aftersales.next-${instead}`) : t(`order.lead-${status}`)}
      </p>
      <OrderTimeline order={order} airports={airports} />
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 empty:hidden">
        {isOrderMoving(status) && (
          <>
            <LinkButton
              variant="secondary"
              icon="refresh"
              reloadDocument
              to={url(`order/${orderCode}`)}
            >
              {t('order.refresh')}
            </LinkButton>
            <p className="text-xs text-ink-soft">{t('order.updates')}</p>
          </>
        )}
        {over && <SearchAgain order={order} />}
      </div>
    </Card>
  )
}

function SearchAgain({ order: { items, passengers, total } }: { order: Order }) {
  const t = useT()
  const url = useUrl()
  const [first] = items
  if (!first) return null
  const count = (type: string) => passengers.filter((each) => each.type === type).length
  const { path, query } = searchAgain({
    slices: items.map(({ offer: { slice } }) => ({
      from: slice.from,
      to: slice.to,
      date: slice.departure.slice(0, 10),
    })),
    tripType: items.length === 1 ? 'oneway' : isThereAndBack(items) ? 'roundtrip' : 'multicity',
    passengers: { adult: count('adult'), child: count('child'), infant: count('infant') },
    cabin: first.offer.family.cabin,
    currency: total.currency,
  })
  return (
    <LinkButton icon="search" to={url(path, query)}>
      {t('order.search-again')}
    </LinkButton>
  )
}

function isThereAndBack(items: Order['items']): boolean {
  const [out, back] = items.map((item) => item.offer.slice)
  return items.length === 2 && out?.from === back?.to && out?.to === back?.from
}

import { hasDocuments, isLive } from '../../contract/order/is-live.ts'
import type { Order, OrderItem } from '../../contract/order/order.ts'
import { manageId } from '../aftersales/manage-card.tsx'
import { useNow, useT, useUrl } from '../locale/language.ts'
import { useFormat } from '../locale/use-format.ts'
import { type OnlineCheckIn, useProductViews } from '../product/product-views.ts'
import { productWords } from '../product/product-words.ts'
import { buttonClass } from '../ui/button-look.ts'
import { Icon } from '../ui/icon.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Card } from '../ui/page/card.tsx'
import { DateTime } from '../ui/time/date-time.tsx'
import { useNext } from './progress/use-next.ts'

interface OrderTopProps {
  order: Order
  /** Whether the page has something to change or cancel. */
  canManage: boolean
}

/** Renders what travellers open an order for: what comes next and in how many days, their documents, and what they can do. */
export function OrderTop({ order, canManage }: OrderTopProps) {
  const t = useT()
  const url = useUrl()
  const viewsOf = useProductViews()
  const { orderCode, items } = order
  const next = useNext(order)
  const live = items.filter(isLive)
  if (live.length === 0) return null
  const words = productWords(t, live)
  const isIssued = live.some(hasDocuments)
  const checkIn = next.item && hasDocuments(next.item) && viewsOf(next.item).checkIn?.(next.item)
  return (
    <Card className="mb-6" pad="sm" aria-label={t('order.documents')}>
      {next.start && next.item && (
        <div className="flex items-start gap-3">
          <Icon name={next.icon} className="mt-0.5 text-sea" />
          <div className="min-w-0">
            <NextStart start={next.start} item={next.item} />
            {checkIn && <CheckInOpening checkIn={checkIn} item={next.item} />}
          </div>
        </div>
      )}
      {!isIssued && (
        <p className="mt-3 text-ink-soft first:mt-0">{words('order.documents-later')}</p>
      )}
      <div className="mt-4 grid grid-cols-2 gap-2 first:mt-0 sm:flex sm:flex-wrap print:hidden">
        {isIssued && (
          <LinkButton
            icon="download"
            reloadDocument
            className="max-sm:col-span-2"
            to={url(`order/${orderCode}/e-ticket.pdf`)}
          >
            {words('order.e-ticket')}
          </LinkButton>
        )}
        <LinkButton
          variant="secondary"
          icon="calendar"
          reloadDocument
          to={url(`order/${orderCode}/itinerary.ics`)}
        >
          {t('order.calendar')}
        </LinkButton>
        {checkIn && <CheckInLink checkIn={checkIn} />}
        {canManage && (
          <a href={`#${manageId}`} className={buttonClass({ variant: 'secondary' })}>
            <Icon name="edit" />
            {t('order.change')}
          </a>
        )}
        <LinkButton variant="secondary" icon="help" to={url('contact', { order: orderCode })}>
          {t('order.help')}
        </LinkButton>
      </div>
    </Card>
  )
}

const dayLength = 86_400_000

interface NextProps {
  item: OrderItem
}

/** Renders when the next item begins, what it is, and in how many days. */
function NextStart({ start, item }: NextProps & { start: string }) {
  const t = useT()
  const now = useNow()
  const days = Math.max(0, Math.ceil((Date.parse(start.slice(0, 10)) - now) / dayLength))
  return (
    <>
      <p className="font-semibold">
        {productWords(t, [item])('order.step-travel')} ·{' '}
        <DateTime value={start} look={start.includes('T') ? 'full-time' : 'full'} />
      </p>
      <p className="wrap-anywhere">{item.title}</p>
      <p className="text-ink-soft print:hidden" suppressHydrationWarning data-days={days}>
        {t('order.starts-in', { days })}
      </p>
    </>
  )
}

/** Renders from when on the airline lets travellers check in, until it does. */
function CheckInOpening({ checkIn: { opensAt, zone }, item }: NextProps & CheckInProps) {
  const t = useT()
  const format = useFormat()
  if (useNow() >= Date.parse(opensAt)) return null
  return (
    <p className="text-ink-soft" suppressHydrationWarning>
      {productWords(t, [item])('order.step-travel-note')}{' '}
      {t('order.check-in-earliest', { time: format.date(opensAt, 'date-time', zone) })}
    </p>
  )
}

interface CheckInProps {
  checkIn: OnlineCheckIn
}

function CheckInLink({ checkIn: { opensAt, placeId } }: CheckInProps) {
  const t = useT()
  if (useNow() < Date.parse(opensAt)) return null
  return (
    <a href={`#${placeId}`} className={buttonClass({ variant: 'secondary' })}>
      <Icon name="check-circle" />
      {t('order.check-in')}
    </a>
  )
}

import { Form } from 'react-router'
import type { StayChangeQuote } from '../../../contract/hotel/stay-change.ts'
import type { Order } from '../../../contract/order/order.ts'
import { QuoteClock } from '../../aftersales/quote/quote-clock.tsx'
import { QuoteLines } from '../../aftersales/quote/quote-lines.tsx'
import { useMoney } from '../../currency/use-money.ts'
import { useT } from '../../locale/language.ts'
import { productWords } from '../../product/product-words.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Card } from '../../ui/page/card.tsx'
import { isRoom } from '../order/hotel-order-item.ts'
import { CancelTimeline } from '../price/cancel-timeline.tsx'
import { ChangeSums } from '../price/change-sums.tsx'
import { StayFacts } from '../terms/stay-facts.tsx'
import { ChangedRooms } from './changed-rooms.tsx'

interface StayChangeOfferProps {
  quote: StayChangeQuote
  order: Order
  /** The address at which something else can be chosen. */
  again: string
  idempotencyKey: string
}

/** Renders the stay as it is and as it would be, what changing costs, and the button that confirms it. */
export function StayChangeOffer({ quote, order, again, idempotencyKey }: StayChangeOfferProps) {
  const t = useT()
  const money = useMoney()
  const { quoteId, from, to, amount, validUntil, itemIds } = quote
  const rooms = order.items.filter(isRoom).filter(({ id }) => itemIds.includes(id))
  const [first] = rooms
  if (!first) return null
  const { hotel } = first.hotel
  const back = { ...amount, amount: -amount.amount }
  return (
    <div className="grid gap-6" data-quote={quoteId}>
      <Card title={t('stay-change.before')} className="bg-transparent text-ink-soft">
        <div className="grid gap-3">
          <StayFacts hotel={hotel} stay={from.stay} rate={from.rate} />
          <ChangedRooms
            state={from}
            markOf={(room) => (to.keeps.includes(room) ? undefined : 'dropped')}
          />
        </div>
      </Card>
      <Card title={t('stay-change.after')}>
        <div className="grid gap-3">
          <StayFacts hotel={hotel} stay={to.stay} rate={to.rate} />
          <ChangedRooms
            state={to}
            markOf={(room) => (to.keeps[room] === null ? 'added' : undefined)}
          />
        </div>
        <section className="mt-4 border-t border-line pt-4">
          <h3 className="mb-2 font-semibold">{t('hotel-order.cancellation')}</h3>
          <CancelTimeline rate={to.rate} checkIn={to.stay.checkIn} zone={hotel.zone} />
        </section>
      </Card>
      <Card title={t('stay-change.cost')}>
        <div className="mb-4 border-b border-line pb-4">
          <ChangeSums before={from.rate.price} after={to.rate.price} />
        </div>
        <QuoteLines quote={quote} words={productWords(t, rooms)} />
        {amount.amount < 0 && <p className="mt-3">{t('stay-change.refund-way')}</p>}
        <dl className="mt-4 border-t border-line pt-4">
          <QuoteClock until={validUntil} />
        </dl>
      </Card>
      <Form method="post" className="grid gap-2">
        <input type="hidden" name="key" value={idempotencyKey} />
        <SubmitButton size="lg" block {...(amount.amount > 0 && { icon: 'lock' as const })}>
          {amount.amount > 0
            ? t('stay-change.confirm-pay', { amount: money(amount) })
            : amount.amount < 0
              ? t('stay-change.confirm-refund', { amount: money(back) })
              : t('stay-change.confirm')}
        </SubmitButton>
        {amount.amount > 0 && (
          <p className="text-center text-ink-soft">{t('stay-change.pay-later')}</p>
        )}
        <LinkButton block variant="quiet" to={again}>
          {t('stay-change.again')}
        </LinkButton>
      </Form>
    </div>
  )
}

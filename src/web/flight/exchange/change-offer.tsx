import { Form } from 'react-router'
import type { ChangeQuote } from '../../../contract/aftersales/after-sales.ts'
import type { Offer } from '../../../contract/flight/offer.ts'
import type { Order } from '../../../contract/order/order.ts'
import { QuoteClock } from '../../aftersales/quote/quote-clock.tsx'
import { QuoteLines } from '../../aftersales/quote/quote-lines.tsx'
import { useMoney } from '../../currency/use-money.ts'
import { useT, useUrl } from '../../locale/language.ts'
import type { PlaceNames } from '../../place/place-names.ts'
import { productWords } from '../../product/product-words.ts'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Alert } from '../../ui/page/alert.tsx'
import { Card } from '../../ui/page/card.tsx'
import { DateTime } from '../../ui/time/date-time.tsx'
import { OfferTerms } from '../confirm/offer-terms.tsx'
import { cabinText } from '../fare/baggage-text.tsx'
import { lostBetween } from '../fare/lost-conditions.ts'
import { LostList } from '../fare/lost-list.tsx'
import { isFlight } from '../order/flight-order-item.ts'
import { SliceDetails } from '../slice/slice-details.tsx'
import { SliceSummary } from '../slice/slice-summary.tsx'
import { StopNotice } from '../slice/stop-notice.tsx'
import { BagsAfterChange } from './bags-after-change.tsx'

interface ChangeOfferProps {
  quote: ChangeQuote
  order: Order
  airports: PlaceNames
  idempotencyKey: string
}

/** Renders the old and new flights, the cost, what is lost, and the button that confirms it. */
export function ChangeOffer({ quote, order, airports, idempotencyKey }: ChangeOfferProps) {
  const t = useT()
  const url = useUrl()
  const money = useMoney()
  const { quoteId, from, to, amount, isInvoluntary, validUntil, itemIds, bags } = quote
  const lost = lostBetween(from, to)
  const isCheaper = to.price.currency === from.price.currency && to.price.amount < from.price.amount
  const item = order.items.find(({ id }) => id === itemIds[0])
  const tickets = item?.flight?.tickets.length ?? 1
  const fareText = ({ family: { name, cabin } }: Offer) =>
    t('flight-confirm.sold-by', { family: name, cabin: cabinText(t, cabin) })
  const day = to.slice.departure.slice(0, 10)
  const search = `aftersales/change-flight/submission/${order.orderCode}/search` as const
  return (
    <div className="grid gap-6" data-quote={quoteId}>
      <Card
        title={t('flight-changes.quote-from', { count: from.slice.segments.length })}
        className="bg-transparent text-ink-soft"
      >
        <SliceSummary slice={from.slice} airports={airports} />
        <p className="mt-2">{fareText(from)}</p>
      </Card>
      <Card title={t('flight-changes.quote-to', { count: to.slice.segments.length })}>
        <p className="-mt-3 mb-4 font-semibold">
          <DateTime value={day} look="full" />
          <span className="block font-normal text-ink-soft">{fareText(to)}</span>
        </p>
        <SliceDetails slice={to.slice} airports={airports} />
        <div className="mt-4 grid gap-2 empty:hidden">
          <StopNotice slice={to.slice} airports={airports} />
        </div>
        <OfferTerms offer={to}>
          <BagsAfterChange bags={bags} travellers={item?.travellers ?? []} />
        </OfferTerms>
      </Card>
      <Card title={t('flight-changes.quote-cost')}>
        <QuoteLines quote={quote} words={productWords(t, order.items.filter(isFlight))} />
        <div className="mt-4 grid gap-2 border-t border-line pt-4">
          {isInvoluntary && <p>{t('flight-changes.quote-involuntary-change')}</p>}
          <p>{t('flight-changes.quote-change-tickets', { count: tickets })}</p>
          {!isInvoluntary && isCheaper && (
            <p className="text-ink-soft">{t('flight-changes.quote-change-fare-drop')}</p>
          )}
        </div>
        <dl className="mt-4 border-t border-line pt-4">
          <QuoteClock until={validUntil} />
        </dl>
      </Card>
      {lost.length > 0 && (
        <Alert tone="error" title={t('flight-confirm.stricter-change')}>
          <LostList lost={lost} />
        </Alert>
      )}
      <Form method="post" className="grid gap-2">
        <input type="hidden" name="key" value={idempotencyKey} />
        <SubmitButton size="lg" block {...(amount.amount > 0 && { icon: 'lock' as const })}>
          {amount.amount > 0
            ? t('flight-changes.change-confirm-pay', { amount: money(amount) })
            : t('flight-changes.change-confirm', { count: from.slice.segments.length })}
        </SubmitButton>
        {amount.amount > 0 && (
          <p className="text-center text-ink-soft">{t('flight-changes.change-pay-later')}</p>
        )}
        <LinkButton block variant="quiet" to={url(search, { item: itemIds[0], date: day })}>
          {t('flight-changes.change-others')}
        </LinkButton>
      </Form>
    </div>
  )
}

import type { Order } from '../../contract/order.ts'
import { OfferTerms } from '../flight/confirm/offer-terms.tsx'
import { type AirportNames, cityOf } from '../flight/shared/airport-names.ts'
import { SliceDetails } from '../flight/shared/slice-details.tsx'
import { StopNotice } from '../flight/shared/stop-notice.tsx'
import { useT } from '../locale/use-t.ts'
import { Badge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { DateTime } from '../ui/date-time.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { OrderCodes } from './order-codes.tsx'

/** Each journey with its booking code at the airline, its flights, baggage and conditions. */
export function OrderFlights({ order, airports, noticed }: OrderFlightsProps) {
  return order.items.map((item) => (
    <OrderFlight key={item.id} item={item} airports={airports} noticed={noticed?.get(item.id)} />
  ))
}

interface OrderFlightsProps {
  order: Order
  airports: AirportNames
  /** Items whose flights the airline changed or cancelled, while nobody has answered. */
  noticed?: ReadonlyMap<string, 'changed' | 'cancelled'>
}

interface OrderFlightProps {
  item: Order['items'][number]
  airports: AirportNames
  noticed: 'changed' | 'cancelled' | undefined
}

function OrderFlight({ item, airports, noticed }: OrderFlightProps) {
  const t = useT()
  const { offer, state } = item
  const { slice } = offer
  return (
    <Card
      title={`${cityOf(airports, slice.from)} – ${cityOf(airports, slice.to)}`}
      aside={
        <span className="flex flex-wrap gap-2">
          {noticed && (
            <Badge tone="amber" icon="warning">
              {t(`aftersales.notice-on-flights-${noticed}`)}
            </Badge>
          )}
          <Badge tone={state === 'issued' ? 'sea' : state === 'failed' ? 'red' : 'neutral'}>
            {t(`order.item-state-${state}`)}
          </Badge>
        </span>
      }
      data-item={item.id}
    >
      <p className="-mt-3 mb-4 text-ink-soft">
        <DateTime value={slice.departure.slice(0, 10)} look="full" />
      </p>
      <OrderCodes item={item} />
      <SliceDetails slice={slice} airports={airports} />
      {slice.stopType === 'onestop' && (
        <div className="mt-4 grid gap-2">
          <StopNotice slice={slice} airports={airports} />
        </div>
      )}
      <Disclosure
        className="mt-4 border-t border-line pt-2"
        summary={`${t('order.included')} · ${offer.family.name}`}
      >
        <OfferTerms offer={offer} />
      </Disclosure>
    </Card>
  )
}

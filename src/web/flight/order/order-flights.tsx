import { isLive } from '../../../contract/order/is-live.ts'
import { useT } from '../../locale/language.ts'
import { cityOf, type PlaceNames } from '../../place/place-names.ts'
import { ItemStateBadge } from '../../product/neutral-views.tsx'
import { usePaidBackText, useRefundLimitText } from '../../product/paid-back.ts'
import { Badge } from '../../ui/page/badge.tsx'
import { Card } from '../../ui/page/card.tsx'
import { Disclosure } from '../../ui/page/disclosure.tsx'
import { DateTime } from '../../ui/time/date-time.tsx'
import { ConditionLine } from '../fare/condition-line.tsx'
import { travellersOf } from '../fare/condition-text.tsx'
import { SliceDetails } from '../slice/slice-details.tsx'
import { SliceTimes } from '../slice/slice-times.tsx'
import { StopNotice } from '../slice/stop-notice.tsx'
import { AnnouncedFlights } from './announced-flights.tsx'
import type { FlightOrderItem } from './flight-order-item.ts'
import { OrderBags } from './order-bags.tsx'
import { OrderCodes } from './order-codes.tsx'
import { TripAirportSwitches } from './trip-airport-switches.tsx'

interface OrderFlightsProps {
  items: readonly FlightOrderItem[]
  airports: PlaceNames
  /** Whether the airline's announcement is shown above, with the possible answers. */
  isNoticeShown: boolean
  /** Whether the conditions are unfolded. */
  areTermsOpen?: boolean | undefined
}

/** The id of a journey's card, which has the booking references that airlines ask for at check-in. */
export const checkInId = (itemId: string): string => `check-in-${itemId}`

/**
 * Renders the order's journeys, those still to be flown first, each with booking reference, flights, bags and
 * conditions.
 */
export function OrderFlights({ items, ...shared }: OrderFlightsProps) {
  const { airports } = shared
  const live = items.filter(isLive)
  const [ahead, left] = [
    live.filter(({ flight }) => !flight.hasDeparted),
    live.filter(({ flight }) => flight.hasDeparted),
  ]
  return (
    <>
      {ahead.length > 0 && (
        <TripAirportSwitches
          slices={live.map(({ flight }) => flight.offer.slice)}
          airports={airports}
        />
      )}
      {[...ahead, ...left].map((item) => (
        <OrderFlight key={item.id} item={item} {...shared} />
      ))}
      {items
        .filter((item) => !isLive(item))
        .map((item) => (
          <EndedFlight key={item.id} item={item} airports={airports} />
        ))}
    </>
  )
}

interface OrderFlightProps extends Omit<OrderFlightsProps, 'items'> {
  item: FlightOrderItem
}

function OrderFlight({ item, airports, isNoticeShown, areTermsOpen }: OrderFlightProps) {
  const t = useT()
  const paidBack = usePaidBackText()
  const limit = useRefundLimitText([item])
  const { offer, announced } = item.flight
  const { slice } = offer
  const [day, newDay] = [slice, announced?.after].map((each) => each?.departure.slice(0, 10))
  return (
    <Card
      title={`${cityOf(airports, slice.from)} – ${cityOf(airports, slice.to)}`}
      aside={
        <span className="flex flex-wrap gap-2">
          {announced && (
            <Badge tone="amber" icon="warning">
              {t(`flight-changes.notice-on-flights-${announced.after ? 'changed' : 'cancelled'}`)}
            </Badge>
          )}
          <ItemStateBadge item={item} />
        </span>
      }
      data-item={item.id}
      id={checkInId(item.id)}
      className="scroll-mt-4"
    >
      <p className="-mt-3 mb-4 text-ink-soft">
        {newDay && newDay !== day ? (
          <>
            <s>
              <DateTime value={day ?? ''} look="full" />
            </s>{' '}
            <DateTime value={newDay} look="full" />
          </>
        ) : (
          <DateTime value={day ?? ''} look="full" />
        )}
      </p>
      {!isNoticeShown && <AnnouncedFlights item={item} airports={airports} />}
      <OrderCodes item={item} />
      <SliceDetails slice={slice} airports={airports} announced={announced?.after} />
      {slice.stopType === 'onestop' && (
        <div className="mt-4 grid gap-2">
          <StopNotice slice={slice} airports={airports} />
        </div>
      )}
      <OrderBags flight={item.flight} travellers={item.travellers} />
      <Disclosure
        className="mt-4 border-t border-line pt-2 print:mt-2"
        {...(areTermsOpen && { open: true })}
        summary={`${t('flight-order.conditions')} · ${offer.family.name}`}
      >
        <ul className="grid gap-1 pb-2">
          {(['change', 'refund'] as const).map((what) => (
            <li key={what}>
              {what === 'refund' && paidBack ? (
                paidBack
              ) : (
                <ConditionLine
                  what={what}
                  condition={offer[what]}
                  travellers={travellersOf(offer)}
                />
              )}
            </li>
          ))}
          {limit && <li>{limit}</li>}
        </ul>
      </Disclosure>
    </Card>
  )
}

/** Renders a journey that won't be flown: less prominent, and labelled in words as well as by its look. */
function EndedFlight({ item, airports }: Pick<OrderFlightProps, 'item' | 'airports'>) {
  const t = useT()
  const { slice } = item.flight.offer
  return (
    <Card
      pad="sm"
      className="border-dashed bg-transparent text-ink-soft"
      title={
        <span className="text-base">
          <s>{`${cityOf(airports, slice.from)} – ${cityOf(airports, slice.to)}`}</s>
        </span>
      }
      aside={<ItemStateBadge item={item} />}
      data-item={item.id}
      data-ended
    >
      <p className="-mt-3 tabular">
        <DateTime value={slice.departure.slice(0, 10)} look="full" />, <SliceTimes slice={slice} />
      </p>
      <OrderCodes item={item} />
      <Disclosure className="mt-2" summary={t('flight-order.flight-details')}>
        <SliceDetails slice={slice} airports={airports} />
      </Disclosure>
    </Card>
  )
}

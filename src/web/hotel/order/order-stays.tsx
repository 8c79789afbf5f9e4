import { nightArrivalDay } from '../../../contract/hotel/arrival-day.ts'
import { isAwaited } from '../../../contract/order/is-live.ts'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { ItemStateBadge } from '../../product/neutral-views.tsx'
import { usePaidBackText, useRefundLimitText } from '../../product/paid-back.ts'
import { Card } from '../../ui/page/card.tsx'
import { termsLeft } from '../price/cancel-steps.ts'
import { CancelTimeline } from '../price/cancel-timeline.tsx'
import { GuaranteeNote } from '../price/guarantee-note.tsx'
import { StayFacts } from '../terms/stay-facts.tsx'
import { DriverCard } from './driver-card.tsx'
import { type HotelOrderItem, sharedVoucher, staysOf } from './hotel-order-item.ts'
import { PropertyContact } from './property-contact.tsx'
import { StayMap } from './stay-map.tsx'
import { StayPicture } from './stay-picture.tsx'
import { StayRoom } from './stay-room.tsx'
import { VoucherCode } from './voucher-code.tsx'

/** Renders the stays of an order, those still ahead first: the property, the dates in its own time, and each room. */
export function OrderStays({ items }: { items: readonly HotelOrderItem[] }) {
  const stays = staysOf(items)
  const live = stays.filter((rooms) => rooms.some(isAwaited))
  const ended = stays.filter((rooms) => !rooms.some(isAwaited))
  const ahead = (rooms: HotelOrderItem[]) => Number(rooms[0]?.hotel.hasStarted)
  return [...live.sort((a, b) => ahead(a) - ahead(b)), ...ended].map((rooms) => (
    <StayCard key={rooms[0]?.id} rooms={rooms} />
  ))
}

function StayCard({ rooms }: { rooms: readonly HotelOrderItem[] }) {
  const t = useT()
  const format = useFormat()
  const paidBack = usePaidBackText()
  const limit = useRefundLimitText(rooms)
  const [first] = rooms
  if (!first) return null
  const { hotel, stay, rate, requests, arrivesAt, guaranteedBy, driver } = first.hotel
  const isEnded = !rooms.some(isAwaited)
  const night = nightArrivalDay(stay.checkIn, arrivesAt)
  const arrival = night ? format.date(`${night}T${arrivesAt}`, 'full-time') : format.time(arrivesAt)
  const terms = termsLeft(rate, paidBack !== undefined)
  const shared = sharedVoucher(rooms)
  return (
    <Card
      title={isEnded ? <s>{hotel.name}</s> : hotel.name}
      aria-label={hotel.name}
      aside={rooms.length === 1 && <ItemStateBadge item={first} />}
      className={isEnded ? 'border-dashed bg-transparent text-ink-soft' : ''}
      data-stay={hotel.id}
      data-ended={isEnded || undefined}
    >
      <div className="grid gap-4 print:gap-2">
        {!isEnded && (
          <div className="grid auto-cols-fr gap-2 empty:hidden sm:grid-flow-col print:hidden">
            <StayPicture hotel={hotel} />
            <StayMap hotel={hotel} />
          </div>
        )}
        <StayFacts hotel={hotel} stay={stay} rate={rate} />
        <div className="grid gap-3 border-t border-line pt-4 print:pt-2">
          {shared && <VoucherCode item={shared} shows="code" />}
          <ul className="grid gap-3">
            {rooms.map((room) => (
              <StayRoom
                key={room.id}
                item={room}
                isOnly={rooms.length === 1}
                isCodeAbove={shared !== undefined}
              />
            ))}
          </ul>
        </div>
        {(arrivesAt || requests) && (
          <dl className="grid gap-1 border-t border-line pt-4 print:pt-2">
            {arrivesAt && (
              <div className="flex gap-2">
                <dt className="text-ink-soft">{t('hotel-order.arrives-at')}</dt>
                <dd>{arrival}</dd>
              </div>
            )}
            {requests && (
              <div className="flex gap-2">
                <dt className="shrink-0 text-ink-soft">{t('hotel-order.requests')}</dt>
                <dd className="min-w-0 wrap-anywhere">{requests}</dd>
              </div>
            )}
          </dl>
        )}
        {!isEnded && (
          <>
            <PropertyContact hotel={hotel} />
            <DriverCard hotel={hotel} driver={driver} />
            <section className="border-t border-line pt-4 print:pt-2">
              <h3 className="mb-2 font-semibold">{t('hotel-order.cancellation')}</h3>
              {terms ? (
                <CancelTimeline rate={terms} checkIn={stay.checkIn} zone={hotel.zone} />
              ) : (
                <p>{paidBack}</p>
              )}
              {limit && <p className="mt-2">{limit}</p>}
              <GuaranteeNote rate={rate} card={guaranteedBy} className="mt-2" />
            </section>
          </>
        )}
      </div>
    </Card>
  )
}

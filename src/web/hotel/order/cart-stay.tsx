import type { PurchasedItem } from '../../../contract/payment/payment.ts'
import { useMoney } from '../../currency/use-money.ts'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import { HotelPicture } from '../photo/hotel-picture.tsx'
import { GuaranteeNote } from '../price/guarantee-note.tsx'
import { notFree } from '../price/not-free.ts'
import { typedRoomsOf } from '../search/stay-request.ts'
import { guestsText, nightsBetween } from '../search/typed-stay.ts'
import { ChildRule } from '../terms/child-rule.tsx'

/** Renders a stay in the cart: where, when, for whom, and until when cancelling is free. */
export function CartStay({ items: [first] }: { items: readonly PurchasedItem[] }) {
  const t = useT()
  const format = useFormat()
  const money = useMoney()
  if (!first?.hotel) return null
  const { hotel, stay, rate } = first.hotel
  const { checkIn, checkOut } = stay
  const free = rate.freeUntil && format.date(rate.freeUntil, 'date-time', hotel.zone)
  return (
    <div suppressHydrationWarning className="flow-root">
      <HotelPicture
        photo={hotel.photo}
        scene={hotel.scene}
        hotel={hotel.name}
        sizes="(width >= 40rem) 9rem, 6rem"
        className="float-start me-3 mb-2 h-18 w-24 rounded-sm bg-scene-sky sm:h-27 sm:w-36"
      />
      <p className="font-semibold wrap-anywhere">{hotel.name}</p>
      <p>
        {format.date(checkIn)} – {format.date(checkOut)} ·{' '}
        {t('hotel.nights', { count: nightsBetween(checkIn, checkOut) })}
      </p>
      <p className="text-xs text-ink-soft">
        {hotel.area}, {hotel.city} · {guestsText(t, typedRoomsOf(stay))}
      </p>
      <p className="text-xs text-ink-soft">
        {rate.roomName} · {t(`hotel.board-${rate.board}`)}
      </p>
      {rate.price.atProperty && (
        <p className="text-xs text-ink-soft">
          {t('hotel.sum-there')}: {money(rate.price.atProperty.amount)}
        </p>
      )}
      <GuaranteeNote rate={rate} />
      <div className="my-2 empty:hidden">
        <ChildRule hotel={hotel} stay={stay} />
      </div>
      <p className="mt-1 text-xs text-ink-soft">
        {free
          ? t('hotel.cancel-free', { time: t('hotel.time-there', { time: free }) })
          : t(notFree(rate))}
      </p>
    </div>
  )
}

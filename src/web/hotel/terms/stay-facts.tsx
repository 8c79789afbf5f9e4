import type { Hotel } from '../../../contract/hotel/hotel.ts'
import type { Rate } from '../../../contract/hotel/rate.ts'
import { roomNamesOf } from '../../../contract/hotel/room-name.ts'
import type { StayDates } from '../../../contract/hotel/stay.ts'
import { useT } from '../../locale/language.ts'
import { useFormat } from '../../locale/use-format.ts'
import type { Translate } from '../../locale/word-store.ts'
import { typedRoomsOf } from '../search/stay-request.ts'
import { guestsText, nightsBetween } from '../search/typed-stay.ts'

interface StayFactsProps {
  hotel: Pick<Hotel, 'checkIn' | 'checkOut'>
  stay: StayDates
  rate: Pick<Rate, 'roomName' | 'rooms' | 'board'>
}

/** Renders dates with the property's own hours, guests, room and meals. */
export function StayFacts({ hotel, stay, rate }: StayFactsProps) {
  const t = useT()
  const format = useFormat()
  const nights = nightsBetween(stay.checkIn, stay.checkOut)
  return (
    <>
      <dl className="grid grid-cols-2 gap-4" suppressHydrationWarning>
        <div>
          <dt className="text-xs text-ink-soft">{t('hotel.check-in')}</dt>
          <dd className="font-semibold">{format.date(stay.checkIn)}</dd>
          <dd className="text-xs text-ink-soft">{checkInText(t, format, hotel)}</dd>
        </div>
        <div>
          <dt className="text-xs text-ink-soft">{t('hotel.check-out')}</dt>
          <dd className="font-semibold">{format.date(stay.checkOut)}</dd>
          <dd className="text-xs text-ink-soft">{checkOutText(t, format, hotel)}</dd>
        </div>
      </dl>
      <p>
        {t('hotel.nights', { count: nights })} · {guestsText(t, typedRoomsOf(stay))}
        <span className="block">
          {format.list(roomNamesOf(rate))} · {t(`hotel.board-${rate.board}`)}
        </span>
      </p>
    </>
  )
}

type Format = Pick<ReturnType<typeof useFormat>, 'time'>

/** Returns a property's check-in hours: `14:00–23:00` or `from 14:00`. */
export const checkInText = (
  t: Translate,
  format: Format,
  { checkIn }: Pick<Hotel, 'checkIn'>,
): string =>
  checkIn.until
    ? t('hotel.between-times', {
        from: format.time(checkIn.from),
        until: format.time(checkIn.until),
      })
    : t('hotel.from-time', { time: format.time(checkIn.from) })

/** Returns when check-out ends: `until 11:00`. */
export const checkOutText = (
  t: Translate,
  format: Format,
  { checkOut }: Pick<Hotel, 'checkOut'>,
): string => t('hotel.until-time', { time: format.time(checkOut.until) })

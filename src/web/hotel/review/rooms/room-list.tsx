import type { Rate } from '../../../../contract/hotel/rate.ts'
import { useT } from '../../../locale/language.ts'
import { More } from '../../../ui/page/more.tsx'
import { nightsBetween } from '../../search/typed-stay.ts'
import type { StayPage } from '../stay-data.ts'
import { RoomCard } from './room-card.tsx'

const firstRooms = 3

/** Renders room types, the one with the cheapest rate first, each with its rates: a few of them, and then all. */
export function RoomList({ page }: { page: StayPage }) {
  const t = useT()
  const { rates, stay } = page
  const byRoom = [...Map.groupBy(rates, ({ roomId }) => roomId)]
  return (
    <>
      <p className="mt-1 text-ink-soft">
        {t('hotel-review.rooms-note', {
          rooms: stay.rooms.length,
          nights: nightsBetween(stay.checkIn, stay.checkOut),
        })}
      </p>
      <div className="mt-4 grid grid-cols-1 gap-3">
        <RoomCards rooms={byRoom.slice(0, firstRooms)} page={page} />
        {byRoom.length > firstRooms && (
          <More
            summary={t('hotel-review.all-rooms', { count: byRoom.length })}
            fewer={t('hotel-review.show-fewer')}
          >
            <div className="mt-1 grid grid-cols-1 gap-3">
              <RoomCards rooms={byRoom.slice(firstRooms)} page={page} />
            </div>
          </More>
        )}
      </div>
    </>
  )
}

interface RoomCardsProps {
  rooms: readonly (readonly [string, readonly Rate[]])[]
  page: StayPage
}

const RoomCards = ({ rooms, page }: RoomCardsProps) =>
  rooms.map(([roomId, rates]) => (
    <RoomCard
      key={roomId}
      room={page.hotel.rooms.find(({ id }) => id === roomId)}
      rates={rates}
      page={page}
    />
  ))

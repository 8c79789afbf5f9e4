import type { RoomType } from '../../../../contract/hotel/hotel.ts'
import type { Rate } from '../../../../contract/hotel/rate.ts'
import { useT } from '../../../locale/language.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Badge } from '../../../ui/page/badge.tsx'
import { Card } from '../../../ui/page/card.tsx'
import { HotelScene } from '../../scene/hotel-scene.tsx'
import { nightsBetween } from '../../search/typed-stay.ts'
import { bedsText } from '../../terms/beds-text.ts'
import type { StayPage } from '../stay-data.ts'
import { RateRow } from './rate-row.tsx'

/** Renders room types, the one with the cheapest rate first, each with its rates. */
export function RoomList({ page }: { page: StayPage }) {
  const t = useT()
  const { hotel, rates, stay } = page
  const byRoom = [...Map.groupBy(rates, ({ roomId }) => roomId)]
  return (
    <>
      <p className="mt-1 text-ink-soft">
        {t('hotel-review.rooms-note', {
          rooms: stay.rooms.length,
          nights: nightsBetween(stay.checkIn, stay.checkOut),
        })}
      </p>
      <div className="mt-4 grid grid-cols-1 gap-4">
        {byRoom.map(([roomId, own]) => (
          <RoomCard
            key={roomId}
            room={hotel.rooms.find(({ id }) => id === roomId)}
            rates={own}
            page={page}
          />
        ))}
      </div>
    </>
  )
}

interface RoomCardProps {
  /** Undefined if the property's list doesn't have it. */
  room: RoomType | undefined
  rates: readonly Rate[]
  page: StayPage
}

function RoomCard({ room, rates, page }: RoomCardProps) {
  const name = room?.name ?? rates[0]?.roomName ?? ''
  return (
    <Card
      as="article"
      pad="none"
      aria-label={name}
      data-room={room?.id}
      className="grid grid-cols-1 overflow-hidden md:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <div className="border-line max-md:border-b md:border-r">
        {room && <HotelScene scene={room.scene} className="h-40 w-full" />}
        <div className="p-4">
          <h3 className="text-md font-semibold">{name}</h3>
          {room && <RoomFacts room={room} />}
        </div>
      </div>
      <ul className="rates px-4">
        {rates.map((rate) => (
          <RateRow key={rate.rateId} rate={rate} room={name} page={page} />
        ))}
      </ul>
    </Card>
  )
}

function RoomFacts({ room: { beds, sleeps, squareMetres, accessible } }: { room: RoomType }) {
  const t = useT()
  return (
    <ul className="mt-2 grid gap-1 text-ink-soft">
      <li className="flex items-start gap-2">
        <Icon name="bed" size={16} className="mt-1" />
        {bedsText(t, beds)}
      </li>
      <li className="flex items-start gap-2">
        <Icon name="users" size={16} className="mt-1" />
        {t('hotel.sleeps', { count: sleeps })}
        {squareMetres !== undefined && ` · ${t('hotel.square-metres', { size: squareMetres })}`}
      </li>
      {accessible && (
        <li>
          <Badge tone="sea">{t('hotel.access-accessible_room')}</Badge>
        </li>
      )}
    </ul>
  )
}

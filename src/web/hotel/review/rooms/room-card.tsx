import type { RoomType } from '../../../../contract/hotel/hotel.ts'
import type { Rate } from '../../../../contract/hotel/rate.ts'
import { useT } from '../../../locale/language.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Badge } from '../../../ui/page/badge.tsx'
import { Card } from '../../../ui/page/card.tsx'
import { More } from '../../../ui/page/more.tsx'
import { roomExtras } from '../../scene/room-alt.ts'
import { roomPicture } from '../../scene/room-picture.ts'
import { bedsText } from '../../terms/beds-text.ts'
import type { StayPage } from '../stay-data.ts'
import { RateRow } from './rate-row.tsx'
import { RoomImage } from './room-image.tsx'
import { shownRates } from './shown-rates.ts'

interface RoomCardProps {
  /** Undefined if the property's list doesn't have it. */
  room: RoomType | undefined
  rates: readonly Rate[]
  page: StayPage
}

/** Renders a room type with its picture and facts, and its rates. */
export function RoomCard({ room, rates, page }: RoomCardProps) {
  const t = useT()
  const name = room?.name ?? rates[0]?.roomName ?? ''
  const { first, more } = shownRates(rates, page.wanted)
  const rowsOf = (some: readonly Rate[]) => (
    <ul className="rates">
      {some.map((rate) => (
        <RateRow key={rate.rateId} rate={rate} room={name} page={page} />
      ))}
    </ul>
  )
  return (
    <Card
      as="article"
      pad="none"
      aria-label={name}
      data-room={room?.id}
      className="grid grid-cols-1 overflow-hidden md:grid-cols-[21rem_minmax(0,1fr)]"
    >
      <div className="flex border-line max-md:border-b md:border-e">
        {room && (
          <RoomImage
            room={room}
            className="aspect-4/3 w-30 shrink-0 self-start rounded-ee-sm md:w-36"
          />
        )}
        <div className="min-w-0 p-3">
          <h3 className="text-md leading-snug font-semibold">{name}</h3>
          {room && <RoomFacts room={room} />}
        </div>
      </div>
      <div className="min-w-0 px-4">
        {rowsOf(first)}
        {more.length > 0 && (
          <More
            summary={t('hotel-review.more-rates', { count: more.length })}
            fewer={t('hotel-review.show-fewer')}
            className="border-t border-line"
          >
            {rowsOf(more)}
          </More>
        )}
      </div>
    </Card>
  )
}

function RoomFacts({ room }: { room: RoomType }) {
  const t = useT()
  const { beds, sleeps, squareMetres, accessible } = room
  const extras = roomExtras(t, roomPicture(room))
  return (
    <ul className="mt-1 grid gap-0.5 text-xs text-ink-soft">
      {beds.length > 0 && (
        <li className="flex items-start gap-2">
          <Icon name="bed" size={16} className="mt-0.5" />
          {bedsText(t, beds)}
        </li>
      )}
      <li className="flex items-start gap-2">
        <Icon name="users" size={16} className="mt-0.5" />
        {t('hotel.sleeps', { count: sleeps })}
        {squareMetres !== undefined && ` · ${t('hotel.square-metres', { size: squareMetres })}`}
      </li>
      {extras.length > 0 && (
        <li className="flex items-start gap-2">
          <Icon name="check" size={16} className="mt-0.5" />
          <span className="first-letter:uppercase">{extras.join(' · ')}</span>
        </li>
      )}
      {accessible && (
        <li>
          <Badge tone="sea">{t('hotel.access-accessible_room')}</Badge>
        </li>
      )}
    </ul>
  )
}

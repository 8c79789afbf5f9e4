import { roomNameOf } from '../../../contract/hotel/room-name.ts'
import type { StayChangeQuote } from '../../../contract/hotel/stay-change.ts'
import { useT } from '../../locale/language.ts'
import { usePersonName } from '../../locale/use-person-name.ts'
import { Badge } from '../../ui/page/badge.tsx'
import { OccupancyText } from '../terms/occupancy-text.tsx'

interface ChangedRoomsProps {
  state: Pick<StayChangeQuote['from'], 'stay' | 'leadGuests' | 'rate'>
  /** What happens to a room, by its position. */
  markOf: (room: number) => 'added' | 'dropped' | undefined
}

/** Renders each room of a stay before or after a change: its type, in whose name it is, and who sleeps in it. */
export function ChangedRooms({ state: { stay, leadGuests, rate }, markOf }: ChangedRoomsProps) {
  const t = useT()
  const nameOf = usePersonName()
  const words = { added: t('stay-change.mark-added'), dropped: t('stay-change.mark-dropped') }
  return (
    <ul className="grid gap-3 border-t border-line pt-3">
      {leadGuests.map((guest, room) => {
        const mark = markOf(room)
        const occupancy = stay.rooms[room]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rooms are told apart by their place
          <li key={room}>
            <p className="flex flex-wrap items-center gap-2 font-medium">
              {t('stay-change.room', { number: room + 1, name: roomNameOf(rate, room) })}
              {mark && <Badge tone={mark === 'added' ? 'sea' : 'amber'}>{words[mark]}</Badge>}
            </p>
            <p className="text-ink-soft wrap-anywhere">
              {nameOf(guest)}
              {occupancy && (
                <>
                  {' · '}
                  <OccupancyText room={occupancy} />
                </>
              )}
            </p>
          </li>
        )
      })}
    </ul>
  )
}

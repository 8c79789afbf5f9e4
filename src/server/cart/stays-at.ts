import type { BookId } from '../../contract/ids.ts'
import { type GlobePoint, greatCircleKm } from '../world/great-circle.ts'
import { addDays } from '../world/zoned-time.ts'
import type { Placed } from './conflicts.ts'

/** An airport serves stays this near, in kilometres. */
const near = 150
/** The longest gap between two cart items, in nights, that counts as a forgotten stay. */
const mostNights = 14
/** Until this hour of the morning, the night before is needed, or was. */
const endOfNight = '06:00'

/** Where the travellers of one draft are between two flights, and the stays of the cart there. Days are local. */
export interface TimeAt {
  flight: BookId
  travellers: number
  /** The first night's day. */
  from: string
  /** The day after the last night; null if it's unknown. */
  to: string | null
  /** By check-in. */
  stays: { bookId: BookId; guests: number; checkIn: string; checkOut: string }[]
}

/** Returns where the cart's flights take travellers, with the stays there, until the next flight of any draft leaves. */
export function timesAt(drafts: readonly Placed[]): TimeAt[] {
  return drafts.flatMap(({ bookId: flight, travellers, presence }) =>
    presence.flatMap((there): TimeAt[] => {
      if (there.kind !== 'between' || !there.arrival) return []
      const from = firstNight(there.arrival)
      const to = lastDay(there.departure ?? nextDeparture(drafts, there.place, there.arrival))
      const stays = drafts
        .flatMap(({ bookId, guests, presence: own }) =>
          own.flatMap((slept) =>
            slept.kind === 'stay' && greatCircleKm(there.place, slept.place) <= near
              ? [{ bookId, guests, checkIn: slept.checkIn, checkOut: slept.checkOut }]
              : [],
          ),
        )
        .filter(({ checkIn, checkOut }) => {
          const last = to ?? addDays(from, mostNights + 1)
          return checkIn < last && checkOut > from
        })
        .sort((a, b) => a.checkIn.localeCompare(b.checkIn))
      return [{ flight, travellers: travellers.length, from, to, stays }]
    }),
  )
}

/** Returns whether nights without a bed look forgotten: there are some, and not too many. */
export const isForgotten = (from: string, to: string): boolean =>
  from < to && to <= addDays(from, mostNights)

const firstNight = (arrival: string): string => {
  const [day = '', time = ''] = arrival.split('T')
  return time < endOfNight ? addDays(day, -1) : day
}

function lastDay(departure: string | null): string | null {
  if (!departure) return null
  const [day = '', time = ''] = departure.split('T')
  return time < endOfNight ? addDays(day, -1) : day
}

/** Returns when the first flight leaves from near a place after an arrival there, as local times of that place. */
function nextDeparture(
  drafts: readonly Placed[],
  place: GlobePoint,
  arrival: string,
): string | null {
  const leaving = drafts.flatMap(({ presence }) =>
    presence.flatMap((each) =>
      each.kind === 'flight' && greatCircleKm(each.from, place) <= near && each.leaves > arrival
        ? [each.leaves]
        : [],
    ),
  )
  return leaving.sort()[0] ?? null
}

import type { RoomType } from '../../../../contract/hotel/hotel.ts'
import { type Board, boards } from '../../../../contract/hotel/hotel-terms.ts'
import type { Rate } from '../../../../contract/hotel/rate.ts'
import type { HotelFilters } from '../../../../contract/hotel/search/hotel-search.ts'

/** What the list was filtered by that rates of one property differ in. */
export interface WantedRates {
  accessible: boolean
  free: boolean
  payAtProperty: boolean
  boards: readonly Board[]
}

/** Returns the query that a filtered list adds to addresses of stay pages; undefined if it adds nothing. */
export function wantedQuery({
  accessibility,
  freeCancellation,
  payAtProperty,
  boards: meals,
}: Pick<HotelFilters, 'accessibility' | 'freeCancellation' | 'payAtProperty' | 'boards'>) {
  return queryOf({
    accessible: accessibility.length > 0,
    free: freeCancellation,
    payAtProperty,
    boards: meals,
  })
}

export function queryOf({ accessible, free, payAtProperty, boards: meals }: WantedRates) {
  const query = {
    ...(accessible && { access: '1' }),
    ...(free && { free: '1' }),
    ...(payAtProperty && { later: '1' }),
    ...(meals.length > 0 && { board: meals.join('.') }),
  }
  return Object.keys(query).length > 0 ? query : undefined
}

export function readWanted(params: URLSearchParams): WantedRates {
  const meals = (params.get('board') ?? '').split('.')
  return {
    accessible: params.get('access') === '1',
    free: params.get('free') === '1',
    payAtProperty: params.get('later') === '1',
    boards: boards.filter((board) => meals.includes(board)),
  }
}

/** Returns whether a rate is what the list was filtered by; false if it wasn't filtered by anything. */
export function isWanted(
  { freeUntil, pay, board }: Pick<Rate, 'freeUntil' | 'pay' | 'board'>,
  { free, payAtProperty, boards: meals }: WantedRates,
): boolean {
  if (!(free || payAtProperty || meals.length > 0)) return false
  return (
    (!free || freeUntil !== undefined) &&
    (!payAtProperty || pay === 'at_property') &&
    (meals.length === 0 || meals.includes(board))
  )
}

/**
 * Moves rates of accessible rooms behind all others, or before them if asked for; and among those, rooms that have what was
 * asked for before others. Otherwise keeps the order.
 */
export function inRoomOrder(
  rates: readonly Rate[],
  rooms: readonly RoomType[],
  wanted: WantedRates,
): Rate[] {
  const accessible = new Set(rooms.flatMap((room) => (room.accessible ? room.id : [])))
  const fitting = new Set(
    rates.filter((rate) => isWanted(rate, wanted)).map(({ roomId }) => roomId),
  )
  const rank = ({ roomId }: Rate) =>
    2 * Number(accessible.has(roomId) !== wanted.accessible) + Number(!fitting.has(roomId))
  return rates.toSorted((a, b) => rank(a) - rank(b))
}

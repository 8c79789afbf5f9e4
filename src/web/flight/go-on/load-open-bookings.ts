import type { RouterContextProvider } from 'react-router'
import { listOpenBookings } from '../../../contract/flight/booking.ts'
import type { BookId } from '../../../contract/ids.ts'
import { loadPlaceNames } from '../../place/load-places.ts'
import { cityOf } from '../../place/place-names.ts'
import { cookiesContext, visitorContext } from '../../session/contexts.ts'
import { frontApi } from '../../session/front-api/front-api.ts'
import { readDrafts, writeDrafts } from './draft-cookie.ts'

export interface OpenBookingLink {
  bookId: BookId
  from: string
  to: string
  /** `YYYY-MM-DD` of the first flight. */
  date: string
}

/** Returns the bookings this browser can continue. Makes no call if there are none; returns none on errors. */
export async function loadOpenBookings(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<OpenBookingLink[]> {
  const cookies = context.get(cookiesContext)
  const ids = readDrafts(cookies)
  if (ids.length === 0) return []
  const api = frontApi(context, request)
  const open = await api.call(listOpenBookings, { query: { ids: ids.join() } })
  if (!open.ok) return []
  const left = ids.filter((id) => open.result.some(({ bookId }) => bookId === id))
  if (left.length < ids.length) writeDrafts(cookies, left)
  const { code } = context.get(visitorContext).locale
  const codes = open.result.flatMap(({ from, to }) => [from, to])
  const names = codes.length > 0 ? await loadPlaceNames(api, code, codes) : {}
  return open.result.map(({ bookId, from, to, date }) => ({
    bookId,
    from: cityOf(names, from),
    to: cityOf(names, to),
    date,
  }))
}

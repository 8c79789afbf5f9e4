import { openBookingLimit } from '../../../contract/flight/booking.ts'
import { type BookId, bookIdSchema } from '../../../contract/ids.ts'
import type { SiteCookies } from '../../session/visitor/site-cookies.ts'

/** Bookings this browser had open, the latest first. Only browsers with any query the front API. */
const cookie = 'drafts'

/** As long as a draft is stored. */
const oneDay = 24 * 60 * 60

export function readDrafts(cookies: Pick<SiteCookies, 'read'>): BookId[] {
  return (cookies.read(cookie) ?? '')
    .split('.')
    .flatMap((id) => bookIdSchema.safeParse(id).data ?? [])
    .slice(0, openBookingLimit)
}

/** Records that a booking was opened. */
export function noteDraft(cookies: SiteCookies, id: BookId): void {
  const others = readDrafts(cookies).filter((each) => each !== id)
  writeDrafts(cookies, [id, ...others].slice(0, openBookingLimit))
}

export function writeDrafts(cookies: SiteCookies, ids: readonly BookId[]): void {
  if (ids.length === 0) cookies.remove(cookie)
  else cookies.write(cookie, ids.join('.'), { maxAge: oneDay })
}

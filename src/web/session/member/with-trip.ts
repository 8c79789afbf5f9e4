import type { RouterContextProvider } from 'react-router'
import { formatDate } from '../../../contract/words/format.ts'
import { cookiesContext, platformContext, visitorContext } from '../contexts.ts'
import { notedTrip } from './next-trip.ts'
import type { PageMember } from './page-member.ts'

/** Adds the day of the member's next trip, as the header shows it: in documents, and when a page asks who is signed in. */
export function withTrip(member: PageMember, context: Readonly<RouterContextProvider>): PageMember {
  const { locale } = context.get(visitorContext)
  const now = Date.now() + context.get(platformContext).clockAhead
  const day = notedTrip(context.get(cookiesContext), member.memberId, now)
  return day ? { ...member, nextTrip: formatDate(day, locale.tag, 'short') } : member
}

import type { ListedOrder } from '../../../contract/order/order.ts'
import type { SiteCookies } from '../visitor/site-cookies.ts'

const cookie = 'trip'
const aMonth = 31 * 24 * 60 * 60
const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10)

interface Trips {
  memberId: string
  /** A member's newest orders. */
  orders: readonly Pick<ListedOrder, 'status' | 'items'>[]
  /** In milliseconds. */
  now: number
}

/** Notes the day on which a member's next booked trip begins, so that the header needn't ask for it. */
export function noteTrip(cookies: SiteCookies, { memberId, orders, now }: Trips): void {
  const [day] = orders
    .filter(({ status }) => status === 'confirmed' || status === 'partly_confirmed')
    .flatMap(({ items }) => items.flatMap(({ startsOn }) => startsOn ?? []))
    .filter((each) => each >= dayOf(now))
    .sort()
  if (day) cookies.write(cookie, `${memberId}.${day}`, { maxAge: aMonth })
  else cookies.remove(cookie)
}

/** Returns the noted day; undefined if it's over, or somebody else's. */
export function notedTrip(
  cookies: Pick<SiteCookies, 'read'>,
  memberId: string,
  now: number,
): string | undefined {
  const noted = cookies.read(cookie)
  if (!noted?.startsWith(`${memberId}.`)) return undefined
  const day = noted.slice(memberId.length + 1)
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= dayOf(now) ? day : undefined
}

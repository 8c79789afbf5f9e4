import { endsUse, isSitePage } from '../rules.ts'
import { savedPages, savingTime } from './page-store.ts'
import { noteOwner } from './save-pages.ts'

/** How long the site isn't asked again who is signed in, in milliseconds. */
const pause = 60_000

let askedAt = 0

/**
 * Asks the site who is signed in, at most once a minute and only if something is saved, and erases what is somebody else's. A member's
 * session can end without a sign-out, while a page stays open that only fetches data.
 */
export async function checkOwner(now: number): Promise<void> {
  if (now - askedAt < pause) return
  askedAt = now
  const [saved] = await savedPages(now)
  if (!saved) return
  const { origin, pathname } = new URL(saved.address)
  const [, language] = pathname.split('/')
  const time = savingTime()
  await noteOwner(await fetch(`${origin}/${language}/auth-state`), time)
}

/** Returns whether a page fetches data here, from its own address or from the front API. */
export const isOwnFetch = ({ mode, url }: Pick<Request, 'mode' | 'url'>, site: string): boolean => {
  const { origin, pathname } = new URL(url)
  const isOurs = isSitePage(pathname) || pathname.startsWith('/front/')
  return mode !== 'navigate' && origin === site && isOurs && !endsUse(pathname)
}

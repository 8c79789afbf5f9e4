/** What is saved on a visitor's device for when there is no network. Nothing else is. */
export type SavedKind = 'order' | 'search'

/** A page saved on the device. Times are in milliseconds since 1970. */
export interface SavedPage {
  address: string
  kind: SavedKind
  /** Its document's title. */
  title: string
  savedAt: number
  /** After this it's never shown, and deleted at the next opportunity. */
  until: number
}

const locale = '[a-z]{2}(?:-[a-z]{2})?'
const orderPage = new RegExp(
  `^/${locale}/(?:account/)?order/([A-HJKMNP-Z2-9]{6})(?:/(?:e-ticket\\.pdf|itinerary\\.ics))?$`,
)
const searchPage = new RegExp(`^/${locale}/(?:flight/(?:multi-)?search|hotel/search)$`)
const sitePage = new RegExp(`^/(?:${locale}(?:/.*)?)?$`)
const signOut = new RegExp(`^/${locale}/sign-out(?:\\.data)?$`)
const offlinePage = new RegExp(`^/${locale}/offline$`)

/** The header that names until when a page may be saved. Only pages of orders with valid documents have it. */
export const savedUntilHeader = 'x-saved-until'

const day = 86_400_000
/** Prices older than this don't help anybody. */
const searchLife = 7 * day
const most: Readonly<Record<SavedKind, number>> = { order: 10, search: 5 }

/** Returns what kind of page this is, if pages like it are saved at all: no payment page is, and no other of an account. */
export function kindOf(pathname: string): SavedKind | undefined {
  if (orderPage.test(pathname)) return 'order'
  return searchPage.test(pathname) ? 'search' : undefined
}

/** Returns the order number in the address of an order's page or file. */
export const orderCodeOf = (pathname: string): string | undefined => orderPage.exec(pathname)?.[1]

/** Returns whether an order's address is that of one of its files: its documents or its calendar file. */
export const isFile = (pathname: string): boolean => /\.(?:pdf|ics)$/.test(pathname)

/** Returns whether an address is one of the site's pages rather than of the API or a development tool. */
export const isSitePage = (pathname: string): boolean => sitePage.test(pathname)

export const isOfflinePage = (pathname: string): boolean => offlinePage.test(pathname)

/** Returns whether a POST here ends somebody's use of the device, after which nothing of theirs may remain. */
export const endsUse = (pathname: string): boolean => signOut.test(pathname)

/** Returns whether what is saved is somebody else's. A response that doesn't say for whom it is changes nothing. */
export const isAnotherOwner = (known: string | undefined, told: string | null): boolean =>
  known !== undefined && told !== null && told !== known

interface Answered {
  pathname: string
  status: number
  /** False after a redirect, such as one to the sign-in page. */
  isOwn: boolean
  type: string | null
  until: string | null
}

/** Returns until when a response may be saved; undefined if it may not. The server and this table both have to agree. */
export function mayBeSavedUntil(answer: Answered, now: number): number | undefined {
  const { pathname, status, isOwn, type, until } = answer
  if (kindOf(pathname) !== 'order' || status !== 200 || !isOwn) return undefined
  if (!/^(text\/html|application\/pdf|text\/calendar)(;|$)/.test(type ?? '')) return undefined
  const end = Date.parse(until ?? '')
  return end > now ? end : undefined
}

/** Returns until when results may be shown that were seen now. */
export const searchUntil = (now: number): number => now + searchLife

/** Returns whether the server has said that this visitor may no longer see a page that is saved. */
export const isLost = (status: number, isRedirect: boolean): boolean =>
  isRedirect || [401, 403, 404, 410].includes(status)

/** Returns the addresses to delete: what is over, results that were saved again, and all but the newest of each kind. */
export function toForget(pages: readonly SavedPage[], now: number): string[] {
  const newest = pages.toSorted((one, other) => other.savedAt - one.savedAt)
  const kept: Record<SavedKind, Set<string>> = { order: new Set(), search: new Set() }
  return newest
    .filter(({ address, kind, title, until }) => {
      // An order's page in the account, elsewhere and its files count as one.
      const { pathname } = new URL(address)
      const same = kind === 'order' ? (orderCodeOf(pathname) ?? '') : `${pathname} ${title}`
      const isAgain = kind === 'search' && kept.search.has(same)
      if (until <= now || isAgain || (!kept[kind].has(same) && kept[kind].size >= most[kind]))
        return true
      kept[kind].add(same)
      return false
    })
    .map(({ address }) => address)
}

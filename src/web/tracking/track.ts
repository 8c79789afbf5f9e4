import type { EventName } from '../../contract/tracking/tracking.ts'

/** What happened, until it is sent; `at` in milliseconds since 1970 by this machine's clock. */
export interface Happened {
  name: EventName
  screen: string
  url: string
  at: number
  details: Record<string, string | number | boolean>
}

/** The client comes this long after the page stands, for nothing of it helps a visitor (S9.9). */
const delay = 3000
/** What one batch takes; more than that before the client is there is no visitor's doing. */
export const mostAtOnce = 20

const queue: Happened[] = []
let screen = ''
let started = false
let wake = () => {}

/** Names the page that events from now on belong to. */
export function onScreen(name: string): void {
  screen = name
}

/** Notes that something happened (S7.34); toasts and errors too wait for the client (S9.9). */
export function track(name: EventName, details: Happened['details'] = {}): void {
  if (!started || queue.length >= mostAtOnce) return
  const { pathname, search } = location
  queue.push({ name, screen, url: pathname + search, at: Date.now(), details })
  wake()
}

/**
 * Begins to note events, which go to `address`. Nothing is noted of who asks not to be followed (Global Privacy
 * Control). What has not been sent when the page is left goes as a beacon.
 */
export function startTracking(address: string): void {
  if (started || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return
  started = true
  setTimeout(async () => {
    // Offline it can't be fetched: nobody needs to hear of that, and the beacon takes what was noted.
    const client = await import('./tracking-client.ts').catch(() => undefined)
    if (client) wake = client.openClient(address, queue)
  }, delay)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || queue.length === 0) return
    navigator.sendBeacon(address, batchOf(queue.splice(0)))
  })
}

/** Events as they go out: how long ago each was, for browsers' clocks may be wrong. */
export const batchOf = (events: readonly Happened[]): string =>
  JSON.stringify(
    events.map(({ at, ...event }) => ({ ...event, ageMs: Math.max(0, Date.now() - at) })),
  )

import type { EventName } from '../../contract/tracking/tracking.ts'

/** An event until it's sent; `at` in milliseconds since 1970 by this machine's clock. */
export interface Happened {
  name: EventName
  screen: string
  url: string
  at: number
  details: Record<string, string | number | boolean>
}

/** The client is loaded this long after the page, because visitors don't need it (S9.9). */
const delay = 3000
/** The batch limit; a visitor can't cause more than that before the client is loaded. */
export const mostAtOnce = 20

const queue: Happened[] = []
let screen = ''
let started = false
let wake = () => {}

/** Sets the page that events from now on belong to. */
export function onScreen(name: string): void {
  screen = name
}

/** Records an event (S7.34); toasts and errors wait for the client too (S9.9). */
export function track(name: EventName, details: Happened['details'] = {}): void {
  if (!started || queue.length >= mostAtOnce) return
  const { pathname, search } = location
  queue.push({ name, screen, url: pathname + search, at: Date.now(), details })
  wake()
}

/**
 * Starts recording events, which are sent to `address`. Unsent events are sent as a beacon when the page is left.
 */
export function startTracking(address: string): void {
  if (started) return
  started = true
  setTimeout(async () => {
    // Offline it can't be loaded, which isn't an error: the beacon sends the recorded events.
    const client = await import('./tracking-client.ts').catch(() => undefined)
    if (client) wake = client.openClient(address, queue)
  }, delay)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || queue.length === 0) return
    navigator.sendBeacon(address, batchOf(queue.splice(0)))
  })
}

/** Returns events in wire format, with how long ago each happened, because browsers' clocks may be wrong. */
export const batchOf = (events: readonly Happened[]): string =>
  JSON.stringify(
    events.map(({ at, ...event }) => ({ ...event, ageMs: Math.max(0, Date.now() - at) })),
  )

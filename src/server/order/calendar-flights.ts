import type { Segment, Slice } from '../../contract/flight/offer.ts'
import { isFlown } from '../../contract/order/is-flown.ts'
import type { HistoryRow, ItemRow } from './order-store.ts'

type Planned = Pick<ItemRow, 'state' | 'offer' | 'announced' | 'calendarFlights' | 'tickets'>

/** What makes an event of a calendar out of date: each raises the SEQUENCE of its item's events by one. */
const revising: ReadonlySet<string> = new Set([
  'item.held',
  'item.issued',
  'item.cancelled',
  'notice.opened',
  'notice.accepting',
  'notice.accepted',
])

/** Returns how often each item has changed, by its id. Counted from the history, so it never goes back. */
export function revisionsOf(history: readonly HistoryRow[]): ReadonlyMap<string, number> {
  const revisions = new Map<string, number>()
  for (const { itemId, what } of history) {
    if (itemId && revising.has(what)) revisions.set(itemId, (revisions.get(itemId) ?? 0) + 1)
  }
  return revisions
}

/**
 * Returns the flights of an item that calendars may hold, by their place in the journey. Those that are off (`isOn` false)
 * are told too: only an event marked as cancelled disappears from a calendar that has it. Seats that were never
 * ticketed and are over have none.
 */
export function flightsInCalendars(
  item: Planned,
): { segment: Segment; index: number; isOn: boolean }[] {
  const isLive = isFlown(item)
  if (!isLive && item.tickets.length === 0) return []
  const { slice } = item.offer
  const { segments } = item.announced ? (item.announced.after ?? { segments: [] }) : slice
  return rememberedFlights(item).map((past, index) => {
    const isOn = isLive && index < segments.length
    return { segment: (isOn ? segments[index] : undefined) ?? past, index, isOn }
  })
}

/** Returns the flights to remember once `next` stands in place of an item's journey, or was announced for it. */
export function rememberedFlights(
  { offer, calendarFlights }: Pick<Planned, 'offer' | 'calendarFlights'>,
  next?: Slice | null,
): Segment[] {
  const layers = [calendarFlights, offer.slice.segments, next?.segments ?? []]
  const count = Math.max(...layers.map(({ length }) => length))
  return Array.from({ length: count }, (_, index) =>
    layers.map((layer) => layer[index]).findLast((each) => each !== undefined),
  ).filter((each) => each !== undefined)
}

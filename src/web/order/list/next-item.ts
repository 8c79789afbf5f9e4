import type { ListedOrder } from '../../../contract/order/order.ts'
import { useNow } from '../../locale/language.ts'

/** Returns today's date where the reader's clock is UTC, which is near enough for choosing what comes next. */
export const useToday = (): string => new Date(useNow()).toISOString().slice(0, 10)

/**
 * Returns what of an order begins next, or what is taking place if nothing else begins; undefined if the order is over, or has no
 * dates.
 */
export function nextItem({ isAhead, items }: ListedOrder, today: string) {
  const dated = items
    .flatMap((item) => (item.startsOn ? [{ ...item, startsOn: item.startsOn }] : []))
    .sort((one, other) => one.startsOn.localeCompare(other.startsOn))
  return isAhead ? (dated.find(({ startsOn }) => startsOn >= today) ?? dated.at(-1)) : undefined
}

import type { Rate } from '../../../../contract/hotel/rate.ts'
import { isWanted, type WantedRates } from './wanted-rates.ts'

const firstShown = 2

/**
 * Splits a room's rates, cheapest first, into those that are shown and those behind "more". What the list was filtered by
 * comes first. Without that, the cheapest with free cancellation is always shown: the choice between it and the cheapest is
 * what most guests make.
 */
export function shownRates(
  rates: readonly Rate[],
  wanted: WantedRates,
): { first: Rate[]; more: Rate[] } {
  const fitting = rates.filter((rate) => isWanted(rate, wanted))
  const [cheapest] = rates
  const free = cheapest?.freeUntil ? undefined : rates.find(({ freeUntil }) => freeUntil)
  const usual = cheapest && free ? [cheapest, free] : []
  const first = [...new Set([...fitting, ...usual, ...rates])].slice(0, firstShown)
  return { first, more: rates.filter((rate) => !first.includes(rate)) }
}

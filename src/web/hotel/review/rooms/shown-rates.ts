import type { Rate } from '../../../../contract/hotel/rate.ts'

const firstShown = 2

/**
 * Splits a room's rates, cheapest first, into those that are shown and those behind "more". The cheapest with free
 * cancellation is always shown: the choice between it and the cheapest is what most guests make.
 */
export function shownRates(rates: readonly Rate[]): { first: Rate[]; more: Rate[] } {
  const [cheapest] = rates
  const free = cheapest?.freeUntil ? undefined : rates.find(({ freeUntil }) => freeUntil)
  const first =
    free && cheapest ? [cheapest, free].slice(0, firstShown) : rates.slice(0, firstShown)
  return { first, more: rates.filter((rate) => !first.includes(rate)) }
}

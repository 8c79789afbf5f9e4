import type { StaffDeal } from '../../contract/deal/staff-deal.ts'

/** Destinations as staff want them shown: those before all others, in order, and those not at all. */
export interface ChosenDestinations {
  featured: string[]
  hidden: string[]
}

/**
 * Returns what staff decided for a visitor's country and the places that they leave from. A destination that is hidden isn't
 * featured; of several ranks its lowest counts.
 */
export function chooseDestinations(
  deals: readonly StaffDeal[],
  visit: {
    product: StaffDeal['product']
    origins: readonly string[]
    /** Undefined if nothing tells it. */
    country: string | undefined
    now: number
  },
): ChosenDestinations {
  const valid = deals
    .filter(
      ({ isOn, product, from, countries, startsAt, endsAt }) =>
        isOn &&
        product === visit.product &&
        (from === null || visit.origins.includes(from)) &&
        (countries.length === 0 || countries.includes(visit.country ?? '')) &&
        (startsAt === null || Date.parse(startsAt) <= visit.now) &&
        (endsAt === null || Date.parse(endsAt) > visit.now),
    )
    .sort((a, b) => a.rank - b.rank || a.id.localeCompare(b.id))
  const to = (show: StaffDeal['show']) => [
    ...new Set(valid.filter((deal) => deal.show === show).map((deal) => deal.to)),
  ]
  const hidden = to('hidden')
  return { featured: to('featured').filter((each) => !hidden.includes(each)), hidden }
}

import type { StaffDeal } from '../../contract/deal/staff-deal.ts'

const always = { countries: [], startsAt: null, endsAt: null, isOn: true }

/** Returns what staff decided about found prices: flights to Bangkok come first, if a search found one. */
export const demonstrationDeals: readonly StaffDeal[] = [
  {
    id: 'bangkok-first',
    product: 'flight',
    from: null,
    to: 'BKK',
    show: 'featured',
    rank: 10,
    ...always,
  },
]

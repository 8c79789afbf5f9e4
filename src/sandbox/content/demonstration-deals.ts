import type { StaffDeal } from '../../contract/deal/staff-deal.ts'

const always = { countries: [], startsAt: null, endsAt: null, isOn: true }

/** Returns what staff decided about found prices: flights from Kuala Lumpur to Bangkok come first. */
export const demonstrationDeals: readonly StaffDeal[] = [
  {
    id: 'bangkok-first',
    product: 'flight',
    from: 'KUL',
    to: 'BKK',
    show: 'featured',
    rank: 10,
    ...always,
  },
]

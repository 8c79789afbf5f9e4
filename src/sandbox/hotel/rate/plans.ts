import type { Board, PayTime } from '../../../contract/hotel/hotel-terms.ts'
import { fractionOf, hashWith, pick } from '../../shared/seeded.ts'
import type { HotelFacts } from '../property/hotel-facts.ts'
import { traitHash } from '../property/traits.ts'

/** Until this many days before arrival, this share of what was paid is refunded. */
export interface RefundRule {
  days: number
  share: number
}

/** The conditions that a property sells its rooms under. */
export interface Plan {
  /** `bb-flex`; unique in a property. */
  code: string
  board: Board
  pay: PayTime
  guarantee: 'none' | 'card'
  /** The share that is charged at once: 0 at the property, 1 now. */
  nowShare: number
  /** The one that ends first comes first; none means non-refundable. */
  refunds: readonly RefundRule[]
  /** The local time at which refunds end. */
  hour: string
  /** In relation to the flexible price. */
  price: number
}

const codes: Record<Board, string> = {
  room_only: 'ro',
  breakfast: 'bb',
  half_board: 'hb',
  full_board: 'fb',
  all_inclusive: 'ai',
}

/** Returns a property's plans, the same ones for each of its rooms. */
export function plansOf(hotel: HotelFacts): Plan[] {
  const { kind } = hotel
  const hash = traitHash(hotel.seed, 'plans')
  const chance = (which: number) => fractionOf(hashWith(hash, which))
  const isHoliday = kind === 'resort' || kind === 'villa' || kind === 'riad' || kind === 'ryokan'
  const deadlines = traitHash(hotel.seed, 'deadline')
  const days = pick(isHoliday ? [3, 5, 7, 7, 14] : [0, 1, 1, 2, 3], fractionOf(deadlines))
  const hour = pick(['14:00', '18:00', '18:00', '23:59'], fractionOf(hashWith(deadlines, 1)))
  const flexible = { refunds: [{ days, share: 1 }], hour, price: 1 }
  const stepped = {
    refunds: [
      { days: days + (isHoliday ? 14 : 4), share: 1 },
      { days: days + 2, share: 0.5 },
    ],
    hour,
    price: 0.96,
  }
  const prepaid = { pay: 'now', guarantee: 'none', nowShare: 1 } as const

  const plans: Plan[] = []
  for (const board of boardsOf(hotel)) {
    const code = codes[board]
    if (chance(1) < 0.82) {
      const discount = 0.86 + 0.05 * chance(2)
      plans.push({ code: `${code}-nr`, board, ...prepaid, refunds: [], hour, price: discount })
    }
    if (chance(3) < 0.85) plans.push({ code: `${code}-flex`, board, ...prepaid, ...flexible })
    if (chance(4) < (isHoliday ? 0.6 : 0.2)) {
      plans.push({ code: `${code}-step`, board, ...prepaid, ...stepped })
    }
    if (chance(5) < (kind === 'resort' || kind === 'villa' ? 0.35 : 0.65)) {
      const guarantee = kind === 'guest_house' && chance(6) < 0.5 ? 'none' : 'card'
      const later = { pay: 'at_property', guarantee, nowShare: 0 } as const
      plans.push({ code: `${code}-later`, board, ...later, ...flexible, price: 1.03 })
    }
    if (isHoliday && chance(7) < 0.5) {
      const deposit = { pay: 'deposit', guarantee: 'none', nowShare: 0.3 } as const
      plans.push({ code: `${code}-deposit`, board, ...deposit, ...flexible, price: 1.01 })
    }
  }
  // Everyone sells something that suppliers without a property's own payment can sell, too.
  const isSellable = plans.some(({ pay }) => pay === 'now')
  const [board = 'room_only'] = boardsOf(hotel)
  return isSellable
    ? plans
    : [...plans, { code: `${codes[board]}-flex`, board, ...prepaid, ...flexible }]
}

/** Returns the boards that a property offers, simplest first. */
export function boardsOf(hotel: HotelFacts): Board[] {
  const { kind, seed } = hotel
  const fraction = fractionOf(hashWith(traitHash(seed, 'plans'), 20))
  const has = hotel.amenities
  if (kind === 'ryokan')
    return fraction < 0.7 ? ['breakfast', 'half_board'] : ['room_only', 'half_board']
  if (kind === 'riad') return fraction < 0.7 ? ['breakfast'] : ['breakfast', 'half_board']
  if (kind === 'resort' && has.includes('restaurant')) {
    if (hotel.area.character === 'beach' && fraction < 0.25) return ['half_board', 'all_inclusive']
    if (fraction < 0.6) return ['breakfast', 'half_board', 'full_board']
    return ['room_only', 'breakfast', 'half_board']
  }
  if (!has.includes('breakfast')) return ['room_only']
  if (kind === 'guest_house' && fraction < 0.45) return ['breakfast']
  if (kind === 'hotel' && fraction < 0.22) return ['breakfast']
  if (kind === 'hotel' && has.includes('restaurant') && fraction > 0.82) {
    return ['room_only', 'breakfast', 'half_board']
  }
  return ['room_only', 'breakfast']
}

import type { Cabin } from '../../../contract/flight/offer.ts'
import type { FareComponent } from './fare-component.ts'

/** What a fare family includes and charges. Shares are of the component's ordinary price, amounts in US dollars. */
export interface FareFamily {
  code: string
  name: string
  cabin: Cabin
  /** Added to the cheapest family's price: the share, at least the amount. */
  extra: { share: number; atLeast: number }
  /** Checked bags on short and long routes (from 4,500 km), as pieces of 23 kg (32 kg in business and first). */
  pieces: { short: number; long: number }
  /** The same for airlines that use the weight concept. */
  kg: { short: number; long: number }
  cabinKg: number
  refund: Penalty
  change: Penalty
  /** Share of the cabin reserved for more expensive families. */
  protectedShare: number
  /** Only sold by airlines directly. */
  directOnly?: true
}

/** `null` means not allowed. Otherwise the share of the ordinary price, but at least the amount. */
export type Penalty = { share: number; atLeast: number } | null

const free: Penalty = { share: 0, atLeast: 0 }

const lowCost: FareFamily[] = [
  {
    code: 'LITE',
    name: 'Lite',
    cabin: 'economy',
    extra: { share: 0, atLeast: 0 },
    pieces: { short: 0, long: 0 },
    kg: { short: 0, long: 0 },
    cabinKg: 7,
    refund: null,
    change: { share: 0.5, atLeast: 25 },
    protectedShare: 0.05,
  },
  {
    code: 'VALUE',
    name: 'Value',
    cabin: 'economy',
    extra: { share: 0.3, atLeast: 15 },
    pieces: { short: 1, long: 1 },
    kg: { short: 20, long: 20 },
    cabinKg: 7,
    refund: null,
    change: { share: 0.25, atLeast: 12 },
    protectedShare: 0.02,
  },
  {
    code: 'MAX',
    name: 'Max',
    cabin: 'economy',
    extra: { share: 0.62, atLeast: 32 },
    pieces: { short: 1, long: 2 },
    kg: { short: 30, long: 30 },
    cabinKg: 14,
    refund: { share: 0.3, atLeast: 20 },
    change: free,
    protectedShare: 0,
  },
]

const network: FareFamily[] = [
  {
    code: 'LIGHT',
    name: 'Light',
    cabin: 'economy',
    extra: { share: 0, atLeast: 0 },
    pieces: { short: 0, long: 0 },
    kg: { short: 0, long: 0 },
    cabinKg: 7,
    refund: null,
    change: { share: 0.35, atLeast: 40 },
    protectedShare: 0.06,
  },
  {
    code: 'STANDARD',
    name: 'Standard',
    cabin: 'economy',
    extra: { share: 0.17, atLeast: 16 },
    pieces: { short: 1, long: 1 },
    kg: { short: 20, long: 25 },
    cabinKg: 7,
    refund: { share: 0.4, atLeast: 50 },
    change: { share: 0.2, atLeast: 25 },
    protectedShare: 0.03,
  },
  {
    code: 'SEMIFLEX',
    name: 'Semi-Flex',
    cabin: 'economy',
    extra: { share: 0.32, atLeast: 28 },
    pieces: { short: 1, long: 1 },
    kg: { short: 25, long: 30 },
    cabinKg: 10,
    refund: { share: 0.2, atLeast: 30 },
    change: free,
    protectedShare: 0.01,
    directOnly: true,
  },
  {
    code: 'FLEX',
    name: 'Flex',
    cabin: 'economy',
    extra: { share: 0.52, atLeast: 42 },
    pieces: { short: 1, long: 2 },
    kg: { short: 30, long: 35 },
    cabinKg: 10,
    refund: free,
    change: free,
    protectedShare: 0,
  },
]

const front: FareFamily[] = [
  {
    code: 'PREMIUM',
    name: 'Premium Standard',
    cabin: 'premium_economy',
    extra: { share: 0, atLeast: 0 },
    pieces: { short: 2, long: 2 },
    kg: { short: 30, long: 35 },
    cabinKg: 10,
    refund: { share: 0.4, atLeast: 80 },
    change: { share: 0.2, atLeast: 50 },
    protectedShare: 0.05,
  },
  {
    code: 'PREMIUMFLEX',
    name: 'Premium Flex',
    cabin: 'premium_economy',
    extra: { share: 0.4, atLeast: 60 },
    pieces: { short: 2, long: 2 },
    kg: { short: 35, long: 40 },
    cabinKg: 14,
    refund: free,
    change: free,
    protectedShare: 0,
  },
  {
    code: 'BUSINESS',
    name: 'Business Saver',
    cabin: 'business',
    extra: { share: 0, atLeast: 0 },
    pieces: { short: 2, long: 2 },
    kg: { short: 40, long: 40 },
    cabinKg: 14,
    refund: { share: 0.5, atLeast: 100 },
    change: { share: 0.25, atLeast: 60 },
    protectedShare: 0.05,
  },
  {
    code: 'BUSINESSPLUS',
    name: 'Business Standard',
    cabin: 'business',
    extra: { share: 0.28, atLeast: 50 },
    pieces: { short: 2, long: 2 },
    kg: { short: 40, long: 40 },
    cabinKg: 14,
    refund: { share: 0.25, atLeast: 60 },
    change: free,
    protectedShare: 0,
    directOnly: true,
  },
  {
    code: 'BUSINESSFLEX',
    name: 'Business Flex',
    cabin: 'business',
    extra: { share: 0.5, atLeast: 90 },
    pieces: { short: 2, long: 3 },
    kg: { short: 40, long: 50 },
    cabinKg: 14,
    refund: free,
    change: free,
    protectedShare: 0,
  },
  {
    code: 'FIRST',
    name: 'First',
    cabin: 'first',
    extra: { share: 0, atLeast: 0 },
    pieces: { short: 2, long: 3 },
    kg: { short: 50, long: 50 },
    cabinKg: 14,
    refund: free,
    change: free,
    protectedShare: 0,
  },
]

const inCabin = (families: FareFamily[], cabin: Cabin) =>
  families.filter((family) => family.cabin === cabin)

const lowCostFamilies = [...lowCost, ...front]
const networkFamilies = [...network, ...front]

const byKind = new Map<string, readonly FareFamily[]>(
  (['economy', 'premium_economy', 'business', 'first'] as const).flatMap((cabin) => [
    [`low-cost ${cabin}`, inCabin(lowCostFamilies, cabin)],
    [`network ${cabin}`, inCabin(networkFamilies, cabin)],
  ]),
)

/** Returns the families a component is sold in, cheapest first. */
export function familiesOf(component: FareComponent, cabin: Cabin): readonly FareFamily[] {
  return byKind.get(`${component.lowCost ? 'low-cost' : 'network'} ${cabin}`) ?? []
}

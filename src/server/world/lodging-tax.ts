import { type HotelKind, hotelKinds } from '../../contract/hotel/hotel-terms.ts'
import type { StayFee } from '../../contract/hotel/rate.ts'
import { minorDigits } from '../../contract/minor-digits.ts'
import type { City } from './city.ts'
import { readTable, words } from './read-table.ts'

export type LodgingTaxBasis =
  | 'per_night_room'
  | 'per_night_guest'
  | 'per_stay_room'
  | 'per_stay_guest'
  /** Of the room's price. */
  | 'percent'
  /** Of the room's price with the taxes added before. */
  | 'percent_of_all'

export interface LodgingTaxAmount {
  /** Minor units of the tax's currency, or percent. */
  amount: number
  /** Only for this kind of property. */
  hotelKind?: HotelKind
  /** Only for this many stars, both included; 0 is unclassified. */
  stars?: { from: number; to: number }
  /** Only for nights that cost less, in minor units of the tax's currency. */
  below?: number
}

/** A tax or charge that guests must pay by local rules. */
export interface LodgingTax {
  kind: StayFee['kind']
  basis: LodgingTaxBasis
  /** The first that fits the property and the night applies; none means that nothing is due. */
  amounts: readonly LodgingTaxAmount[]
  /** Of amounts and price limits; not always the country's. */
  currency: string
  due: StayFee['due']
  /** Guests younger than this pay nothing. */
  minimumAge?: number
  /** Further nights of the stay are free. */
  mostNights?: number
  /** Whether guests from the country itself are exempt. */
  foreignersOnly: boolean
  /** 1–12, both included; the first may be after the last. All year if absent. */
  months?: { from: number; to: number }
  /** The first and last check-in to which it applies, `YYYY-MM-DD`. */
  from?: string
  until?: string
  /** Whether `below` limits the price for one guest instead of the room's. */
  limitsPerGuest: boolean
}

const taxesByPlace = new Map<string, LodgingTax[]>()
for (const [places, kind, basis, amounts = '', currency = '', due, conditions] of readTable(
  'table/lodging-taxes.psv',
  8,
)) {
  const isPercent = basis?.startsWith('percent') ?? false
  const tax: LodgingTax = {
    kind: kind as StayFee['kind'],
    basis: basis as LodgingTaxBasis,
    amounts: amounts.split(',').flatMap((cell) => amountIn(cell.trim(), currency, isPercent)),
    currency,
    due: due as StayFee['due'],
    foreignersOnly: false,
    limitsPerGuest: false,
  }
  for (const condition of words(conditions?.replaceAll(',', ' '))) addCondition(tax, condition)
  for (const place of words(places)) {
    taxesByPlace.set(place, [...(taxesByPlace.get(place) ?? []), tax])
  }
}

/** Reads `10`, `4-5* 10`, `<15000 100`, `0* -` or `guest_house 6`. */
function amountIn(cell: string, currency: string, isPercent: boolean): LodgingTaxAmount {
  const minor = (number: string) => Math.round(Number(number) * 10 ** minorDigits(currency))
  const [, kind, from, to, limit, value = ''] =
    cell.match(/^(?:([a-z_]+) )?(?:(\d)(?:-(\d))?\* )?(?:<(\d+) )?(-|[\d.]+)$/) ?? []
  const hotelKind = hotelKinds.find((each) => each === kind)
  if (!value || hotelKind !== kind) throw new Error(`lodging-taxes.psv: unreadable amount ${cell}`)
  const number = value === '-' ? '0' : value
  const amount: LodgingTaxAmount = { amount: isPercent ? Number(number) : minor(number) }
  if (hotelKind) amount.hotelKind = hotelKind
  if (from) amount.stars = { from: Number(from), to: Number(to ?? from) }
  if (limit) amount.below = minor(limit)
  return amount
}

function addCondition(tax: LodgingTax, condition: string) {
  const [name, value = ''] = condition.split('=')
  if (name === 'age') tax.minimumAge = Number(value)
  else if (name === 'nights') tax.mostNights = Number(value)
  else if (name === 'from') tax.from = value
  else if (name === 'until') tax.until = value
  else if (name === 'foreign') tax.foreignersOnly = true
  else if (name === 'per' && value === 'guest') tax.limitsPerGuest = true
  else if (name === 'months') {
    const [from, to] = value.split('-').map(Number)
    tax.months = { from: from ?? 1, to: to ?? from ?? 12 }
  } else throw new Error(`lodging-taxes.psv: unknown condition ${condition}`)
}

const taxesByCity = new Map<string, readonly LodgingTax[]>()

/**
 * Returns what guests in a city must pay by local rules, in the order in which it's added to the price. The city's own
 * taxes of a kind replace its country's.
 */
export function lodgingTaxesOf({
  id,
  country,
}: Pick<City, 'id' | 'country'>): readonly LodgingTax[] {
  const known = taxesByCity.get(id)
  if (known) return known
  const own = taxesByPlace.get(id) ?? []
  const kinds = new Set(own.map(({ kind }) => kind))
  const others = (taxesByPlace.get(country) ?? []).filter(({ kind }) => !kinds.has(kind))
  const taxes = [...own, ...others].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
  taxesByCity.set(id, taxes)
  return taxes
}

/** VAT is due on fees and service charges too. */
const order: readonly StayFee['kind'][] = [
  'cleaning',
  'resort_fee',
  'service_charge',
  'vat',
  'city_tax',
]

/** All places with taxes, for checking the table. */
export const taxedPlaces: readonly string[] = [...taxesByPlace.keys()]

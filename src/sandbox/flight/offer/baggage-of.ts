import type { Baggage, Offer, PassengerType } from '../../../contract/flight/offer.ts'
import { fractionOf, hashText } from '../../shared/seeded.ts'
import type { FareComponent } from '../fare/fare-component.ts'
import { countryOf } from '../fare/fare-component.ts'
import type { FareFamily } from '../fare/fare-families.ts'

const LONG_KM = 4500

/** Countries where baggage is counted in pieces rather than weight (U.S. and Canadian rules, and European practice). */
const pieceCountries = new Set(
  'US CA MX BR AR CL CO PE GB IE FR DE AT CH IT ES PT NL BE SE NO DK FI PL GR JP KR'.split(' '),
)

/** Returns the baggage allowance of each passenger type on each of a component's flights, numbered from `offset`. */
export function baggageOf(
  component: FareComponent,
  family: FareFamily,
  types: readonly PassengerType[],
  offset: number,
): Offer['baggage'] {
  return component.legs.flatMap((leg, index) => {
    // On a partner's regional flight the cabin bag rule is often not filed.
    const partner = leg.airline !== component.carrier.code && leg.operatedBy !== undefined
    return types.map((type) => ({
      segment: offset + index,
      type,
      cabinBag: partner ? unknown : cabinBag(family, type),
      checkedBag: checkedBag(component, family, type),
    }))
  })
}

const unknown: Baggage = { rule: 'unknown' }
const none: Baggage = { rule: 'none' }

const cabinBag = (family: FareFamily, type: PassengerType): Baggage =>
  type === 'infant' ? none : { rule: 'piece', kg: family.cabinKg }

/** Returns the checked bags of a family on a component. The first carrier's rule applies to all flights. */
export function checkedBag(
  component: FareComponent,
  family: FareFamily,
  type: PassengerType,
): Baggage {
  const length = component.km >= LONG_KM ? 'long' : 'short'
  const pieces = family.pieces[length]
  const kg = family.kg[length]
  if (countsPieces(component)) {
    const allowed = type === 'infant' ? Math.min(pieces, 1) : pieces
    if (allowed === 0) return none
    // Some carriers file a number of pieces but not their weight.
    if (fractionOf(hashText(`pieces ${component.carrier.code}`)) < 0.08) {
      return { rule: 'pieceonly', pieces: allowed }
    }
    return { rule: 'maxperpc', pieces: allowed, kgPerPiece: family.cabin === 'economy' ? 23 : 32 }
  }
  if (type === 'infant') return kg === 0 ? none : { rule: 'piece', kg: 10 }
  return kg === 0 ? none : { rule: 'piece', kg }
}

function countsPieces({ from, to, carrier }: FareComponent): boolean {
  if (carrier.lowCost) return false
  return pieceCountries.has(countryOf(from)) || pieceCountries.has(countryOf(to))
}

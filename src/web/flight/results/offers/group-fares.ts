import type { ResultOffers } from './result-offers.ts'

export type BareOffer = ResultOffers['offers'][number]

/** A fare family with its cheapest offer, and the same family's other offers. */
export interface Fare {
  best: BareOffer
  others: readonly BareOffer[]
}

/** Groups offers, which are sorted cheapest first, by fare family and cabin. */
export function groupFares(offers: readonly BareOffer[]): Fare[] {
  const families = new Map<string, BareOffer[]>()
  for (const offer of offers) {
    const key = `${offer.family.cabin} ${offer.family.name}`
    const known = families.get(key)
    if (known) known.push(offer)
    else families.set(key, [offer])
  }
  return [...families.values()].flatMap(([best, ...others]) => (best ? [{ best, others }] : []))
}

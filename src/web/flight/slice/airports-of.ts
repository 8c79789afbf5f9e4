import type { Offer } from '../../../contract/flight/offer.ts'

/** Returns the codes of every airport that offers touch. */
export function airportsOf(offers: readonly Pick<Offer, 'slice'>[]): Set<string> {
  const codes = new Set<string>()
  for (const { slice } of offers) {
    for (const code of [slice.from, slice.to]) codes.add(code)
    for (const { from, to } of slice.segments) codes.add(from).add(to)
    for (const { airport } of slice.connections) codes.add(airport)
  }
  return codes
}

import type { Reserved } from '../../order/reservation/reservations.ts'
import type { SupplierOffer } from '../../supplier/flight-supplier.ts'
import { type QuotedOffer, quoteOffer } from '../quoted-offer.ts'

/**
 * Returns the offers, replaced by the new ones that suppliers quoted when they refused the old price; undefined if
 * none did. `taken` has one outcome for each supplier, in the order of the offers.
 */
export function requoted(
  offers: readonly QuotedOffer[],
  taken: readonly Reserved[],
): QuotedOffer[] | undefined {
  const suppliers = [...new Set(offers.map(({ offer }) => offer.supplier))]
  let changed = false
  const next = [...offers]
  taken.forEach((outcome, index) => {
    if (outcome.outcome !== 'price_changed') return
    const places = offers.flatMap(({ offer }, place) =>
      offer.supplier === suppliers[index] ? [place] : [],
    )
    places.forEach((place, position) => {
      const source = outcome.offers[position] as SupplierOffer | undefined
      const was = offers[place]?.offer
      if (!source || !was) return
      changed = true
      const supplier = { id: was.supplier, name: was.supplierName }
      next[place] = quoteOffer(supplier, source, was.price.currency)
    })
  })
  return changed ? next : undefined
}

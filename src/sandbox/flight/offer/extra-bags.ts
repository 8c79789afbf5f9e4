import type { SupplierOffer } from '../../../server/supplier/flight-supplier.ts'
import type { FareComponent } from '../fare/fare-component.ts'
import type { Filing } from './filed-money.ts'

const weights = [15, 20, 25, 30]

/**
 * Returns extra bags for the whole slice. They cost more by weight and distance, and with network carriers.
 * In a self-transfer, each booking is charged.
 */
export function extraBagsOf(
  components: readonly FareComponent[],
  filing: Filing,
): SupplierOffer['extraBags'] {
  return weights.map((kg) => {
    const usd = components.reduce((sum, { km, lowCost }) => {
      const byDistance = 12 + Math.min(km, 9000) * 0.0045
      return sum + byDistance * (kg / 20) ** 0.8 * (lowCost ? 1 : 1.5)
    }, 0)
    return { kg, price: filing.fee(usd) }
  })
}

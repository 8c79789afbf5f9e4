import { fractionOf, hashText } from '../../shared/seeded.ts'
import { countryOf, type FareComponent } from './fare-component.ts'

/** Air passenger duties far above ordinary airport charges, USD for flights over 3,200 km. */
const longHaulDuty: Record<string, number> = { GB: 112, DE: 68, NL: 31, AU: 46 }

/**
 * Returns one adult's taxes and airport charges in US dollars: a charge per departure, higher on international flights
 * and different by country, plus a duty where one applies. At most half of the ticket price.
 */
export function departureTaxes(component: FareComponent, total: number): number {
  let usd = 0
  for (const [index, leg] of component.legs.entries()) {
    const country = countryOf(leg.from)
    const own = fractionOf(hashText(`charges ${country}`))
    const abroad = country !== countryOf(leg.to)
    const charge = abroad ? 9 + 17 * own : 4 + 8 * own
    usd += index === 0 ? charge : charge / 2
  }
  if (!component.domestic && component.km > 3200)
    usd += longHaulDuty[countryOf(component.from)] ?? 0
  return Math.min(usd, total / 2)
}

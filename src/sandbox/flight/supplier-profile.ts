import { airlineByCode } from '../../server/world/airline.ts'
import { worldCountryByCode } from '../../server/world/country.ts'
import { hasRate } from '../../server/world/exchange-rates.ts'
import { fractionOf, hashText } from '../shared/seeded.ts'
import type { FareComponent } from './fare/fare-component.ts'
import type { FareFamily } from './fare/fare-families.ts'

/** What differs between sandbox suppliers. */
export interface SupplierProfile {
  id: string
  name: string
  latencyMs: number
  /** Returns whether it sells a journey made of these components. */
  sells(components: readonly FareComponent[]): boolean
  sellsFamily(family: FareFamily): boolean
  /** Returns the currency it quotes a journey in. */
  currency(components: readonly FareComponent[]): string
  /** Returns its price for an adult's fare; both are in US dollars. */
  asks(usd: number, component: FareComponent, family: FareFamily): number
  seatsHeldMinutes: number
  /** After this no ticket is issued, although the seats are kept for longer so that they can be booked again. */
  priceHeldMinutes: number
}

/** Airlines with an NDC connection of their own, like most big network carriers today. */
const connected = new Set(
  (
    'AA UA DL AC AS B6 BA IB VS EI LH LX OS SN AF KL AZ AY SK TP LO TK EK EY QR SV SQ MH TG GA VN PR CX BR CI ' +
    'JL NH KE OZ CA MU CZ AI QF VA NZ ET SA LA AV CM AM U2 VY W6 6E TR JQ D7'
  ).split(' '),
)

const connects = ({ carrier }: FareComponent) => connected.has(carrier.code)

const sellsLowCost = ({ legs }: FareComponent) =>
  legs.some(({ airline }) => airlineByCode(airline)?.lowCost === true)

function homeCurrency(components: readonly FareComponent[]): string {
  const currency = worldCountryByCode(components[0]?.carrier.country ?? '')?.currency ?? 'USD'
  return hasRate(currency) ? currency : 'USD'
}

/** Some of them add a surcharge when sold through others. */
const surcharges = (component: FareComponent) =>
  connects(component) && fractionOf(hashText(`surcharge ${component.carrier.code}`)) < 0.6

/** Network carriers, alone and combined. */
const gds: SupplierProfile = {
  id: 'meridian',
  name: 'Meridian GDS',
  latencyMs: 40,
  sells: (components) => components.length === 1 && !components.some(sellsLowCost),
  sellsFamily: (family) => !family.directOnly,
  currency: homeCurrency,
  asks: (usd, component) => usd + (surcharges(component) ? (component.km > 4000 ? 14 : 7) : 0),
  seatsHeldMinutes: 40,
  priceHeldMinutes: 30,
}

/** Low-cost carriers, and self-transfers between any airlines; all in US dollars. */
const aggregator: SupplierProfile = {
  id: 'skipjack',
  name: 'Skipjack Fares',
  latencyMs: 150,
  sells: (components) => components.length > 1 || components.some(sellsLowCost),
  sellsFamily: (family) => !family.directOnly,
  currency: () => 'USD',
  asks: (usd) => usd + 2.5,
  seatsHeldMinutes: 20,
  priceHeldMinutes: 20,
}

/** Airlines that sell directly: no surcharge, a discount on the cheapest fare, and families of their own. */
const directConnect: SupplierProfile = {
  id: 'wayline',
  name: 'Wayline Direct',
  latencyMs: 600,
  sells: ([component, ...more]) =>
    component !== undefined &&
    more.length === 0 &&
    connects(component) &&
    component.legs.every(({ airline }) => airline === component.carrier.code),
  sellsFamily: () => true,
  currency: homeCurrency,
  asks: (usd, component, family) => {
    const cheapest = family.extra.atLeast === 0 && family.cabin === 'economy'
    const mood = fractionOf(hashText(`direct ${component.carrier.code}`))
    return usd * (cheapest ? 0.97 + 0.05 * mood : 0.99)
  },
  seatsHeldMinutes: 30,
  priceHeldMinutes: 30,
}

export const supplierProfiles: readonly SupplierProfile[] = [gds, aggregator, directConnect]

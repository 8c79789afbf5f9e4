import { type Curve, interpolate } from '../../shared/interpolate.ts'
import { fractionOf, hashText } from '../../shared/seeded.ts'
import type { Competition } from './competition.ts'
import type { FareComponent } from './fare-component.ts'

/**
 * What one adult pays one way in economy with a network carrier on an average day, taxes included, by kilometres: in
 * USD, based on published averages (the U.S. DOT's Consumer Airfare Report and IATA's regional yields), and flat at
 * the long end, where ultra-long fares level off.
 */
const networkUsdByKm: Curve = [
  [0, 42],
  [300, 55],
  [700, 72],
  [1200, 90],
  [2500, 160],
  [4000, 240],
  [5500, 350],
  [8000, 480],
  [11000, 620],
  [16000, 800],
]

/** Low-cost carriers relative to it: much cheaper on short routes, closer on long ones. */
const lowCostByKm: Curve = [
  [0, 0.6],
  [1500, 0.58],
  [4000, 0.64],
  [9000, 0.72],
]

const byCarriers: Curve = [
  [1, 1.12],
  [2, 1.04],
  [3, 1],
  [6, 0.93],
]

/**
 * Returns the ordinary price of a component for one adult in the cheapest economy family, in US dollars:
 * distance, kind of carrier, competition and detour, before demand moves it.
 */
export function marketFare(component: FareComponent, competition: Competition): number {
  const { carrier, km, legs } = component
  let usd = interpolate(networkUsdByKm, km)
  if (component.domestic) usd *= 0.82
  usd *= component.lowCost ? interpolate(lowCostByKm, km) : competition.lowCost ? 0.9 : 1
  usd *= competition.carriers > 0 ? interpolate(byCarriers, competition.carriers) : 1.06
  usd *= 0.94 + 0.13 * fractionOf(hashText(carrier.code))
  if (legs.length > 1) usd *= connectionDiscount(component, competition)
  return usd
}

/** Returns the discount for changing planes: more for longer connections, less on routes without direct flights. */
function connectionDiscount({ legs, km }: FareComponent, competition: Competition): number {
  const first = legs[0]
  const last = legs.at(-1)
  if (!first || !last) return 1
  const hours = (last.arrivalUtc - first.departureUtc) / 3_600_000
  const lost = Math.max(0, hours - (km / 830 + 0.7))
  const discount = Math.min(0.22, 0.04 + lost * 0.012)
  return 1 - (competition.carriers > 0 ? discount : discount / 3)
}

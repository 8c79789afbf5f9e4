import type { City } from '../../../server/world/city.ts'

/** Demand by month, January first; 1 is ordinary. */
const climates = {
  /** Europe's and Asia Minor's south: everyone comes in summer. */
  mediterranean: [0.72, 0.74, 0.84, 0.98, 1.08, 1.18, 1.32, 1.38, 1.15, 0.98, 0.8, 0.8],
  /** Cities of the north: spring to autumn, and the weeks before Christmas. */
  northern: [0.8, 0.82, 0.93, 1.02, 1.1, 1.14, 1.12, 1.06, 1.14, 1.06, 0.92, 1],
  /** Southern Asia's dry months are its winter; monsoon rain keeps travellers away. */
  monsoon: [1.28, 1.22, 1.1, 1.02, 0.86, 0.82, 0.9, 0.9, 0.8, 0.86, 1.05, 1.3],
  /** South of the equator in Asia it's the other way round. */
  southernMonsoon: [0.96, 0.87, 0.88, 0.95, 0.98, 1.06, 1.24, 1.28, 1.1, 0.98, 0.88, 1.14],
  equator: [1, 0.97, 1, 0.98, 0.98, 1.03, 1.05, 1.03, 0.98, 0.98, 1, 1.08],
  /** Summers too hot for anyone. */
  desert: [1.22, 1.2, 1.12, 1, 0.85, 0.72, 0.7, 0.72, 0.82, 1.05, 1.2, 1.25],
  /** Winter sun, then hurricanes. */
  caribbean: [1.22, 1.28, 1.26, 1.08, 0.92, 0.95, 1.02, 0.95, 0.76, 0.78, 0.95, 1.15],
  ski: [1.35, 1.42, 1.22, 0.85, 0.7, 0.92, 1.12, 1.15, 0.92, 0.78, 0.7, 1.25],
  /** Cherry blossom and red leaves. */
  eastAsia: [0.86, 0.88, 1.04, 1.13, 1.06, 0.92, 0.99, 1.03, 0.96, 1.13, 1.1, 0.95],
} as const satisfies Record<string, readonly number[]>
type Climate = keyof typeof climates

const inDesert = new Set('AE QA OM BH KW SA EG IQ JO LY'.split(' '))
const inEastAsia = new Set('JP KR CN TW HK MO'.split(' '))

/** Returns the climate by what a city is known for and where it lies. */
function climateOf({ country, lat, lon, setting }: City): Climate {
  const north = Math.abs(lat)
  if (inDesert.has(country) || setting === 'desert') return 'desert'
  if (setting === 'mountain' && north > 35) return 'ski'
  if (inEastAsia.has(country) && setting !== 'beach') return 'eastAsia'
  const isAmerican = lon < -30
  if (isAmerican && lat > 8 && lat < 28) return 'caribbean'
  if (!isAmerican && lat > 5 && lat < 24 && lon > 60) return 'monsoon'
  if (lat <= 0 && lat > -12 && lon > 90 && lon < 130) return 'southernMonsoon'
  if (north <= 23) return 'equator'
  const isSouthern = setting === 'beach' || (north < 45 && setting === 'historic')
  return isSouthern ? 'mediterranean' : 'northern'
}

/** How much demand follows the season: business travellers come all year. */
const swing: Record<City['setting'], number> = {
  beach: 1,
  mountain: 1,
  lake: 1,
  desert: 0.9,
  historic: 0.8,
  city: 0.6,
  metropolis: 0.6,
}

/** Returns the factor of the season on a day of the year. `daysIntoYear` counts from 0. */
export function seasonFactor(city: City, daysIntoYear: number): number {
  const climate = climateOf(city)
  const months = climates[climate]
  // South of the tropics the seasons are reversed.
  const turned = city.lat < -23 ? daysIntoYear + 182.5 : daysIntoYear
  // Values are those of the middle of a month.
  const at = (turned / 365.25) * 12 - 0.5 + 12
  const [before, after] = [Math.floor(at), Math.floor(at) + 1]
  const share = at - before
  const value = (months[before % 12] ?? 1) * (1 - share) + (months[after % 12] ?? 1) * share
  return 1 + (value - 1) * swing[city.setting]
}

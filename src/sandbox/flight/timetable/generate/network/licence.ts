import type { Airline } from '../../../../../server/world/airline.ts'

const countries = (list: string) => new Set(list.split(' '))

/** The European common aviation area and, by sister licences, Britain. */
const europe = countries(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO CH GB',
)

/** Markets in which a carrier of one member may fly within and between all of them. */
const singleMarkets = [europe, countries('AU NZ')]

/** Countries that the European market has an open-skies treaty with. */
const openToEurope = countries('MA IL JO AL BA ME MK RS XK GE MD AM TR EG TN')

/** Where a territory flies under another country's treaties. */
const sovereignOf: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    FR: 'GP MQ RE GF YT PF NC WF PM BL MF',
    US: 'PR GU VI AS MP',
    GB: 'IM JE GG GI BM KY TC VG AI MS FK SH',
    DK: 'FO GL',
    FI: 'AX',
    NO: 'SJ',
    NL: 'CW AW SX BQ',
    NZ: 'CK NU',
    AU: 'NF CX CC',
    MA: 'EH',
  }).flatMap(([sovereign, list]) => list.split(' ').map((territory) => [territory, sovereign])),
)

/** Pairs of countries without flights between them, for politics; `bloc` is the European market. */
const closed = new Set(
  'IN-PK AM-AZ KP-KR IL-IR IL-IQ IL-LB IL-SY IL-LY IL-YE IL-KW IL-DZ IL-PK IL-ID IL-MY IL-BD IR-US CU-IL RU-UA RU-US CA-RU AU-RU NZ-RU'.split(
    ' ',
  ),
)

/** Legs between two foreign countries that a carrier is known to sell: airline, airport, airport. */
const fifthFreedoms = new Set([
  'EK MXP JFK',
  'EK ATH EWR',
  'EK SYD CHC',
  'EK BKK HKG',
  'SQ FRA JFK',
  'SQ MAN IAH',
  'SQ NRT LAX',
  'SQ BCN MXP',
  'KL SIN DPS',
  'KL KUL CGK',
  'TK SIN KUL',
  'ET DUB IAD',
  'ET LFW EWR',
  'KL TPE MNL',
  'QR BKK HAN',
  'LA SYD AKL',
])

/** The country whose treaties count at a place. */
export function sovereign(country: string): string {
  return sovereignOf[country] ?? country
}

/** Whether two countries lie in the same single aviation market, or are one country. */
export function sameMarket(a: string, b: string): boolean {
  return a === b || singleMarkets.some((market) => market.has(a) && market.has(b))
}

/** Whether politics leaves any flights at all between two sovereign countries. */
export function skiesOpen(a: string, b: string): boolean {
  if ((a === 'RU' && europe.has(b)) || (b === 'RU' && europe.has(a))) return false
  return !closed.has(a < b ? `${a}-${b}` : `${b}-${a}`)
}

/** Countries where a group keeps daughter companies that fly under its code. */
const daughters: Readonly<Record<string, readonly string[]>> = {
  LA: ['BR', 'PE', 'CO', 'EC', 'PY'],
  AV: ['SV', 'EC', 'CR', 'GT'],
  JA: ['AR', 'PE', 'CO'],
  H2: ['PE'],
  G9: ['MA', 'EG'],
  VJ: ['TH'],
  '5W': ['AE'],
  CM: ['CO'],
}

/** The countries an airline may fly from and to as one of theirs. */
export function licencesOf(airline: Airline): string[] {
  return [airline.country, ...(daughters[airline.code] ?? [])].map(sovereign)
}

/**
 * Whether an airline with these licences may sell a flight between two countries: within one only
 * at home, between two when one is home (third and fourth freedom), anywhere within a single
 * market. Territories count as the country that they fly under.
 */
export function mayFly(
  airline: Airline,
  licences: readonly string[],
  fromCountry: string,
  toCountry: string,
): boolean {
  const from = sovereign(fromCountry)
  const to = sovereign(toCountry)
  if (!skiesOpen(from, to)) return false
  if (licences.includes(from) && (from === to || licences.includes(to))) return true
  if (from !== to && (licences.includes(from) || licences.includes(to))) return true
  return licences.some(
    (licence) =>
      (sameMarket(licence, from) && sameMarket(licence, to)) ||
      (airline.lowCost && from !== to && reachesOut(licence, from, to)),
  )
}

/** European low-cost airlines fly from anywhere in their market to the countries open to it. */
function reachesOut(licence: string, from: string, to: string): boolean {
  return (
    europe.has(licence) &&
    ((europe.has(from) && openToEurope.has(to)) || (europe.has(to) && openToEurope.has(from)))
  )
}

/** Whether an airline is known to sell a leg between two countries that are neither its home. */
export function hasFifthFreedom(airline: Airline, a: string, b: string): boolean {
  return (
    fifthFreedoms.has(`${airline.code} ${a} ${b}`) || fifthFreedoms.has(`${airline.code} ${b} ${a}`)
  )
}

/** Airports that some airline sells a foreign leg from or to. */
export const fifthFreedomAirports: ReadonlySet<string> = new Set(
  [...fifthFreedoms].flatMap((leg) => leg.split(' ').slice(1)),
)

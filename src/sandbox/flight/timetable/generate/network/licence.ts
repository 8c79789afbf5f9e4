import type { Airline } from '../../../../../server/world/airline.ts'

const countries = (list: string) => new Set(list.split(' '))

/** The European Common Aviation Area and, through subsidiaries with British licences, the United Kingdom. */
const europe = countries(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO CH GB',
)

/** Single markets: a carrier of one member may fly within and between all of them. */
const singleMarkets = [europe, countries('AU NZ')]

/** Countries that the European market has an open-skies treaty with. */
const openToEurope = countries('MA IL JO AL BA ME MK RS XK GE MD AM TR EG TN')

/** Territories that fly under another country's treaties. */
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

/** Pairs of countries without flights between them for political reasons; `bloc` is the European market. */
const closed = new Set(
  'IN-PK AM-AZ KP-KR IL-IR IL-IQ IL-LB IL-SY IL-LY IL-YE IL-KW IL-DZ IL-PK IL-ID IL-MY IL-BD IR-US CU-IL RU-UA RU-US CA-RU AU-RU NZ-RU'.split(
    ' ',
  ),
)

/** Fifth-freedom legs known to be sold: airline, airport, airport. */
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

/** Returns the country whose treaties apply at a place. */
export function sovereign(country: string): string {
  return sovereignOf[country] ?? country
}

/** Returns whether two countries are the same or in the same single aviation market. */
export function sameMarket(a: string, b: string): boolean {
  return a === b || singleMarkets.some((market) => market.has(a) && market.has(b))
}

/** Returns whether there are any flights between two sovereign countries. */
export function skiesOpen(a: string, b: string): boolean {
  if ((a === 'RU' && europe.has(b)) || (b === 'RU' && europe.has(a))) return false
  return !closed.has(a < b ? `${a}-${b}` : `${b}-${a}`)
}

/** Countries where a group has subsidiaries that fly under its code. */
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

/** Returns the countries in which an airline is licensed. */
export function licencesOf(airline: Airline): string[] {
  return [airline.country, ...(daughters[airline.code] ?? [])].map(sovereign)
}

/**
 * Returns whether an airline with these licences may sell a flight between two countries: domestic flights only at
 * home, international ones if either end is home (third and fourth freedom), and any within a single market.
 * Territories count as the country whose treaties apply.
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

/**
 * Returns whether an open-skies treaty allows it: European low-cost airlines fly from anywhere in their market to
 * these countries.
 */
function reachesOut(licence: string, from: string, to: string): boolean {
  return (
    europe.has(licence) &&
    ((europe.has(from) && openToEurope.has(to)) || (europe.has(to) && openToEurope.has(from)))
  )
}

/** Returns whether an airline is known to sell a leg between two foreign countries. */
export function hasFifthFreedom(airline: Airline, a: string, b: string): boolean {
  return (
    fifthFreedoms.has(`${airline.code} ${a} ${b}`) || fifthFreedoms.has(`${airline.code} ${b} ${a}`)
  )
}

/** Airports of known fifth-freedom legs. */
export const fifthFreedomAirports: ReadonlySet<string> = new Set(
  [...fifthFreedoms].flatMap((leg) => leg.split(' ').slice(1)),
)

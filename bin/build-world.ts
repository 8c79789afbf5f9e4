/**
 * Compiles the tables of `src/server/world/data/` from npm packages and the hand-written tables in
 * `src/server/world/table/`. Run `node bin/build-world.ts` after changing either and commit the result.
 * docs/decisions/002-world-data.md lists the source of each fact. Names in other languages need Debian's packages
 * `libtimezonemap-data` and `libgeonames-common`, under /usr/share or in the folder given as the argument; without
 * them `place-names.psv` isn't changed.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { compileAirports } from './world/airports.ts'
import { compileCountries } from './world/countries.ts'
import { compileCurrencies } from './world/currencies.ts'
import { compilePlaceNames } from './world/place-names.ts'

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
    compilePlaceNames(airports, share),
  )
} else {
  process.stdout.write(`place-names.psv: left as it is, no GeoNames data in ${share}\n`)
}

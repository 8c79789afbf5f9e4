/**
 * Compiles `src/server/world/data/local-names/`: names of cities in each language of the site. Run
 * `node bin/build-local-names.ts /usr/share /tmp/world` after changing `table/local-names.psv`, the cities or the airports,
 * and commit the result. The first folder has Debian's packages `libtimezonemap-data` and `libgeonames-common`, the second
 * the npm package `opencc-js` (docs/decisions/186-names-of-cities-in-each-language.md).
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { defaultLocale } from '../src/contract/default-locale.ts'
import { locales } from '../src/contract/locales.ts'
import { checkOwnNames, compileLocalNames, namedPlaces } from './world/local-names.ts'
import { namedByCell } from './world/place-names.ts'

const [share, packages] = process.argv.slice(2)
if (!share || !packages) throw new Error('name the folders of GeoNames and of opencc-js')

const folder = new URL('../src/server/world/data/local-names/', import.meta.url)
mkdirSync(folder, { recursive: true })
const byCell = namedByCell(share)
const places = namedPlaces()
checkOwnNames(places)
for (const { code } of locales) {
  if (code === defaultLocale) continue
  const lines = compileLocalNames(code, places, byCell, packages)
  const heading =
    'codes | name. © GeoNames (CC BY 4.0, changed: filtered and joined), CLDR (Unicode-3.0), and by hand'
  writeFileSync(new URL(`${code}.psv`, folder), `# ${heading}\n${lines.join('\n')}\n`)
  process.stdout.write(`${code}: ${lines.length}\n`)
}

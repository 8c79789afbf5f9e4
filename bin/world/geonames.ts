import { readFileSync } from 'node:fs'
import { locales } from '../../src/contract/locales.ts'

/** A GeoNames city with its names in other languages. */
export interface NamedCity {
  lat: number
  lon: number
  population: number
  /** Its own name and its ASCII name. */
  own: readonly string[]
  /** All names GeoNames lists without a language. */
  others: readonly string[]
  /** Names in the site's languages, and in a few others, by the name of GeoNames' catalogue. */
  translated: ReadonlyMap<string, string>
}

/** Languages the site doesn't support, but many travellers type. */
const moreLanguages = ['ar', 'he', 'fa', 'lt', 'lv', 'et', 'zh_CN', 'zh_TW', 'nn']

/**
 * Returns the cities with more than 15,000 people, from the folder `share` of Debian's packages `libtimezonemap-data`
 * (positions) and `libgeonames-common` (translations). Both are GeoNames data, CC BY 4.0.
 */
export function namedCities(share: string): NamedCity[] {
  const languages = [...locales.map(({ code }) => code.slice(0, 2)), ...moreLanguages]
  const catalogues = [...new Set(languages)].flatMap((language) => {
    const file = `${share}/locale/${language}/LC_MESSAGES/geonames.mo`
    try {
      return [{ language, names: readCatalogue(readFileSync(file)) }]
    } catch {
      return []
    }
  })
  const cities = readFileSync(`${share}/libtimezonemap/ui/cities15000.txt`, 'utf8')
  return cities.split('\n').flatMap((line) => {
    const [id = '', name = '', ascii = '', others = '', lat, lon] = line.split('\t')
    if (!id) return []
    return {
      lat: Number(lat),
      lon: Number(lon),
      population: Number(line.split('\t')[14]),
      own: [name, ascii],
      others: others.split(',').filter(Boolean),
      translated: new Map(
        catalogues.flatMap(({ language, names }) => {
          const name = names.get(id)
          return name ? [[language, name] as const] : []
        }),
      ),
    }
  })
}

/** Reads gettext's binary format: texts by key, which is a GeoNames number here. */
function readCatalogue(file: Buffer): Map<string, string> {
  const word = (at: number) => file.readUInt32LE(at)
  if (word(0) !== 0x950412de) throw new Error('not a little-endian gettext catalogue')
  const text = (table: number, index: number) => {
    const [length, start] = [word(table + 8 * index), word(table + 8 * index + 4)]
    return file.toString('utf8', start, start + length)
  }
  const [count, keys, texts] = [word(8), word(12), word(16)]
  return new Map(
    Array.from({ length: count }, (_, index) => [text(keys, index), text(texts, index)]),
  )
}

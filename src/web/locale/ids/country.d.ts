// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/country.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'country.title': null
    'country.lead': null
    'country.search': null
    'country.search-hint': null
    'country.find': null
    'country.found': { count: number }
    'country.none': null
    'country.near': null
    'country.others': null
    'country.all': null
    'country.prices': { currency: string | number }
    'country.prices-yes': { currency: string | number }
    'country.prices-no': { currency: string | number }
  }
}

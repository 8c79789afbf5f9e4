// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/promo.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'promo.days': { days: number }
    'promo.countdown-over': null
    'promo.not_started-title': null
    'promo.not_started-text': null
    'promo.ended-title': null
    'promo.ended-text': null
    'promo.other_country-title': null
    'promo.other_country-text': null
    'promo.other_language-title': null
    'promo.other_language-text': null
    'promo.to-search': null
  }
}

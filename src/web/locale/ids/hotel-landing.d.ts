// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/hotel-landing.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'hotel-landing.meta-title': null
    'hotel-landing.meta-description': null
    'hotel-landing.title': null
    'hotel-landing.lead': null
    'hotel-landing.promise': null
    'hotel-landing.popular': null
    'hotel-landing.places': { count: number }
    'hotel-landing.why': null
    'hotel-landing.why-total-title': null
    'hotel-landing.why-total-text': null
    'hotel-landing.why-cancel-title': null
    'hotel-landing.why-cancel-text': null
    'hotel-landing.why-order-title': null
    'hotel-landing.why-order-text': null
    'hotel-landing.why-confirmed-title': null
    'hotel-landing.why-confirmed-text': null
    'hotel-landing.saved': null
    'hotel-landing.saved-none': null
    'hotel-landing.saved-account': null
  }
}

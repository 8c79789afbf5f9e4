// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/home.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'home.meta-title': null
    'home.meta-description': null
    'home.flight-title': null
    'home.title': null
    'home.lead': null
    'home.promise': null
    'home.continue-booking': { from: string | number; to: string | number; date: string | number }
    'home.popular': { city: string | number }
    'home.popular-lead': null
    'home.all-deals': null
    'home.route': { from: string | number; to: string | number }
    'home.fare': { price: string | number }
    'home.why': null
    'home.why-price-title': null
    'home.why-price-text': null
    'home.why-conditions-title': null
    'home.why-conditions-text': null
    'home.why-confirmed-title': null
    'home.why-confirmed-text': null
    'home.why-separate-title': null
    'home.why-separate-text': null
  }
}

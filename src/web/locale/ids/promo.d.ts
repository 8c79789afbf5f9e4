// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/promo.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'promo.days': { days: number }
    'promo.code-applied': null
    'promo.copy': null
    'promo.copied': null
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
    'promo.deals-title': null
    'promo.deals-lead': null
    'promo.from': null
    'promo.deals-flights': { city: string | number }
    'promo.deals-stays': null
    'promo.deal-flight': { from: string | number; to: string | number; date: string | number }
    'promo.deal-stay': { checkIn: string | number; checkOut: string | number }
    'promo.deal-price': { price: string | number }
    'promo.for-adult': null
    'promo.for-room': { nights: number }
    'promo.found': { hours: number }
    'promo.no-flights-title': { city: string | number }
    'promo.no-flights-text': null
    'promo.no-stays-title': null
    'promo.no-stays-text': null
    'promo.to-stays': null
  }
}

// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/landing.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'landing.route-title': { from: string | number; to: string | number }
    'landing.route-description': { from: string | number; to: string | number; price: string | number }
    'landing.lowest': { from: string | number; to: string | number; price: string | number; date: string | number }
    'landing.lowest-bag': { price: string | number }
    'landing.fastest': { duration: string | number }
    'landing.cheapest-month': { month: string | number; price: string | number }
    'landing.days': { from: string | number; to: string | number }
    'landing.with-bag': { price: string | number }
    'landing.months': null
    'landing.airlines': { from: string | number; to: string | number }
    'landing.others': { city: string | number }
    'landing.destination-title': { city: string | number }
    'landing.destination-lead': { city: string | number; price: string | number; from: string | number; date: string | number }
    'landing.origins': { city: string | number }
    'landing.source': null
    'landing.none': null
    'landing.city-title': { city: string | number }
    'landing.area-title': { area: string | number; city: string | number }
    'landing.stays-lead': { count: number; place: string | number; score: string | number }
    'landing.stays-price': { price: string | number; nights: number; date: string | number }
    'landing.areas': { city: string | number }
    'landing.best': { place: string | number }
    'landing.more': null
  }
}

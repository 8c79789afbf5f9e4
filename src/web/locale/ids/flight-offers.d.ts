// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/flight-offers.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'flight-offers.loading': null
    'flight-offers.failed': null
    'flight-offers.expired': null
    'flight-offers.try-again': null
    'flight-offers.flights': null
    'flight-offers.fares': null
    'flight-offers.fares-note': null
    'flight-offers.select': null
    'flight-offers.accept': null
    'flight-offers.select-label': { family: string | number; price: string | number }
    'flight-offers.select-from-label': { family: string | number; price: string | number }
    'flight-offers.select-total-label': { family: string | number; price: string | number }
    'flight-offers.accept-label': { family: string | number; price: string | number }
    'flight-offers.accept-from-label': { family: string | number; price: string | number }
    'flight-offers.accept-total-label': { family: string | number; price: string | number }
    'flight-offers.sold-by': { supplier: string | number }
    'flight-offers.more': { amount: string | number }
    'flight-offers.per-adult': { count: number }
    'flight-offers.per-child': { count: number }
    'flight-offers.per-infant': { count: number }
    'flight-offers.seats-left': { count: number }
    'flight-offers.document-id_card': null
    'flight-offers.document-passport': null
    'flight-offers.also': null
    'flight-offers.bag-differs': null
  }
}

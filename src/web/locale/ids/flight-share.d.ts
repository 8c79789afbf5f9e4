// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/flight-share.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'flight-share.share-flights': null
    'flight-share.shared-description': { flights: string | number; price: string | number }
    'flight-share.shared-title': null
    'flight-share.shared-pending': null
    'flight-share.shared-gone': null
    'flight-share.shared-unchecked': null
    'flight-share.shared-partly': null
    'flight-share.shared-same': null
    'flight-share.shared-changed': { amount: string | number }
    'flight-share.shared-was': { amount: string | number }
    'flight-share.shared-fare': null
    'flight-share.shared-price': { count: number }
    'flight-share.shared-choose': null
    'flight-share.shared-choose-label': { price: string | number }
  }
}

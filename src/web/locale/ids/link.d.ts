// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/link.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'link.share': null
    'link.share-flights': null
    'link.share-title': null
    'link.share-lead': null
    'link.field': null
    'link.field-hint': null
    'link.copied': null
    'link.back': null
    'link.page-title': null
    'link.unknown-title': null
    'link.unknown-text': null
    'link.unavailable-title': null
    'link.unavailable-text': null
    'link.to-home': null
    'link.shared-description': { flights: string | number; price: string | number }
    'link.shared-title': null
    'link.shared-pending': null
    'link.shared-gone': null
    'link.shared-unchecked': null
    'link.shared-partly': null
    'link.shared-same': null
    'link.shared-changed': { amount: string | number }
    'link.shared-was': { amount: string | number }
    'link.shared-fare': null
    'link.shared-price': { count: number }
    'link.shared-choose': null
    'link.shared-choose-label': { price: string | number }
  }
}

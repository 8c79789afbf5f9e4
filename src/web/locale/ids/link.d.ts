// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/link.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'link.share': null
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
  }
}

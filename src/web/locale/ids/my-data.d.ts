// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/my-data.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'my-data.title': null
    'my-data.to-home': null
    'my-data.lead': null
    'my-data.of': { email: string | number }
    'my-data.prove': null
    'my-data.send': null
    'my-data.erased': null
    'my-data.expired': null
    'my-data.failed': null
    'my-data.download-title': null
    'my-data.download-text': null
    'my-data.download': null
    'my-data.erase-title': null
    'my-data.erase-text': null
    'my-data.erase-text-member': null
    'my-data.erase-kept': null
    'my-data.erase-ahead': null
    'my-data.erase-final': null
    'my-data.confirm': null
    'my-data.confirm-hint': { email: string | number }
    'my-data.confirm-wrong': null
    'my-data.erase': null
  }
}

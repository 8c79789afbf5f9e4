// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/desk-image.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'desk-image.file': null
    'desk-image.file-hint': null
    'desk-image.upload': null
    'desk-image.preview': null
    'desk-image.stored': { width: string | number; height: string | number }
    'desk-image.together': null
  }
}

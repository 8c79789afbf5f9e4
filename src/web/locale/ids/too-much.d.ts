// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/too-much.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'too-much.title': null
    'too-much.back': { minutes: number }
    'too-much.stay': { minutes: number }
  }
}

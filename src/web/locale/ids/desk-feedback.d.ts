// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/desk-feedback.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'desk-feedback.lead': null
    'desk-feedback.topic': null
    'desk-feedback.topic-all': null
    'desk-feedback.show': null
    'desk-feedback.count': { count: number; score: string | number }
    'desk-feedback.score': { score: string | number }
    'desk-feedback.none': null
    'desk-feedback.none-text': null
  }
}

// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/desk-application.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'desk-application.title': null
    'desk-application.lead': null
    'desk-application.of-job': { title: string | number }
    'desk-application.all': null
    'desk-application.count': { count: number }
    'desk-application.none': null
    'desk-application.none-text': null
    'desk-application.job-gone': null
    'desk-application.download': null
    'desk-application.download-of': { name: string | number }
    'desk-application.no-cv': null
  }
}

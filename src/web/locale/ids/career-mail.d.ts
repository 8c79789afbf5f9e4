// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/career-mail.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'career-mail.received-subject': { title: string | number }
    'career-mail.received-heading': null
    'career-mail.received-text': { title: string | number; place: string | number }
    'career-mail.received-without-cv': { title: string | number; place: string | number }
    'career-mail.received-next': null
    'career-mail.received-kept': null
    'career-mail.received-ignore': null
  }
}

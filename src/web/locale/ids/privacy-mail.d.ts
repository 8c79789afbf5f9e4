// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/privacy-mail.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'privacy-mail.subject': null
    'privacy-mail.text': null
    'privacy-mail.left': null
    'privacy-mail.kept': null
  }
}

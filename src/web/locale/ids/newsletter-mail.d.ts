// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/newsletter-mail.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'newsletter-mail.confirm-subject': null
    'newsletter-mail.confirm-text': null
    'newsletter-mail.confirm-button': null
    'newsletter-mail.confirm-ignore': null
    'newsletter-mail.already-subject': null
    'newsletter-mail.already-text': null
    'newsletter-mail.deal-from': null
    'newsletter-mail.why-you': null
    'newsletter-mail.change-language': null
    'newsletter-mail.unsubscribe': null
    'newsletter-mail.test-note': null
  }
}

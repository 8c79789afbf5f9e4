// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/traveller.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'traveller.count-adult': { count: number }
    'traveller.count-child': { count: number }
    'traveller.count-infant': { count: number }
    'traveller.title-mr': null
    'traveller.title-mrs': null
    'traveller.title-ms': null
    'traveller.title-mstr': null
    'traveller.title-miss': null
    'traveller.email': null
    'traveller.email-no_mail_domain': null
    'traveller.email-disposable': null
    'traveller.email-right': null
    'traveller.send-anyway': null
    'traveller.example': { text: string | number }
    'traveller.from-cart': null
  }
}

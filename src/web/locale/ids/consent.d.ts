// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/consent.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'consent.title': null
    'consent.text': null
    'consent.details': null
    'consent.accept': null
    'consent.refuse': null
    'consent.choose': null
    'consent.settings': null
    'consent.necessary': null
    'consent.necessary-hint': null
    'consent.statistics': null
    'consent.statistics-hint': null
    'consent.marketing': null
    'consent.marketing-hint': null
    'consent.save': null
    'consent.gpc-title': null
    'consent.gpc-text': null
    'consent.list-title': null
    'consent.lasts-session': null
    'consent.lasts-days': { days: number }
    'consent.lasts-open': null
    'consent.lasts-device': null
    'consent.use-session': null
    'consent.use-sign-in': null
    'consent.use-steps': null
    'consent.use-device': null
    'consent.use-preferences': null
    'consent.use-orders': null
    'consent.use-cart': null
    'consent.use-promo': null
    'consent.use-consent': null
    'consent.use-hidden': null
    'consent.use-recent': null
    'consent.use-network': null
    'consent.use-source': null
    'consent.use-triggered': null
    'consent.list-facts': { purpose: string | number; lasts: string | number }
  }
}

// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/checkout.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'checkout.total': null
    'checkout.line-parts': { base: string | number; taxes: string | number }
    'checkout.line-parts-flight': { base: string | number; taxes: string | number }
    'checkout.line-bag': { count: number }
    'checkout.line-bag-kg': { count: number; kg: string | number }
    'checkout.line-promo': { code: string | number }
    'checkout.steps': null
    'checkout.step-search': null
    'checkout.step-check': null
    'checkout.step-check-hotel': null
    'checkout.step-travellers': null
    'checkout.step-travellers-hotel': null
    'checkout.step-pay': null
    'checkout.step-done': null
  }
}

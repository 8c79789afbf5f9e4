// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/former-terms.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'former-terms.condition-liability-20261122': null
    'former-terms.privacy-long-20261122': { days: number }
    'former-terms.privacy-long-20261123': { days: number }
    'former-terms.privacy-why-20261123': null
    'former-terms.privacy-cookies-20261123': null
    'former-terms.privacy-rights-20261123': null
    'former-terms.condition-law-20261123': null
  }
}

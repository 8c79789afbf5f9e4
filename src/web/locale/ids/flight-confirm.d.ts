// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/flight-confirm.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'flight-confirm.title': null
    'flight-confirm.lead': null
    'flight-confirm.flight-of': { number: string | number; count: string | number }
    'flight-confirm.flight': null
    'flight-confirm.included': null
    'flight-confirm.conditions': null
    'flight-confirm.cabin-bag': null
    'flight-confirm.checked-bag': null
    'flight-confirm.sold-by': { family: string | number; cabin: string | number }
    'flight-confirm.on-flight': { flight: string | number }
    'flight-confirm.before-title': null
    'flight-confirm.know-names': null
    'flight-confirm.know-document-passport': null
    'flight-confirm.know-document-none': null
    'flight-confirm.know-document-id_card': null
    'flight-confirm.know-visa': null
    'flight-confirm.know-hold': null
    'flight-confirm.know-issued': null
    'flight-confirm.know-total': null
    'flight-confirm.total': null
    'flight-confirm.continue': null
    'flight-confirm.continue-new': { total: string | number }
    'flight-confirm.back': null
    'flight-confirm.changed-up-title': null
    'flight-confirm.changed-down-title': null
    'flight-confirm.changed-text': null
    'flight-confirm.was': null
    'flight-confirm.now': null
    'flight-confirm.difference': null
    'flight-confirm.self-transfer-consent': null
    'flight-confirm.self-transfer-consent-missing': null
    'flight-confirm.gone-title': null
    'flight-confirm.gone-text': null
    'flight-confirm.gone-closest-text': null
    'flight-confirm.closest-title': null
    'flight-confirm.closest-choose-label': { flights: string | number; total: string | number }
    'flight-confirm.still-more': { total: string | number; amount: string | number }
    'flight-confirm.still-less': { total: string | number; amount: string | number }
    'flight-confirm.still-same': { total: string | number }
    'flight-confirm.still-text': null
    'flight-confirm.gone-slice': { from: string | number; to: string | number; flight: string | number }
    'flight-confirm.overlap-title': null
    'flight-confirm.overlap-text': { leg: string | number }
    'flight-confirm.overlap-choose': { leg: string | number }
    'flight-confirm.expired-title': null
    'flight-confirm.expired-text': null
    'flight-confirm.busy-title': null
    'flight-confirm.busy-text': null
    'flight-confirm.unknown-title': null
    'flight-confirm.unknown-text': null
    'flight-confirm.unavailable-title': null
    'flight-confirm.unavailable-text': null
    'flight-confirm.retry': null
    'flight-confirm.search-again': null
    'flight-confirm.problem-other': null
    'flight-confirm.problem-PRICE_CHANGED': null
    'flight-confirm.problem-OFFER_GONE': null
    'flight-confirm.problem-SUPPLIER_UNAVAILABLE': null
    'flight-confirm.seats-left': { count: number }
    'flight-confirm.expires': null
    'flight-confirm.stricter-out': null
    'flight-confirm.stricter-back': null
    'flight-confirm.stricter-flight': { number: string | number }
    'flight-confirm.stricter-change': null
    'flight-confirm.fares': null
    'flight-confirm.fare-more': { amount: string | number }
    'flight-confirm.fare-less': { amount: string | number }
    'flight-confirm.fare-same': null
    'flight-confirm.fare-choose': null
    'flight-confirm.fare-choose-label': { family: string | number; difference: string | number }
    'flight-confirm.bar-total': null
    'flight-confirm.bar-continue': null
    'flight-confirm.bar-review': null
    'flight-confirm.total-is': { total: string | number }
  }
}

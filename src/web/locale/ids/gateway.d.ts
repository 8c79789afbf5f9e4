// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/gateway.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'gateway.title': { amount: string | number }
    'gateway.title-save': null
    'gateway.name': null
    'gateway.sandbox': null
    'gateway.paying': { description: string | number }
    'gateway.pay': { amount: string | number }
    'gateway.save': null
    'gateway.save-heading': null
    'gateway.save-free': null
    'gateway.save-too': null
    'gateway.cancel': null
    'gateway.back': null
    'gateway.card-title': null
    'gateway.field-number': null
    'gateway.field-expiry': null
    'gateway.field-code': null
    'gateway.hint-number': null
    'gateway.hint-expiry': null
    'gateway.hint-code': null
    'gateway.problem-card_number': null
    'gateway.problem-card_not_a_test_card': null
    'gateway.problem-expiry': null
    'gateway.problem-expiry_past': null
    'gateway.problem-code': null
    'gateway.test-cards': null
    'gateway.outcome-accept': null
    'gateway.outcome-authenticate': null
    'gateway.outcome-declined': null
    'gateway.outcome-insufficient_funds': null
    'gateway.outcome-no_answer': null
    'gateway.outcome-declined_later': null
    'gateway.challenge-title': null
    'gateway.challenge-text': { amount: string | number }
    'gateway.challenge-save': null
    'gateway.challenge-accept': null
    'gateway.challenge-refuse': null
    'gateway.transfer-title': null
    'gateway.transfer-text': { amount: string | number; description: string | number }
    'gateway.transfer-promise': null
    'gateway.transfer-arrive': null
    'gateway.ended-title': null
    'gateway.ended-open': null
    'gateway.ended-action_required': null
    'gateway.ended-captured': null
    'gateway.ended-saved': null
    'gateway.ended-declined': null
    'gateway.ended-cancelled': null
    'gateway.ended-expired': null
    'gateway.dispute-title': null
    'gateway.dispute-none': null
    'gateway.dispute-inquiry': null
    'gateway.dispute-open': null
    'gateway.dispute-under_review': null
    'gateway.dispute-won': null
    'gateway.dispute-lost': null
    'gateway.dispute-do-inquire': null
    'gateway.dispute-do-dispute': null
    'gateway.dispute-do-review': null
    'gateway.dispute-do-win': null
    'gateway.dispute-do-lose': null
  }
}

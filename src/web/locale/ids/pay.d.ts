// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/pay.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'pay.steps': null
    'pay.step-search': null
    'pay.step-check': null
    'pay.step-travellers': null
    'pay.step-pay': null
    'pay.step-done': null
    'pay.choose-title': null
    'pay.choose-lead': { code: string | number }
    'pay.amount': null
    'pay.order-code': null
    'pay.seats-until': null
    'pay.both-until': null
    'pay.price-until': null
    'pay.clocks-note': null
    'pay.method': null
    'pay.method-card': null
    'pay.method-card-hint': null
    'pay.method-bank_transfer': null
    'pay.method-bank_transfer-hint': null
    'pay.safe': null
    'pay.after': null
    'pay.view-order': null
    'pay.declined-title': null
    'pay.declined-text': null
    'pay.reason-insufficient_funds': null
    'pay.reason-expired_card': null
    'pay.reason-do_not_honor': null
    'pay.reason-authentication_failed': null
    'pay.cancelled-title': null
    'pay.cancelled-text': null
    'pay.attempt-expired-title': null
    'pay.attempt-expired-text': null
    'pay.pending-title': null
    'pay.pending-text': null
    'pay.pending-check': null
    'pay.expired-title': null
    'pay.expired-text': null
    'pay.failed-title': null
    'pay.failed-text': null
    'pay.nothing-to-pay-title': null
    'pay.nothing-to-pay-text': { status: string | number }
    'pay.search-again': null
    'pay.not-found-title': null
    'pay.not-found-text': null
    'pay.find-order': null
    'pay.error-PAYMENT_METHOD_UNKNOWN': null
    'pay.error-UNAVAILABLE': null
    'pay.error-other': null
    'pay.processing-title': null
    'pay.processing-text': null
    'pay.transfer-title': null
    'pay.transfer-text': null
    'pay.issuing-title': null
    'pay.issuing-text': null
    'pay.confirmed-title': null
    'pay.confirmed-text': { email: string | number }
    'pay.confirmed-text-plain': null
    'pay.partly-title': null
    'pay.partly-text': null
    'pay.refunded-title': null
    'pay.refunded-text': null
    'pay.try-again': null
    'pay.refresh': null
    'pay.updates': null
    'pay.to-order': null
    'pay.paid': null
    'pay.refunded': null
    'pay.being-refunded': null
    'pay.not-charged': null
    'pay.total': null
    'pay.price': null
    'pay.total-note': null
    'pay.flights': null
    'pay.flight-and-fare': { flights: string | number; family: string | number; cabin: string | number }
    'pay.continue': { total: string | number }
    'pay.bar-continue': null
    'pay.agree': null
  }
}

// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/desk-state.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'desk-state.attempt-reserve': null
    'desk-state.attempt-confirm': null
    'desk-state.purpose-order': null
    'desk-state.purpose-change': null
    'desk-state.purpose-guarantee': null
    'desk-state.payable-open': null
    'desk-state.payable-paid': null
    'desk-state.payable-expired': null
    'desk-state.payable-withdrawn': null
    'desk-state.payment-created': null
    'desk-state.payment-action_required': null
    'desk-state.payment-authorised': null
    'desk-state.payment-captured': null
    'desk-state.payment-saved': null
    'desk-state.payment-partially_refunded': null
    'desk-state.payment-refunded': null
    'desk-state.payment-declined': null
    'desk-state.payment-expired': null
    'desk-state.payment-cancelled': null
    'desk-state.payment-disputed': null
    'desk-state.method-card': null
    'desk-state.method-bank_transfer': null
    'desk-state.refund-requested': null
    'desk-state.refund-withheld': null
    'desk-state.refund-done': null
    'desk-state.refund-paid_out': null
    'desk-state.cause-quote': null
    'desk-state.cause-items': null
    'desk-state.cause-hand': null
    'desk-state.cause-second': null
    'desk-state.cause-due': null
    'desk-state.by-hand-proposed': null
    'desk-state.by-hand-approved': null
    'desk-state.by-hand-rejected': null
    'desk-state.by-hand-paid': null
    'desk-state.quote-of-refund': null
    'desk-state.quote-of-change': null
    'desk-state.quote-of-stay_change': null
    'desk-state.quote-open': null
    'desk-state.quote-superseded': null
    'desk-state.quote-expired': null
    'desk-state.quote-awaiting_payment': null
    'desk-state.quote-in_progress': null
    'desk-state.quote-completed': null
    'desk-state.quote-failed': null
    'desk-state.mail-queued': null
    'desk-state.mail-sending': null
    'desk-state.mail-sent': null
    'desk-state.account-gateway': null
    'desk-state.account-customer': null
    'desk-state.account-supplier': null
    'desk-state.account-refunds': null
    'desk-state.account-agency': null
    'desk-state.account-bank': null
    'desk-state.movement-capture': null
    'desk-state.movement-issue': null
    'desk-state.movement-cancel': null
    'desk-state.movement-refund': null
    'desk-state.movement-refund-done': null
    'desk-state.movement-goodwill': null
    'desk-state.movement-regain': null
    'desk-state.movement-payout': null
    'desk-state.due-now': null
    'desk-state.due-on_site': null
    'desk-state.line-base': null
    'desk-state.line-taxes': null
    'desk-state.line-bag': null
    'desk-state.line-fee': null
    'desk-state.line-change': null
    'desk-state.line-charge': null
  }
}

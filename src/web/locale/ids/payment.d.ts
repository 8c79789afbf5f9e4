// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/payment.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'payment.choose-title': null
    'payment.choose-lead': { code: string | number }
    'payment.amount': null
    'payment.order-code': null
    'payment.reserved-until': null
    'payment.reserved-until-flight': null
    'payment.reserved-until-hotel': null
    'payment.both-until': null
    'payment.both-until-flight': null
    'payment.both-until-hotel': null
    'payment.price-until': null
    'payment.quoted-likely-until': null
    'payment.quoted-note': null
    'payment.clocks-note': null
    'payment.clocks-note-flight': null
    'payment.clocks-note-hotel': null
    'payment.method': null
    'payment.method-card': null
    'payment.method-card-hint': null
    'payment.method-bank_transfer': null
    'payment.method-bank_transfer-hint': null
    'payment.method-bank_transfer-hint-flight': null
    'payment.method-bank_transfer-hint-hotel': null
    'payment.changed-up': null
    'payment.changed-down': null
    'payment.changed-up-there': null
    'payment.changed-up-there-hotel': null
    'payment.changed-down-there': null
    'payment.changed-down-there-hotel': null
    'payment.changed-text': null
    'payment.price-was': null
    'payment.price-now': null
    'payment.price-difference': null
    'payment.accept': { total: string | number }
    'payment.card-choose-title': null
    'payment.card-choose-lead': { code: string | number }
    'payment.card-method': null
    'payment.card-hint': null
    'payment.card-continue': null
    'payment.card-accept': { total: string | number }
    'payment.card-changed-text': null
    'payment.card-safe': null
    'payment.card-after': null
    'payment.card-clocks-note': null
    'payment.card-pending-title': null
    'payment.card-pending-text': null
    'payment.card-declined-title': null
    'payment.card-declined-text': null
    'payment.card-cancelled-title': null
    'payment.card-cancelled-text': null
    'payment.card-confirming-title': null
    'payment.card-failed-title': null
    'payment.card-failed-text': null
    'payment.card-too': null
    'payment.code-choose-title': null
    'payment.code-choose-lead': { code: string | number }
    'payment.code-form': null
    'payment.code-sent': { email: string | number }
    'payment.code-by': null
    'payment.code-confirm': null
    'payment.code-other-address': null
    'payment.code-until': null
    'payment.code-clocks-note': null
    'payment.code-changed-text': null
    'payment.code-after': null
    'payment.code-expired-title': null
    'payment.code-expired-text': null
    'payment.later-charge': { charged: string | number }
    'payment.later-charge-other': { charged: string | number; quoted: string | number }
    'payment.charge-choose-title': null
    'payment.charge-lead-late_cancellation': { code: string | number }
    'payment.charge-lead-no_show': { code: string | number }
    'payment.charge-after': null
    'payment.charge-clocks-note': null
    'payment.charge-declined-title': null
    'payment.charge-declined-text': null
    'payment.charge-cancelled-text': null
    'payment.charge-attempt-expired-text': null
    'payment.charge-confirmed-title': null
    'payment.charge-confirmed-text': { email: string | number }
    'payment.charge-confirmed-text-plain': null
    'payment.charge-expired-title': null
    'payment.charge-expired-text': null
    'payment.gone-title': null
    'payment.gone-title-flight': null
    'payment.gone-title-hotel': null
    'payment.gone-text': null
    'payment.gone-text-hotel': null
    'payment.refund-days': { days: number }
    'payment.pay-by': null
    'payment.card-by': null
    'payment.paid-by-card': null
    'payment.paid-by-bank_transfer': null
    'payment.safe': null
    'payment.after': null
    'payment.after-flight': null
    'payment.after-hotel': null
    'payment.view-order': null
    'payment.declined-title': null
    'payment.declined-text': null
    'payment.declined-text-flight': null
    'payment.declined-text-hotel': null
    'payment.reason-insufficient_funds': null
    'payment.reason-expired_card': null
    'payment.reason-do_not_honor': null
    'payment.reason-authentication_failed': null
    'payment.cancelled-title': null
    'payment.cancelled-text': null
    'payment.cancelled-text-flight': null
    'payment.cancelled-text-hotel': null
    'payment.attempt-expired-title': null
    'payment.attempt-expired-text': null
    'payment.attempt-expired-text-flight': null
    'payment.attempt-expired-text-hotel': null
    'payment.pending-title': null
    'payment.pending-text': null
    'payment.pending-check': null
    'payment.expired-title': null
    'payment.expired-title-flight': null
    'payment.expired-title-hotel': null
    'payment.expired-text': null
    'payment.expired-text-flight': null
    'payment.expired-text-hotel': null
    'payment.late-refunding': null
    'payment.late-to_book': null
    'payment.late-to_book-flight': null
    'payment.late-to_refund': null
    'payment.failed-title': null
    'payment.failed-text': null
    'payment.failed-text-flight': null
    'payment.failed-text-hotel': null
    'payment.nothing-to-pay-title': null
    'payment.nothing-to-pay-text': { status: string | number }
    'payment.search-again': null
    'payment.not-found-title': null
    'payment.not-found-text': null
    'payment.find-order': null
    'payment.returned-processing-title': null
    'payment.returned-processing-text': { email: string | number }
    'payment.returned-paid-title': null
    'payment.returned-paid-text': { email: string | number }
    'payment.returned-unpaid-title': null
    'payment.returned-unpaid-text': null
    'payment.error-PAYMENT_METHOD_UNKNOWN': null
    'payment.error-UNAVAILABLE': null
    'payment.error-OFFER_GONE': null
    'payment.error-PRICE_CHANGED': null
    'payment.left-out-title': null
    'payment.left-out-text': null
    'payment.left-to-pay': null
    'payment.error-PAYMENT_REPLACED': null
    'payment.error-other': null
    'payment.processing-title': null
    'payment.processing-text': null
    'payment.transfer-title': null
    'payment.transfer-text': null
    'payment.transfer-text-flight': null
    'payment.transfer-text-hotel': null
    'payment.confirming-title': null
    'payment.confirming-title-flight': null
    'payment.confirming-title-hotel': null
    'payment.confirming-text': null
    'payment.confirming-text-flight': null
    'payment.confirming-text-hotel': null
    'payment.confirmed-title': null
    'payment.confirmed-title-flight': null
    'payment.confirmed-title-hotel': null
    'payment.confirmed-text': { email: string | number }
    'payment.confirmed-text-flight': { email: string | number }
    'payment.confirmed-text-hotel': { email: string | number }
    'payment.confirmed-text-plain': null
    'payment.confirmed-text-plain-flight': null
    'payment.confirmed-text-plain-hotel': null
    'payment.partly-title': null
    'payment.partly-title-flight': null
    'payment.partly-text': null
    'payment.partly-text-flight': null
    'payment.refunded-title': null
    'payment.refunded-text': null
    'payment.price-lost': null
    'payment.price-lost-hotel': null
    'payment.promo-lost': null
    'payment.try-again': null
    'payment.refresh': null
    'payment.updates': null
    'payment.to-order': null
    'payment.paid': null
    'payment.paid-nothing': null
    'payment.refunded': null
    'payment.being-refunded': null
    'payment.not-charged': null
    'payment.total': null
    'payment.price': null
    'payment.total-note': null
    'payment.continue': { total: string | number }
    'payment.bar-continue': null
    'payment.agree': null
    'payment.promo': null
    'payment.promo-linked': null
    'payment.promo-linked-refused': { reason: string | number }
    'payment.promo-apply': null
    'payment.promo-remove': null
    'payment.promo-applied': { code: string | number; amount: string | number }
    'payment.promo-applied-linked': { code: string | number; amount: string | number }
    'payment.promo-minimum': { amount: string | number }
    'payment.promo-removed': null
    'payment.edit': null
    'payment.edit-title': null
    'payment.edit-text': null
    'payment.edit-text-flight': null
    'payment.edit-text-hotel': null
    'payment.edit-go': null
    'payment.edit-go-flight': null
    'payment.edit-go-hotel': null
    'payment.edit-keep': null
    'payment.edit-refused': null
    'payment.edit-elsewhere': null
    'payment.edit-too-late': null
    'payment.edit-not-now': null
  }
}

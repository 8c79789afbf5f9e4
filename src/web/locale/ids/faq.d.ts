// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/faq.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'faq.find-booking-question': null
    'faq.find-booking-answer': null
    'faq.no-account-question': null
    'faq.no-account-answer': null
    'faq.hold-time-question': null
    'faq.hold-time-answer': null
    'faq.unpaid-bookings-question': null
    'faq.unpaid-bookings-answer': null
    'faq.book-together-question': null
    'faq.book-together-answer': null
    'faq.reminders-question': null
    'faq.reminders-answer': null
    'faq.pay-methods-question': null
    'faq.pay-methods-answer': null
    'faq.payment-declined-question': null
    'faq.payment-declined-answer': null
    'faq.price-change-question': null
    'faq.price-change-answer': null
    'faq.currency-question': null
    'faq.currency-answer': null
    'faq.late-payment-question': null
    'faq.late-payment-answer': null
    'faq.not-confirmed-question': null
    'faq.not-confirmed-answer': null
    'faq.e-ticket-question': null
    'faq.e-ticket-answer': null
    'faq.bags-question': null
    'faq.bags-answer': null
    'faq.names-question': null
    'faq.names-answer': null
    'faq.change-flight-question': null
    'faq.change-flight-answer': null
    'faq.schedule-change-question': null
    'faq.schedule-change-answer': null
    'faq.self-transfer-question': null
    'faq.self-transfer-answer': null
    'faq.self-transfer-list': null
    'faq.free-cancellation-question': null
    'faq.free-cancellation-answer': null
    'faq.pay-at-property-question': null
    'faq.pay-at-property-answer': null
    'faq.card-guarantee-question': null
    'faq.card-guarantee-answer': null
    'faq.voucher-question': null
    'faq.voucher-answer': null
    'faq.change-stay-question': null
    'faq.change-stay-answer': null
    'faq.cancel-question': null
    'faq.cancel-answer': null
    'faq.refund-amount-question': null
    'faq.refund-amount-answer': null
    'faq.refund-time-question': null
    'faq.refund-time-answer': null
    'faq.part-cancel-question': null
    'faq.part-cancel-answer': null
    'faq.cookies-question': null
    'faq.cookies-answer': null
    'faq.your-data-question': null
    'faq.your-data-answer': null
    'faq.to-order': null
    'faq.to-retrieve': null
    'faq.to-refund-policy': null
    'faq.to-contact': null
    'faq.to-terms-condition': null
    'faq.to-privacy': null
  }
}

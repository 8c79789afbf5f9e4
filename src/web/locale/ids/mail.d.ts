// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/mail.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'mail.frame-help': { email: string | number }
    'mail.greeting': { name: string | number }
    'mail.order-link': null
    'mail.order-number': null
    'mail.booking-reference': null
    'mail.travellers': null
    'mail.travellers-flight': null
    'mail.receipt': null
    'mail.receipt-base': null
    'mail.receipt-base-flight': null
    'mail.receipt-taxes': null
    'mail.receipt-bag': null
    'mail.receipt-change': null
    'mail.receipt-change-flight': null
    'mail.receipt-fee': null
    'mail.receipt-fee-flight': null
    'mail.receipt-promo': { code: string | number }
    'mail.confirmation-heading': null
    'mail.confirmation-heading-partly': null
    'mail.confirmation-lead': null
    'mail.confirmation-lead-flight': null
    'mail.confirmation-partly': null
    'mail.confirmation-partly-flight': null
    'mail.confirmation-rest': null
    'mail.confirmation-rest-flight': null
    'mail.confirmation-left-out': null
    'mail.confirmation-left-out-flight': null
    'mail.confirmation-left-out-hotel': null
    'mail.confirmation-missing': null
    'mail.confirmation-missing-flight': null
    'mail.confirmation-total': { amount: string | number }
    'mail.receipt-by-card': { day: string | number }
    'mail.receipt-by-bank_transfer': { day: string | number }
    'mail.pay-on-site': { amount: string | number }
    'mail.confirmation-next': null
    'mail.confirmation-next-flight': null
    'mail.reminder-subject': { from: string | number; to: string | number }
    'mail.reminder-heading': { from: string | number; to: string | number }
    'mail.reminder-lead': null
    'mail.reminder-price': { amount: string | number; count: number }
    'mail.reminder-continue': null
    'mail.reminder-device': null
    'mail.reminder-cart': { count: number }
    'mail.reminder-once-more': null
    'mail.reminder-last': null
    'mail.reminder-stop': null
    'mail.hold-expired-subject': { order: string | number }
    'mail.hold-expired-subject-flight': { order: string | number }
    'mail.hold-expired-heading': null
    'mail.hold-expired-heading-flight': null
    'mail.hold-expired-lead': { order: string | number }
    'mail.hold-expired-lead-flight': { order: string | number }
    'mail.hold-expired-card': { order: string | number }
    'mail.hold-expired-code': { order: string | number }
    'mail.hold-expired-late': null
    'mail.hold-expired-late-flight': null
    'mail.released-subject': { order: string | number }
    'mail.released-heading': null
    'mail.released-lead': { order: string | number }
    'mail.released-late': null
    'mail.failed-subject': { order: string | number }
    'mail.failed-subject-flight': { order: string | number }
    'mail.failed-heading': null
    'mail.failed-heading-flight': null
    'mail.failed-lead': { order: string | number }
    'mail.failed-promo': { order: string | number }
    'mail.failed-price': null
    'mail.failed-lead-flight': { order: string | number }
    'mail.refund-subject': { order: string | number }
    'mail.refund-heading': null
    'mail.refund-lead': { amount: string | number; order: string | number }
    'mail.refund-part': { amount: string | number; order: string | number }
    'mail.refund-part-flight': { amount: string | number; order: string | number }
    'mail.refund-split': null
    'mail.refund-together': { amount: string | number }
    'mail.refund-second': { order: string | number; amount: string | number }
    'mail.refund-late': { order: string | number; amount: string | number }
    'mail.refund-change': { order: string | number; amount: string | number }
    'mail.refund-change-over': { order: string | number; amount: string | number }
    'mail.refund-to-card': null
    'mail.refund-to-bank_transfer': null
    'mail.refund-paid-out': null
    'mail.refund-by': { by: string | number }
    'mail.refund-returned-subject': { order: string | number }
    'mail.refund-returned-heading': null
    'mail.refund-returned-lead': { order: string | number; amount: string | number }
    'mail.refund-returned-text': null
    'mail.refund-waits': { amount: string | number }
    'mail.payment-returned-subject': { order: string | number }
    'mail.payment-returned-heading': null
    'mail.payment-returned-lead': { order: string | number; amount: string | number }
    'mail.payment-returned-text': null
    'mail.refund-planned-card': { amount: string | number; by: string | number }
    'mail.refund-planned-bank_transfer': { amount: string | number; by: string | number }
    'mail.quote-refund': null
    'mail.quote-refund-paid': null
    'mail.quote-refund-paid-flight': null
    'mail.quote-refund-supplier_fee': null
    'mail.quote-refund-supplier_fee-flight': null
    'mail.quote-change': null
    'mail.quote-refunded_before': null
    'mail.quote-returned_by_bank': null
    'mail.quote-change-price_difference': null
    'mail.quote-change-price_difference-flight': null
    'mail.quote-change-supplier_fee': null
    'mail.quote-change-supplier_fee-flight': null
    'mail.quote-refunded': { amount: string | number }
    'mail.quote-paid': { amount: string | number }
    'mail.cancelled-subject': { order: string | number }
    'mail.cancelled-subject-flight': { order: string | number }
    'mail.cancelled-heading': null
    'mail.cancelled-heading-flight': null
    'mail.cancelled-lead': { order: string | number }
    'mail.cancelled-lead-flight': { order: string | number }
    'mail.cancelled-lead-involuntary': { order: string | number }
    'mail.cancelled-lead-involuntary-flight': { order: string | number }
    'mail.cancelled-nothing': null
    'mail.cancelled-nothing-flight': null
    'mail.cancelled-back-already': null
    'mail.cancelled-unpaid': null
    'mail.cancelled-charge': { amount: string | number; card: string | number }
    'mail.charge-subject': { order: string | number }
    'mail.charge-heading': null
    'mail.charge-late_cancellation': { amount: string | number; order: string | number }
    'mail.charge-no_show': { amount: string | number; order: string | number }
    'mail.charge-receipt': null
    'mail.charge-receipt-otherwise': null
    'mail.charge-date': null
    'mail.charge-paid-with': null
    'mail.charge-card': { card: string | number }
    'mail.charge-other-card': null
    'mail.charge-declined-subject': { order: string | number }
    'mail.charge-declined-heading': null
    'mail.charge-declined-late_cancellation': { amount: string | number; order: string | number; card: string | number }
    'mail.charge-declined-no_show': { amount: string | number; order: string | number; card: string | number }
    'mail.charge-declined-next': { by: string | number }
    'mail.refund-failed-subject': { order: string | number }
    'mail.refund-failed-subject-flight': { order: string | number }
    'mail.refund-failed-heading': null
    'mail.refund-failed-heading-flight': null
    'mail.refund-failed-lead': { order: string | number }
    'mail.refund-failed-lead-flight': { order: string | number }
    'mail.change-failed-subject': { order: string | number }
    'mail.change-failed-subject-flight': { order: string | number }
    'mail.change-failed-heading': null
    'mail.change-failed-heading-flight': null
    'mail.change-failed-lead': { order: string | number }
    'mail.change-failed-lead-flight': { order: string | number }
    'mail.after-sales-again': null
    'mail.after-sales-again-flight': null
    'mail.notice-subject': { order: string | number }
    'mail.notice-heading': null
    'mail.notice-lead': { order: string | number }
    'mail.notice-before': null
    'mail.notice-after': null
    'mail.notice-next': { by: string | number }
    'mail.notice-next-disputed': { by: string | number }
    'mail.notice-calendar': null
    'mail.notice-cancelled-subject': { order: string | number }
    'mail.notice-cancelled-heading': null
    'mail.notice-cancelled-lead': { order: string | number }
    'mail.notice-cancelled-next': { by: string | number }
    'mail.notice-cancelled-next-automatic': { by: string | number }
    'mail.notice-cancelled-next-disputed': { by: string | number }
    'mail.notice-accepted-subject': { order: string | number }
    'mail.notice-accepted-heading': null
    'mail.notice-accepted-lead': { order: string | number }
    'mail.notice-accepted-lead-flight': { order: string | number }
    'mail.change-done-subject': { order: string | number }
    'mail.change-done-subject-flight': { order: string | number }
    'mail.change-done-heading': null
    'mail.change-done-heading-flight': null
    'mail.change-done-lead': { order: string | number }
    'mail.change-done-lead-flight': { order: string | number }
    'mail.confirmation-subject': { order: string | number }
    'mail.confirmation-subject-flight': { order: string | number }
    'mail.confirmation-subject-partly': { order: string | number }
    'mail.confirmation-subject-partly-flight': { order: string | number }
    'mail.search-again': null
    'mail.search-again-flight': null
    'mail.change-bag-lost': { name: string | number; kg: string | number }
    'mail.documents-next': null
    'mail.documents-next-flight': null
    'mail.ticket-title': { order: string | number }
    'mail.ticket-title-flight': { order: string | number }
    'mail.ticket-heading': null
    'mail.ticket-heading-flight': null
    'mail.ticket-order': { order: string | number }
    'mail.ticket-unprintable': null
    'mail.ticket-code': { code: string | number }
    'mail.ticket-terminal': { airport: string | number; terminal: string | number }
    'mail.ticket-passengers': null
    'mail.ticket-passengers-flight': null
    'mail.ticket-subheading': null
    'mail.ticket-issued': { date: string | number }
    'mail.ticket-issuer': null
    'mail.ticket-scan': null
    'mail.ticket-sandbox': null
    'mail.ticket-page': { order: string | number; page: string | number; count: string | number }
    'mail.ticket-conditions': null
    'mail.ticket-conditions-flight': null
    'mail.ticket-price': null
    'mail.ticket-price-flight': null
    'mail.ticket-payment': null
    'mail.ticket-payment-card': null
    'mail.ticket-payment-bank_transfer': null
    'mail.ticket-total': { amount: string | number }
    'mail.ticket-total-flight': { amount: string | number }
    'mail.ticket-advice': null
    'mail.ticket-advice-flight': null
    'mail.ticket-advice-carriage': null
    'mail.ticket-advice-bags': null
    'mail.self-transfer': { city: string | number }
    'mail.self-transfer-bookings': null
    'mail.self-transfer-bags': { city: string | number }
    'mail.self-transfer-visa': { country: string | number }
    'mail.self-transfer-airport': { from: string | number; to: string | number }
    'mail.self-transfer-terminal': { from: string | number; to: string | number }
    'mail.self-transfer-slack': { duration: string | number }
    'mail.returns-elsewhere': { airport: string | number }
    'mail.leaves-elsewhere': { airport: string | number }
    'mail.lands-elsewhere': { airport: string | number }
    'mail.bag-maxperpc': { pieces: number; kgPerPiece: string | number }
    'mail.bag-pieceonly': { pieces: number }
    'mail.bag-piece': { kg: string | number }
    'mail.bag-none': null
    'mail.bag-unknown': null
    'mail.bags-of': { cabin: string | number; checked: string | number }
    'mail.bags-all': { count: string | number; bags: string | number }
    'mail.bags-line': { names: string | number; bags: string | number }
    'mail.bags-bought': { count: number; kg: string | number }
    'mail.calendar-summary': { flight: string | number; from: string | number; to: string | number }
    'mail.calendar-order': { order: string | number }
    'mail.calendar-cancelled': null
    'mail.announced-changed': { before: string | number; after: string | number }
    'mail.announced-added': null
    'mail.announced-cancelled': null
    'mail.announced-answer': { by: string | number }
    'mail.moment-in-city': { time: string | number; city: string | number }
    'mail.cancelled-not': null
    'mail.cancelled-not-flight': null
    'mail.cancelled-calendar': null
    'mail.cancelled-calendar-flight': null
    'mail.receipt-base-hotel': null
    'mail.receipt-change-hotel': null
    'mail.receipt-fee-hotel': null
    'mail.confirmation-subject-hotel': { order: string | number }
    'mail.confirmation-lead-hotel': null
    'mail.confirmation-missing-hotel': null
    'mail.confirmation-promo': null
    'mail.confirmation-next-hotel': null
    'mail.failed-subject-hotel': { order: string | number }
    'mail.failed-heading-hotel': null
    'mail.failed-lead-hotel': { order: string | number }
    'mail.failed-price-hotel': null
    'mail.hold-expired-subject-hotel': { order: string | number }
    'mail.hold-expired-heading-hotel': null
    'mail.hold-expired-lead-hotel': { order: string | number }
    'mail.refund-part-hotel': { amount: string | number; order: string | number }
    'mail.quote-refund-paid-hotel': null
    'mail.quote-refund-supplier_fee-hotel': null
    'mail.cancelled-subject-hotel': { order: string | number }
    'mail.cancelled-heading-hotel': null
    'mail.cancelled-lead-hotel': { order: string | number }
    'mail.cancelled-lead-involuntary-hotel': { order: string | number }
    'mail.cancelled-nothing-hotel': null
    'mail.cancelled-calendar-hotel': null
    'mail.cancelled-not-hotel': null
    'mail.refund-failed-subject-hotel': { order: string | number }
    'mail.refund-failed-heading-hotel': null
    'mail.refund-failed-lead-hotel': { order: string | number }
    'mail.search-again-hotel': null
    'mail.ticket-title-hotel': { order: string | number }
    'mail.ticket-heading-hotel': null
    'mail.stay-calendar-summary': { hotel: string | number }
    'mail.stay-calendar-cancelled': null
    'mail.contact-object': null
    'mail.contact-not-you': { order: string | number }
    'mail.contact-asked-subject': { order: string | number }
    'mail.contact-asked-heading': null
    'mail.contact-asked-lead': { order: string | number; email: string | number }
    'mail.contact-changed-subject': { order: string | number }
    'mail.contact-changed-heading': null
    'mail.contact-changed-lead': { order: string | number; email: string | number }
    'mail.contact-phone-subject': { order: string | number }
    'mail.contact-phone-heading': null
    'mail.contact-phone-lead': { order: string | number }
    'mail.contact-copy-subject': { order: string | number }
    'mail.contact-copy-heading': null
    'mail.contact-copy-lead': { order: string | number; email: string | number }
  }
}

// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/order.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'order.on-site': null
    'order.on-site-hotel': null
    'order.on-site-total': null
    'order.on-site-total-hotel': null
    'order.on-site-about': { amount: string | number }
    'order.whole-price': null
    'order.whole-price-hotel': null
    'order.charged': null
    'order.charged-now': null
    'order.nothing-now': null
    'order.nothing-charged': null
    'order.charge-late_cancellation': null
    'order.charge-no_show': null
    'order.charge-due-late_cancellation': null
    'order.charge-due-no_show': null
    'order.charge-pending': { card: string | number }
    'order.charge-paid': { card: string | number }
    'order.charge-paid-otherwise': null
    'order.charge-declined': { card: string | number }
    'order.charge-expired': { card: string | number }
    'order.on-site-note': null
    'order.on-site-note-hotel': null
    'order.look-up-title': null
    'order.look-up-lead': null
    'order.code': null
    'order.code-hint': null
    'order.email': null
    'order.email-hint': null
    'order.find': null
    'order.need-code': null
    'order.need-email': null
    'order.wrong-title': null
    'order.wrong-text': null
    'order.too-many-title': null
    'order.too-many-text': null
    'order.unavailable-title': null
    'order.unavailable-text': null
    'order.check-code': null
    'order.check-email': null
    'order.found-title': null
    'order.found-lead': null
    'order.found-open': null
    'order.found-other': null
    'order.show-first-title': null
    'order.show-first-text': { code: string | number }
    'order.no-code': null
    'order.card-open': { code: string | number }
    'order.card-travellers': { count: number }
    'order.card-travellers-hotel': { count: number }
    'order.card-booked': null
    'order.card-refunded': { amount: string | number }
    'order.card-charged': { amount: string | number }
    'order.card-charge-due': { amount: string | number }
    'order.card-answer': null
    'order.list-ahead': null
    'order.list-past': null
    'order.card-answer-flight': null
    'order.list-older': null
    'order.list-newest': null
    'order.retrieve-title': null
    'order.retrieve-lead': null
    'order.retrieve-send': null
    'order.retrieve-by-code': null
    'order.retrieve-verify-title': null
    'order.retrieve-prove': null
    'order.retrieve-expired': null
    'order.retrieve-list-title': null
    'order.retrieve-list-lead': { email: string | number }
    'order.retrieve-other': null
    'order.retrieve-none-title': null
    'order.retrieve-none': { email: string | number }
    'order.retrieve-search': null
    'order.page-title': { code: string | number }
    'order.booked-on': null
    'order.status-reserving': null
    'order.status-reserving-flight': null
    'order.status-reserving-hotel': null
    'order.status-awaiting_payment': null
    'order.status-awaiting_card': null
    'order.status-awaiting_code': null
    'order.status-paid': null
    'order.status-paid-flight': null
    'order.status-paid-hotel': null
    'order.status-confirmed': null
    'order.status-partly_confirmed': null
    'order.status-expired': null
    'order.status-expired_free': null
    'order.status-failed': null
    'order.status-cancelled': null
    'order.status-refunded': null
    'order.status-no_show': null
    'order.next': null
    'order.lead-reserving': null
    'order.lead-reserving-flight': null
    'order.lead-reserving-hotel': null
    'order.lead-awaiting_payment': null
    'order.lead-awaiting_payment-flight': null
    'order.lead-awaiting_payment-hotel': null
    'order.lead-awaiting_card': null
    'order.lead-awaiting_code': null
    'order.lead-paid': null
    'order.lead-paid-flight': null
    'order.lead-paid-hotel': null
    'order.lead-confirmed': null
    'order.lead-confirmed-flight': null
    'order.lead-confirmed-hotel': null
    'order.lead-partly_confirmed': null
    'order.lead-partly_confirmed-flight': null
    'order.lead-partly_left_out': null
    'order.left-out': { items: string | number }
    'order.promo-lost': { items: string | number }
    'order.lead-partly_refunded': null
    'order.lead-partly_refunded-flight': null
    'order.lead-expired': null
    'order.lead-expired-flight': null
    'order.lead-expired-hotel': null
    'order.lead-late': null
    'order.lead-failed': null
    'order.lead-failed-flight': null
    'order.lead-failed-hotel': null
    'order.lead-cancelled': null
    'order.lead-cancelled-flight': null
    'order.lead-cancelled-hotel': null
    'order.lead-refunded': null
    'order.lead-no_show': null
    'order.lead-no_show-hotel': null
    'order.refund-sent-card': { amount: string | number; day: string | number }
    'order.refund-sent-bank_transfer': { amount: string | number; day: string | number }
    'order.step-ordered': null
    'order.step-reserved': null
    'order.step-reserved-flight': null
    'order.step-reserved-hotel': null
    'order.step-paid': null
    'order.step-confirmed': null
    'order.step-confirmed-flight': null
    'order.step-confirmed-hotel': null
    'order.step-partly_confirmed': null
    'order.step-partly_confirmed-flight': null
    'order.step-travel': null
    'order.step-travel-flight': null
    'order.step-travel-hotel': null
    'order.step-answer': null
    'order.step-answer-flight': null
    'order.step-cancelled': null
    'order.step-no_show': null
    'order.refund-arrives-card': { day: string | number }
    'order.refund-arrives-bank_transfer': { day: string | number }
    'order.step-refund': null
    'order.step-refund_waits': null
    'order.step-refund_returned': null
    'order.time-in-city': { time: string | number; city: string | number }
    'order.step-travel-note': null
    'order.step-travel-note-flight': null
    'order.step-travel-note-hotel': null
    'order.step-done': null
    'order.step-current': null
    'order.step-next': null
    'order.step-stopped': null
    'order.step-ahead': null
    'order.pay-now': { total: string | number }
    'order.save-card': null
    'order.enter-code': null
    'order.pay-until': null
    'order.pay-until-flight': null
    'order.pay-until-hotel': null
    'order.updates': null
    'order.refresh': null
    'order.search-again': null
    'order.item-state-draft': null
    'order.item-state-reserving': null
    'order.item-state-held': null
    'order.item-state-held-flight': null
    'order.item-state-held-hotel': null
    'order.item-state-quoted': null
    'order.item-state-confirming': null
    'order.item-state-confirming-flight': null
    'order.item-state-confirming-hotel': null
    'order.item-state-confirmed': null
    'order.item-state-confirmed-flight': null
    'order.item-state-confirmed-hotel': null
    'order.item-state-unknown': null
    'order.item-state-unknown-flight': null
    'order.item-state-unknown-hotel': null
    'order.item-state-expired': null
    'order.item-state-expired-flight': null
    'order.item-state-failed': null
    'order.item-state-changing': null
    'order.item-state-cancelling': null
    'order.item-state-cancelled': null
    'order.item-state-no_show': null
    'order.travellers': null
    'order.travellers-hotel': null
    'order.passport': null
    'order.id-card': null
    'order.birth-date': null
    'order.type-adult': null
    'order.type-child': null
    'order.type-infant': null
    'order.price': null
    'order.paid': null
    'order.paid-on': null
    'order.refunded': null
    'order.returned': null
    'order.paid-after-refunds': null
    'order.to-pay': null
    'order.starts-in': { days: number }
    'order.check-in': null
    'order.check-in-earliest': { time: string | number }
    'order.change': null
    'order.help': null
    'order.history': null
    'order.documents': null
    'order.e-ticket': null
    'order.e-ticket-hotel': null
    'order.e-ticket-flight': null
    'order.calendar': null
    'order.documents-later': null
    'order.documents-later-flight': null
    'order.contact': null
    'order.contact-name': null
    'order.contact-email': null
    'order.contact-phone': null
    'order.more': { city: string | number }
    'order.more-hotel': { city: string | number }
    'order.more-flight': { city: string | number }
    'order.more-dates': { from: string | number; to: string | number }
    'order.more-from': { from: string | number }
    'order.more-search': null
    'order.more-search-hotel': null
    'order.more-search-flight': null
    'order.announced-answer': null
  }
}

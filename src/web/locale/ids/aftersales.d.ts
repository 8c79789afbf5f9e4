// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/aftersales.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'aftersales.next-notice': null
    'aftersales.next-notice-flight': null
    'aftersales.next-in-progress': null
    'aftersales.next-in-progress-flight': null
    'aftersales.next-in-progress-hotel': null
    'aftersales.manage': null
    'aftersales.manage-change': { count: number }
    'aftersales.manage-change-flight': { count: number }
    'aftersales.manage-change-hotel': null
    'aftersales.manage-answer': null
    'aftersales.manage-answer-flight': null
    'aftersales.manage-refund': { count: number }
    'aftersales.manage-refund-flight': { count: number }
    'aftersales.manage-refund-hotel': { count: number }
    'aftersales.manage-together': null
    'aftersales.manage-together-flight': null
    'aftersales.manage-together-hotel': null
    'aftersales.rule-of-items': { items: string | number; rule: string | number }
    'aftersales.manage-several': null
    'aftersales.manage-several-flight': null
    'aftersales.manage-refund-unknown': null
    'aftersales.manage-refund-unknown-flight': null
    'aftersales.manage-refund-unknown-hotel': null
    'aftersales.in-progress-refund-title': null
    'aftersales.in-progress-refund-title-flight': null
    'aftersales.in-progress-refund-title-hotel': null
    'aftersales.in-progress-refund-text': null
    'aftersales.in-progress-refund-text-flight': null
    'aftersales.done-refund-title': { amount: string | number }
    'aftersales.done-refund-card': { day: string | number }
    'aftersales.done-refund-bank_transfer': { day: string | number }
    'aftersales.done-refund-nothing': null
    'aftersales.done-refund-nothing-flight': null
    'aftersales.done-refund-nothing-hotel': null
    'aftersales.failed-refund-title': null
    'aftersales.failed-refund-title-flight': null
    'aftersales.failed-refund-title-hotel': null
    'aftersales.failed-refund-text': null
    'aftersales.failed-refund-text-flight': null
    'aftersales.failed-part-title': null
    'aftersales.failed-part-title-flight': null
    'aftersales.awaiting-payment-change-title': null
    'aftersales.awaiting-payment-change-text': null
    'aftersales.awaiting-payment-change-text-flight': null
    'aftersales.awaiting-payment-change-text-hotel': null
    'aftersales.awaiting-payment-change-pay': { amount: string | number }
    'aftersales.charge-late_cancellation': { amount: string | number }
    'aftersales.charge-no_show': { amount: string | number }
    'aftersales.charge-is-pending': { card: string | number }
    'aftersales.charge-is-paid': { card: string | number }
    'aftersales.charge-is-paid-otherwise': { card: string | number }
    'aftersales.charge-is-declined': { card: string | number }
    'aftersales.charge-pay-by': null
    'aftersales.charge-is-expired': { card: string | number }
    'aftersales.charge-pay': { amount: string | number }
    'aftersales.in-progress-change-title': null
    'aftersales.in-progress-change-title-flight': null
    'aftersales.in-progress-change-title-hotel': null
    'aftersales.in-progress-change-text': null
    'aftersales.in-progress-change-text-flight': null
    'aftersales.in-progress-change-text-hotel': null
    'aftersales.done-change-title': null
    'aftersales.done-change-title-flight': null
    'aftersales.done-change-title-hotel': null
    'aftersales.done-change-text': null
    'aftersales.done-change-text-flight': null
    'aftersales.done-change-text-hotel': null
    'aftersales.failed-change-title': null
    'aftersales.failed-change-title-flight': null
    'aftersales.failed-change-title-hotel': null
    'aftersales.failed-change-text': null
    'aftersales.failed-change-text-flight': null
    'aftersales.failed-change-text-hotel': null
    'aftersales.past-done-refund': { amount: string | number }
    'aftersales.past-done-returned': { amount: string | number }
    'aftersales.past-done-refund-returned': { amount: string | number; returned: string | number }
    'aftersales.past-done-refund-waits': { amount: string | number }
    'aftersales.past-done-nothing': null
    'aftersales.past-done-change': null
    'aftersales.past-done-change-flight': null
    'aftersales.past-done-change-hotel': null
    'aftersales.past-failed-refund': null
    'aftersales.past-failed-change': null
    'aftersales.past': null
    'aftersales.refresh': null
    'aftersales.updates': null
    'aftersales.to-order': null
    'aftersales.refund-title': { count: number }
    'aftersales.refund-title-flight': { count: number }
    'aftersales.refund-title-hotel': { count: number }
    'aftersales.refund-lead': { code: string | number }
    'aftersales.refund-which': null
    'aftersales.refund-which-flight': null
    'aftersales.refund-which-hotel': null
    'aftersales.refund-items': null
    'aftersales.refund-items-flight': null
    'aftersales.refund-items-hotel': null
    'aftersales.refund-ask': null
    'aftersales.refund-ask-nothing': null
    'aftersales.refund-full': null
    'aftersales.refund-need-choice': null
    'aftersales.refund-need-choice-flight': null
    'aftersales.refund-none-title': null
    'aftersales.refund-none-text': null
    'aftersales.refund-none-text-flight': null
    'aftersales.refund-none-text-hotel': null
    'aftersales.refund-not-title': null
    'aftersales.refund-not-title-flight': null
    'aftersales.refund-not-title-hotel': null
    'aftersales.refund-not-text-change': null
    'aftersales.refund-not-text-change-hotel': null
    'aftersales.refund-not-text-change-flight': null
    'aftersales.refund-not-text': null
    'aftersales.refund-not-text-hotel': null
    'aftersales.refund-not-text-flight': null
    'aftersales.quote-refund-title': null
    'aftersales.quote-back': null
    'aftersales.line-paid': null
    'aftersales.line-paid-flight': null
    'aftersales.line-paid-hotel': null
    'aftersales.line-fee-refund': null
    'aftersales.line-fee-refund-flight': null
    'aftersales.line-fee-refund-hotel': null
    'aftersales.line-fee-change': null
    'aftersales.line-fee-change-flight': null
    'aftersales.line-fee-change-hotel': null
    'aftersales.line-refunded-before': null
    'aftersales.line-returned-by-bank': null
    'aftersales.line-difference': null
    'aftersales.line-difference-flight': null
    'aftersales.change-paid': null
    'aftersales.quote-nothing': null
    'aftersales.quote-nothing-paid': null
    'aftersales.quote-charge': { amount: string | number; card: string | number }
    'aftersales.quote-charge-about': { amount: string | number; estimate: string | number; card: string | number }
    'aftersales.quote-stands': null
    'aftersales.quote-goes-card': null
    'aftersales.quote-goes-bank_transfer': null
    'aftersales.quote-arrives': null
    'aftersales.quote-tickets': { count: number }
    'aftersales.quote-tickets-flight': { count: number }
    'aftersales.quote-involuntary': null
    'aftersales.quote-involuntary-flight': null
    'aftersales.refund-confirm': { count: number; amount: string | number }
    'aftersales.refund-confirm-flight': { count: number; amount: string | number }
    'aftersales.refund-confirm-hotel': { count: number; amount: string | number }
    'aftersales.refund-confirm-nothing': { count: number }
    'aftersales.refund-confirm-nothing-flight': { count: number }
    'aftersales.refund-confirm-nothing-hotel': { count: number }
    'aftersales.refund-confirm-charge': { count: number }
    'aftersales.refund-confirm-charge-hotel': { count: number }
    'aftersales.keep': { count: number }
    'aftersales.keep-flight': { count: number }
    'aftersales.keep-hotel': { count: number }
    'aftersales.quote-expired-title': null
    'aftersales.quote-expired-text': null
    'aftersales.quote-superseded-title': null
    'aftersales.quote-superseded-text': null
    'aftersales.quote-invalid-title': null
    'aftersales.quote-invalid-text': null
    'aftersales.quote-invalid-text-flight': null
    'aftersales.supplier-title': null
    'aftersales.supplier-title-flight': null
    'aftersales.supplier-title-hotel': null
    'aftersales.supplier-text': null
    'aftersales.failed-title': null
    'aftersales.failed-text': null
    'aftersales.needs-network': null
    'aftersales.disputed-title': null
    'aftersales.disputed-text': null
    'aftersales.disputed-open': null
    'aftersales.disputed-open-noticed': null
    'aftersales.disputed-text-noticed': null
    'aftersales.disputed-open-waits': null
    'aftersales.disputed-manage': null
    'aftersales.returned-title': { amount: string | number }
    'aftersales.returned-text': null
    'aftersales.returned-manage': { amount: string | number }
    'aftersales.returned-manage-all': null
    'aftersales.refunded-manage-all': null
    'aftersales.refund-limit': { amount: string | number }
    'aftersales.refund-waits-title': { amount: string | number }
    'aftersales.refund-waits-text': null
    'aftersales.refund-returned-title': { amount: string | number }
    'aftersales.refund-returned-text': null
    'aftersales.ask-again': null
    'aftersales.change-gone-title': null
    'aftersales.change-gone-title-flight': null
    'aftersales.change-gone-text': null
    'aftersales.change-gone-title-hotel': null
    'aftersales.change-gone-text-hotel': null
    'aftersales.unchanged-title': null
    'aftersales.unchanged-text': null
    'aftersales.unchanged-text-hotel': null
    'aftersales.quote-to-pay': null
    'aftersales.pay-choose-title': null
    'aftersales.pay-choose-lead': { code: string | number }
    'aftersales.pay-choose-lead-flight': { code: string | number }
    'aftersales.pay-until': null
    'aftersales.pay-clocks-note': null
    'aftersales.pay-clocks-note-flight': null
    'aftersales.pay-after': null
    'aftersales.pay-after-flight': null
    'aftersales.pay-after-hotel': null
    'aftersales.pay-method-bank_transfer-hint': null
    'aftersales.pay-declined-title': null
    'aftersales.pay-declined-text': null
    'aftersales.pay-declined-text-flight': null
    'aftersales.pay-cancelled-title': null
    'aftersales.pay-cancelled-text': null
    'aftersales.pay-cancelled-text-flight': null
    'aftersales.pay-attempt-expired-title': null
    'aftersales.pay-attempt-expired-text': null
    'aftersales.pay-attempt-expired-text-flight': null
    'aftersales.pay-expired-title': null
    'aftersales.pay-expired-text': null
    'aftersales.pay-expired-text-flight': null
    'aftersales.pay-failed-title': null
    'aftersales.pay-failed-title-flight': null
    'aftersales.pay-failed-title-hotel': null
    'aftersales.pay-failed-text': null
    'aftersales.pay-failed-text-flight': null
    'aftersales.pay-refunded-title': null
    'aftersales.pay-refunded-title-flight': null
    'aftersales.pay-refunded-title-hotel': null
    'aftersales.pay-refunded-text': null
    'aftersales.pay-refunded-text-flight': null
    'aftersales.pay-nothing-to-pay-title': null
    'aftersales.pay-nothing-to-pay-text': null
    'aftersales.pay-processing-title': null
    'aftersales.pay-processing-text': null
    'aftersales.pay-transfer-title': null
    'aftersales.pay-transfer-text': null
    'aftersales.pay-transfer-text-flight': null
    'aftersales.pay-confirming-title': null
    'aftersales.pay-confirming-title-flight': null
    'aftersales.pay-confirming-title-hotel': null
    'aftersales.pay-confirming-text': null
    'aftersales.pay-confirming-text-flight': null
    'aftersales.pay-confirmed-title': null
    'aftersales.pay-confirmed-title-flight': null
    'aftersales.pay-confirmed-title-hotel': null
    'aftersales.pay-confirmed-text': { email: string | number }
    'aftersales.pay-confirmed-text-flight': { email: string | number }
    'aftersales.pay-confirmed-text-plain': null
    'aftersales.pay-confirmed-text-plain-flight': null
    'aftersales.order-line-change': null
    'aftersales.order-line-change-flight': null
    'aftersales.order-line-fee': null
    'aftersales.order-line-charge': null
    'aftersales.order-line-fee-flight': null
    'aftersales.refund-lead-cost': { code: string | number }
    'aftersales.refund-ask-cost': null
  }
}

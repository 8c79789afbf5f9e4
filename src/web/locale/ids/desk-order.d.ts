// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/desk-order.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'desk-order.title': { code: string | number }
    'desk-order.search-lead': null
    'desk-order.search-label': null
    'desk-order.search': null
    'desk-order.found-count': { count: number }
    'desk-order.found': null
    'desk-order.none': null
    'desk-order.none-text': null
    'desk-order.search-tickets': { text: string | number }
    'desk-order.never-placed': null
    'desk-order.withdrawn': null
    'desk-order.not-done': null
    'desk-order.refused': { act: string | number }
    'desk-order.check': null
    'desk-order.wrong': null
    'desk-order.why': null
    'desk-order.why-wrong': null
    'desk-order.amount-wrong': null
    'desk-order.amount-most': { amount: string | number }
    'desk-order.items-wrong': null
    'desk-order.note-wrong': null
    'desk-order.mail-wrong': null
    'desk-order.acts': null
    'desk-order.acts-none': null
    'desk-order.act-note': null
    'desk-order.act-quote-refund': null
    'desk-order.act-confirm-refund': null
    'desk-order.act-propose-refund': null
    'desk-order.act-decide-refund': null
    'desk-order.act-withhold': null
    'desk-order.act-resume': null
    'desk-order.act-pay-out': null
    'desk-order.act-resend-documents': null
    'desk-order.act-resend-mail': null
    'desk-order.act-reissue': null
    'desk-order.act-look-up': null
    'desk-order.act-release': null
    'desk-order.act-correct-name': null
    'desk-order.do-note': null
    'desk-order.do-quote-refund': null
    'desk-order.do-confirm-refund': { amount: string | number }
    'desk-order.do-cancel': { count: number; amount: string | number }
    'desk-order.do-cancel-flight': { count: number; amount: string | number }
    'desk-order.do-cancel-hotel': { count: number; amount: string | number }
    'desk-order.do-ask-refund': { amount: string | number }
    'desk-order.do-propose-refund': null
    'desk-order.do-withhold': null
    'desk-order.do-resume': null
    'desk-order.do-pay-out': null
    'desk-order.do-resend-documents': null
    'desk-order.do-resend-mail': null
    'desk-order.do-reissue': null
    'desk-order.do-look-up': null
    'desk-order.do-release': null
    'desk-order.do-correct-name': null
    'desk-order.approve': { amount: string | number }
    'desk-order.reject': null
    'desk-order.proposed': { name: string | number; amount: string | number; why: string | number }
    'desk-order.refunded-by': { name: string | number; amount: string | number; why: string | number }
    'desk-order.refunded-meanwhile': null
    'desk-order.proposed-by-you': { amount: string | number }
    'desk-order.quote-items': null
    'desk-order.quote-nothing': null
    'desk-order.line-paid': null
    'desk-order.line-supplier_fee': null
    'desk-order.line-price_difference': null
    'desk-order.line-refunded_before': null
    'desk-order.line-returned_by_bank': null
    'desk-order.cancels': null
    'desk-order.cancels-flight': null
    'desk-order.cancels-hotel': null
    'desk-order.line-by-hand': null
    'desk-order.cancel-charge': { amount: string | number; card: string | number }
    'desk-order.refund-total': null
    'desk-order.amount': { currency: string | number }
    'desk-order.amount-hint': { amount: string | number; alone: string | number }
    'desk-order.confirm-amount': { amount: string | number }
    'desk-order.confirm-amount-text': null
    'desk-order.confirm-ask': { amount: string | number }
    'desk-order.confirm-ask-text': null
    'desk-order.note': null
    'desk-order.note-hint': null
    'desk-order.choose-mail': null
    'desk-order.choose-reservation': null
    'desk-order.choose-refund': null
    'desk-order.name-hint': null
    'desk-order.bank-reference': null
    'desk-order.paid-on': null
    'desk-order.facts': null
    'desk-order.member': null
    'desk-order.guest': null
    'desk-order.queues-lead': null
    'desk-order.queues-none': null
    'desk-order.queues-none-text': null
    'desk-order.queue-failed_confirmations': null
    'desk-order.queue-unknown': null
    'desk-order.queue-overdue_refunds': null
    'desk-order.queue-disputes': null
    'desk-order.queue-cancelled_flights': null
    'desk-order.queue-schedule_changes': null
    'desk-order.queue-approvals': null
    'desk-order.queue-tickets': null
    'desk-order.queue-count': { overdue: number; count: number }
    'desk-order.order': null
    'desk-order.status': null
    'desk-order.contact': null
    'desk-order.travellers': null
    'desk-order.items': null
    'desk-order.total': null
    'desk-order.created': null
    'desk-order.account': null
    'desk-order.came-from': null
    'desk-order.language': null
    'desk-order.reserved-until': null
    'desk-order.paid': null
    'desk-order.refunded': null
    'desk-order.returned-by-bank': null
    'desk-order.refundable': null
    'desk-order.item': null
    'desk-order.state': null
    'desk-order.starts': null
    'desk-order.reservations': null
    'desk-order.bundle': null
    'desk-order.supplier': null
    'desk-order.codes': null
    'desk-order.reason': null
    'desk-order.terms': null
    'desk-order.changed': null
    'desk-order.lines': null
    'desk-order.kind': null
    'desk-order.amount-column': null
    'desk-order.due': null
    'desk-order.payables': null
    'desk-order.payable': null
    'desk-order.until': null
    'desk-order.payments': null
    'desk-order.method': null
    'desk-order.card-digits': { digits: string | number }
    'desk-order.reference': null
    'desk-order.at': null
    'desk-order.refunds': null
    'desk-order.disputes': null
    'desk-order.disputes-answer': null
    'desk-order.answer-by': null
    'desk-order.cause': null
    'desk-order.by-hand': null
    'desk-order.by': null
    'desk-order.quotes': null
    'desk-order.ledger': null
    'desk-order.account-column': null
    'desk-order.movement': null
    'desk-order.mails': null
    'desk-order.subject': null
    'desk-order.postbacks': null
    'desk-order.affiliate': null
    'desk-order.attempts': null
    'desk-order.answer': null
    'desk-order.next': null
    'desk-order.jobs': null
    'desk-order.job': null
    'desk-order.retries': null
    'desk-order.problem': null
    'desk-order.timeline': null
    'desk-order.what': null
    'desk-order.detail': null
    'desk-order.kind-history': null
    'desk-order.kind-payment': null
    'desk-order.kind-refund': null
    'desk-order.kind-quote': null
    'desk-order.kind-ledger': null
    'desk-order.kind-mail': null
    'desk-order.kind-job': null
    'desk-order.kind-desk': null
    'desk-order.calls': null
    'desk-order.asked': null
    'desk-order.duration': null
    'desk-order.milliseconds': { count: number }
    'desk-order.kind-supplier': null
    'desk-order.kind-gateway': null
    'desk-order.called': null
    'desk-order.shown': null
    'desk-order.mail-to': { address: string | number }
    'desk-order.mail-files': { names: string | number }
    'desk-order.mail-text': null
    'desk-order.mail-sent': null
    'desk-order.mail-english': null
    'desk-order.mail-english-note': null
    'desk-order.mail-english-same': null
    'desk-order.mail-english-none': null
    'desk-order.mail-written': { language: string | number }
    'desk-order.mail-written-english': { language: string | number }
    'desk-order.mail-written-own': { language: string | number; parts: string | number }
    'desk-order.mail-written-rest': { language: string | number; parts: string | number }
    'desk-order.mail-written-unknown': null
    'desk-order.mail-order-language': { language: string | number }
    'desk-order.mail-part-text': null
    'desk-order.mail-part-voucher': null
    'desk-order.mail-some-text': null
    'desk-order.mail-some-voucher': null
    'desk-order.mail-in-unknown': null
    'desk-order.mail-in-english': { language: string | number }
    'desk-order.mail-in-both': { language: string | number }
    'desk-order.mail-read-english': null
    'desk-order.resend-language': { language: string | number }
    'desk-order.resend-language-english': { language: string | number }
    'desk-order.found-more': { count: number }
    'desk-order.found-pages': null
    'desk-order.found-newest': null
    'desk-order.found-older': null
    'desk-order.told-note': null
    'desk-order.told-quote-refund': null
    'desk-order.told-confirm-refund': null
    'desk-order.told-propose-refund': null
    'desk-order.told-ask-refund': null
    'desk-order.told-decide-refund': null
    'desk-order.told-withhold': null
    'desk-order.told-resume': null
    'desk-order.told-pay-out': null
    'desk-order.told-resend-documents': null
    'desk-order.told-resend-mail': null
    'desk-order.told-reissue': null
    'desk-order.told-look-up': null
    'desk-order.told-release': null
    'desk-order.told-correct-name': null
    'desk-order.conditions': null
    'desk-order.back-to-amount': null
    'desk-order.notes': null
    'desk-order.notes-none': null
    'desk-order.tickets': null
    'desk-order.tickets-none': null
    'desk-order.ticket-proven': null
    'desk-order.ticket-unproven': null
    'desk-order.answered': null
    'desk-order.problems': null
    'desk-order.problem-reservation': { supplier: string | number; state: string | number }
    'desk-order.problem-dispute': { amount: string | number }
    'desk-order.problem-dispute-due': { amount: string | number }
    'desk-order.problem-inquiry': { amount: string | number }
    'desk-order.problem-under-review': { amount: string | number }
    'desk-order.problem-disputed-refund': { amount: string | number }
    'desk-order.problem-withheld': { amount: string | number }
    'desk-order.problem-overdue-refund': { amount: string | number }
    'desk-order.problem-approval': { amount: string | number }
    'desk-order.problem-ticket': { number: string | number }
    'desk-order.behind': null
    'desk-order.everything': null
    'desk-order.times-in': { zone: string | number }
    'desk-order.latest': null
    'desk-order.none-filtered': null
    'desk-order.any-status': null
    'desk-order.ordered-on': null
    'desk-order.starts-on': null
    'desk-order.mail-outdated': null
    'desk-order.mail-all-outdated': null
    'desk-order.choose-mail-first': null
    'desk-order.act-deal-with': null
    'desk-order.do-deal-with': null
    'desk-order.told-deal-with': null
    'desk-order.dealt-with': null
    'desk-order.dealt-with-hint': null
    'desk-order.queue-cancelled_stays': null
    'desk-order.problem-new-times': { title: string | number; before: string | number; after: string | number; by: string | number }
    'desk-order.problem-flight-cancelled': { title: string | number; before: string | number; by: string | number }
    'desk-order.problem-cancelled-stay': { title: string | number }
    'desk-order.problem-refunded-in-full': null
    'desk-order.notice-times': { times: string | number; by: string | number }
    'desk-order.notice-cancelled': null
    'desk-order.refund-unclear': null
    'desk-order.cancel-instead': null
    'desk-order.cancel-instead-text': null
    'desk-order.act-change-contact': null
    'desk-order.act-send-copy': null
    'desk-order.act-decide-change': null
    'desk-order.do-change-contact': null
    'desk-order.do-send-copy': null
    'desk-order.do-confirm-change': null
    'desk-order.do-ask-change': null
    'desk-order.do-record-refusal': null
    'desk-order.title-confirm-change': null
    'desk-order.title-ask-change': null
    'desk-order.title-record-refusal': null
    'desk-order.text-confirm-change': null
    'desk-order.text-ask-change': null
    'desk-order.text-record-refusal': null
    'desk-order.approve-change': null
    'desk-order.back-to-form': null
    'desk-order.waits-contact': null
    'desk-order.waits-copy': null
    'desk-order.waits-name': null
    'desk-order.decide-contact': null
    'desk-order.decide-copy': null
    'desk-order.decide-name': null
    'desk-order.change-proposed': { name: string | number; why: string | number }
    'desk-order.check-contact': null
    'desk-order.check-copy': null
    'desk-order.check-name': null
    'desk-order.contact-hint': null
    'desk-order.copy-hint': null
    'desk-order.field-email': null
    'desk-order.field-phone': null
    'desk-order.field-title': null
    'desk-order.field-givenName': null
    'desk-order.field-surname': null
    'desk-order.supplier-answered': { answer: string | number }
    'desk-order.supplier-answer': null
    'desk-order.choose-answer': null
    'desk-order.answer-agreed': null
    'desk-order.answer-refused': null
    'desk-order.answer-note': null
    'desk-order.answer-note-hint': null
    'desk-order.answer-wrong': null
    'desk-order.answer-note-wrong': null
    'desk-order.changed-meanwhile': null
    'desk-order.changed-meanwhile-text': null
    'desk-order.nothing-changed': null
    'desk-order.supplier-agrees': { answer: string | number }
    'desk-order.supplier-refuses': { answer: string | number }
    'desk-order.queue-changes': null
    'desk-order.told-change-contact': null
    'desk-order.told-send-copy': null
    'desk-order.told-decide-change': null
    'desk-order.told-ask-change': null
    'desk-order.told-name-refused': null
    'desk-order.download-documents': null
    'desk-order.problem-change': null
    'desk-order.changes': null
    'desk-order.change': null
    'desk-order.change-contact': null
    'desk-order.change-copy': null
    'desk-order.change-name': null
    'desk-order.to': null
    'desk-order.refunding': null
    'desk-order.refund-waits': null
    'desk-order.besides': null
    'desk-order.queue-starts': { day: string | number }
    'desk-order.problem-erasure': null
    'desk-order.none-short': null
    'desk-order.documents-cancelled': null
    'desk-order.documents-new-times': null
    'desk-order.documents-accepting': null
    'desk-order.act-withdraw-change': null
    'desk-order.act-withdraw-proposed-refund': null
    'desk-order.do-withdraw-change': null
    'desk-order.do-withdraw-proposed-refund': null
    'desk-order.told-withdraw-change': null
    'desk-order.told-withdraw-proposed-refund': null
    'desk-order.release-unclear': null
    'desk-order.pay-out-disputed': { amount: string | number }
    'desk-order.pay-out-asked': { amount: string | number }
    'desk-order.pay-out-returned': { amount: string | number }
    'desk-order.approve-too-large': { amount: string | number }
    'desk-order.returned': null
    'desk-order.kept': null
    'desk-order.quote-forfeit': null
    'desk-order.stays-booked': null
    'desk-order.stays-booked-text': null
    'desk-order.cancel-instead-decide-text': null
    'desk-order.queue-refunded_but_booked': null
    'desk-order.line-returned': null
  }
}

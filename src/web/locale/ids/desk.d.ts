// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/desk.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'desk.title': null
    'desk.navigation': null
    'desk.menu': null
    'desk.part-start': null
    'desk.part-content': null
    'desk.part-applications': null
    'desk.part-properties': null
    'desk.part-records': null
    'desk.part-reports': null
    'desk.role-support': null
    'desk.role-finance': null
    'desk.role-content': null
    'desk.role-admin': null
    'desk.sign-out': null
    'desk.welcome': { name: string | number }
    'desk.welcome-lead': null
    'desk.sign-in-title': null
    'desk.sign-in-lead': null
    'desk.signed-out-title': null
    'desk.signed-out-text': null
    'desk.sign-in': null
    'desk.email': null
    'desk.email-invalid': null
    'desk.password': null
    'desk.password-missing': null
    'desk.code': null
    'desk.locked-title': null
    'desk.locked-lead': { name: string | number }
    'desk.locked-cover': { name: string | number }
    'desk.unlock': null
    'desk.unlock-failed': null
    'desk.factor-title': null
    'desk.factor-text': null
    'desk.factor-wrong': null
    'desk.code-hint': null
    'desk.code-invalid': null
    'desk.code-wrong': null
    'desk.code-used': null
    'desk.sign-in-failed': null
    'desk.check-fields': null
    'desk.passkey-use': null
    'desk.passkey-add': null
    'desk.passkey-failed': null
    'desk.set-up-title': null
    'desk.set-up-lead': { name: string | number; email: string | number }
    'desk.new-password': null
    'desk.new-password-hint': null
    'desk.new-password-invalid': null
    'desk.app-title': null
    'desk.app-text': null
    'desk.app-open': null
    'desk.qr': null
    'desk.secret': null
    'desk.copy': null
    'desk.copied': null
    'desk.set-up': null
    'desk.try-title': null
    'desk.try-text': null
    'desk.try-secrets': { email: string | number; password: string | number; code: string | number }
    'desk.try-sign-in': { role: string | number }
    'desk.part-tickets': null
    'desk.tickets-list': null
    'desk.tickets-due': null
    'desk.tickets-overdue': null
    'desk.tickets-mine': null
    'desk.tickets-waiting': null
    'desk.tickets-solved': null
    'desk.tickets-all': null
    'desk.tickets-any-topic': null
    'desk.tickets-search': null
    'desk.tickets-search-orders': { text: string | number }
    'desk.tickets-show': null
    'desk.pages': null
    'desk.pages-previous': null
    'desk.pages-next': null
    'desk.tickets-count': { count: number }
    'desk.ticket-state-open': null
    'desk.ticket-state-waiting_for_us': null
    'desk.ticket-state-waiting_for_customer': null
    'desk.ticket-state-solved': null
    'desk.ticket-state-reopened': null
    'desk.ticket-due': null
    'desk.ticket-overdue': null
    'desk.ticket-answer': null
    'desk.ticket-reply': null
    'desk.ticket-reply-choose': null
    'desk.ticket-reply-missing': null
    'desk.ticket-insert': null
    'desk.ticket-replies': null
    'desk.ticket-message': null
    'desk.ticket-message-hint': null
    'desk.ticket-next': null
    'desk.ticket-next-waiting_for_customer': null
    'desk.ticket-next-waiting_for_us': null
    'desk.ticket-next-solved': null
    'desk.ticket-send': null
    'desk.ticket-reads': { language: string | number }
    'desk.ticket-reads-english': { language: string | number }
    'desk.ticket-not-sent': null
    'desk.ticket-title': { number: string | number }
    'desk.ticket-facts': null
    'desk.ticket-from': null
    'desk.ticket-account': null
    'desk.ticket-member': null
    'desk.ticket-guest': null
    'desk.ticket-language': null
    'desk.ticket-order': null
    'desk.ticket-order-proven': { code: string | number }
    'desk.ticket-order-unproven': { code: string | number }
    'desk.ticket-order-none': null
    'desk.ticket-assigned': null
    'desk.ticket-nobody': null
    'desk.ticket-take': null
    'desk.ticket-release': null
    'desk.ticket-close': null
    'desk.ticket-close-answered': null
    'desk.ticket-history': null
    'desk.ticket-by-customer': null
    'desk.ticket-by-staff': null
    'desk.ticket-by-name': { name: string | number }
    'desk.ticket-by-quiet': null
    'desk.part-orders': null
    'desk.part-queues': null
    'desk.part-log': null
    'desk.part-feedback': null
    'desk.error-forbidden': null
    'desk.error-forbidden-text': null
    'desk.error-not-found': null
    'desk.error-not-found-text': null
    'desk.error-order': null
    'desk.error-order-text': null
    'desk.error-ticket': null
    'desk.error-ticket-text': null
    'desk.error-mail': null
    'desk.error-mail-text': null
    'desk.error-mail-erased': null
    'desk.error-mail-erased-text': null
    'desk.error-back-order': null
    'desk.error': null
    'desk.error-text': null
    'desk.error-back': null
    'desk.ticket-told-answer': null
    'desk.ticket-told-take': null
    'desk.ticket-told-release': null
    'desk.ticket-told-close': null
    'desk.start-waiting': null
    'desk.start-tickets': null
    'desk.start-all-tickets': null
    'desk.start-no-tickets': null
    'desk.start-today': { zone: string | number }
    'desk.start-sales': null
    'desk.start-orders-paid': null
    'desk.start-orders-confirmed': null
    'desk.start-paid': null
    'desk.start-refunded': null
    'desk.start-returned': null
    'desk.start-scheduled': null
    'desk.start-all-content': null
    'desk.start-none-scheduled': null
    'desk.draft-restored': null
    'desk.unsent-title': null
    'desk.unsent-text': null
    'desk.unsent-send': null
    'desk.unsent-discard': null
    'desk.leave-title': null
    'desk.leave-text': null
    'desk.leave-stay': null
    'desk.leave-go': null
    'desk.in-zone': { zone: string | number }
    'desk.all-times': { zone: string | number }
    'desk.ticket-do-close': null
    'desk.ticket-close-why': null
    'desk.ticket-close-hint': null
    'desk.ticket-reopen': null
    'desk.ticket-assign': null
    'desk.ticket-assign-to': null
    'desk.ticket-do-assign': null
    'desk.ticket-notes': null
    'desk.ticket-note': null
    'desk.ticket-note-hint': null
    'desk.ticket-do-note': null
    'desk.ticket-earlier': null
    'desk.tickets-unproven': { code: string | number }
    'desk.ticket-told-note': null
    'desk.ticket-told-reopen': null
    'desk.ticket-told-assign': null
  }
}

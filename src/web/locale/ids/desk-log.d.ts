// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/desk-log.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'desk-log.lead': null
    'desk-log.staff': null
    'desk-log.everybody': null
    'desk-log.person': { name: string | number; email: string | number }
    'desk-log.command-line': null
    'desk-log.act': null
    'desk-log.any-act': null
    'desk-log.about': null
    'desk-log.from': null
    'desk-log.to': null
    'desk-log.show': null
    'desk-log.day-invalid': null
    'desk-log.day-reversed': null
    'desk-log.count': { count: number }
    'desk-log.none': null
    'desk-log.none-text': null
    'desk-log.pages': null
    'desk-log.newest': null
    'desk-log.older': null
    'desk-log.change': null
    'desk-log.compare': { before: string | number; after: string | number }
    'desk-log.field': null
    'desk-log.before': null
    'desk-log.after': null
    'desk-log.empty': null
    'desk-log.yes': null
    'desk-log.no': null
    'desk-log.about-order': { id: string | number }
    'desk-log.about-ticket': { id: string | number }
    'desk-log.about-content': { id: string | number }
    'desk-log.about-document': { kind: string | number; name: string | number }
    'desk-log.about-application': { id: string | number }
    'desk-log.about-image': { id: string | number }
    'desk-log.about-property': { id: string | number }
    'desk-log.about-record.flag': { name: string | number }
    'desk-log.about-record.phone': { name: string | number }
    'desk-log.about-record.reply': { name: string | number }
    'desk-log.about-record.message': { name: string | number }
    'desk-log.about-record.promo': { name: string | number }
    'desk-log.about-record.deal': { name: string | number }
    'desk-log.about-record.affiliate': { name: string | number }
    'desk-log.about-staff': { name: string | number }
    'desk-log.act-order.note': null
    'desk-log.act-order.resend': null
    'desk-log.act-order.look-up': null
    'desk-log.act-order.release': null
    'desk-log.act-order.reissue': null
    'desk-log.act-order.correct-name': null
    'desk-log.act-order.refund': null
    'desk-log.act-order.refund-by-hand': null
    'desk-log.act-order.approve-refund': null
    'desk-log.act-order.pay-out': null
    'desk-log.act-ticket.read': null
    'desk-log.act-ticket.search': null
    'desk-log.act-ticket.answer': null
    'desk-log.act-content.edit': null
    'desk-log.act-content.publish': null
    'desk-log.act-application.read': null
    'desk-log.act-flag.edit': null
    'desk-log.act-reply.edit': null
    'desk-log.act-promo.exceed': null
    'desk-log.act-affiliate.edit': null
    'desk-log.act-staff.add': null
    'desk-log.act-staff.set-up': null
    'desk-log.act-staff.sign-in': null
    'desk-log.act-staff.sign-out': null
    'desk-log.act-staff.unlock': null
    'desk-log.act-staff.prove': null
    'desk-log.act-order.search': null
    'desk-log.act-staff.change-roles': null
    'desk-log.act-staff.reset': null
    'desk-log.act-staff.disable': null
    'desk-log.act-staff.enable': null
    'desk-log.field-state': null
    'desk-log.field-photos': null
    'desk-log.field-amount': null
    'desk-log.field-givenName': null
    'desk-log.field-surname': null
    'desk-log.field-name': null
    'desk-log.field-email': null
    'desk-log.field-roles': null
    'desk-log.field-disabledAt': null
    'desk-log.field-factor': null
    'desk-log.field-assigned': null
    'desk-log.field-step': null
    'desk-log.field-file': null
    'desk-log.field-job': null
    'desk-log.field-bankReference': null
    'desk-log.field-paidOn': null
    'desk-log.field-mailId': null
    'desk-log.field-seenUntil': null
    'desk-log.field-quoteId': null
    'desk-log.field-refundId': null
    'desk-log.field-refundByHandId': null
    'desk-log.field-reservationId': null
    'desk-log.field-reservations': null
    'desk-log.field-proposedBy': null
    'desk-log.field-confirmed': null
    'desk-log.field-version': null
    'desk-log.field-restored': null
    'desk-log.field-kind': null
    'desk-log.field-slug': null
    'desk-log.field-liveVersion': null
    'desk-log.field-nextVersion': null
    'desk-log.field-nextAt': null
    'desk-log.field-until': null
    'desk-log.field-test': null
    'desk-log.field-width': null
    'desk-log.field-height': null
    'desk-log.act-order.deal-with': null
    'desk-log.act-order.change-contact': null
    'desk-log.act-order.approve-change': null
    'desk-log.act-order.download': null
    'desk-log.act-ticket.note': null
    'desk-log.act-order.read': null
    'desk-log.act-order.withdraw': null
    'desk-log.by-hand-alone': { amount: string | number }
    'desk-log.by-hand-proposed': { amount: string | number }
    'desk-log.by-hand-approved': { amount: string | number }
    'desk-log.by-hand-rejected': { amount: string | number }
    'desk-log.by-hand-withdrawn': { amount: string | number }
    'desk-log.proposal-contact-alone': null
    'desk-log.proposal-contact-proposed': null
    'desk-log.proposal-contact-approved': null
    'desk-log.proposal-contact-rejected': null
    'desk-log.proposal-contact-withdrawn': null
    'desk-log.proposal-copy-alone': null
    'desk-log.proposal-copy-proposed': null
    'desk-log.proposal-copy-approved': null
    'desk-log.proposal-copy-rejected': null
    'desk-log.proposal-copy-withdrawn': null
    'desk-log.proposal-name-alone': null
    'desk-log.proposal-name-proposed': null
    'desk-log.proposal-name-refused': null
    'desk-log.proposal-name-approved': null
    'desk-log.proposal-name-rejected': null
    'desk-log.proposal-name-withdrawn': null
  }
}

// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/hotel-book.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'hotel-book.title': null
    'hotel-book.lead': null
    'hotel-book.contact': null
    'hotel-book.contact-lead': null
    'hotel-book.field-title': null
    'hotel-book.field-givenName': null
    'hotel-book.field-surname': null
    'hotel-book.field-email': null
    'hotel-book.field-phoneCountry': null
    'hotel-book.field-phone': null
    'hotel-book.hint-email': null
    'hotel-book.hint-phone': null
    'hotel-book.choose': null
    'hotel-book.room': { number: string | number }
    'hotel-book.lead-guest': null
    'hotel-book.from-contact': null
    'hotel-book.wishes': null
    'hotel-book.wishes-lead': null
    'hotel-book.arrives-at': null
    'hotel-book.time-on-day': { time: string | number; day: string | number }
    'hotel-book.arrival-unknown': null
    'hotel-book.needs': null
    'hotel-book.need-wheelchair': null
    'hotel-book.need-limited_mobility': null
    'hotel-book.need-blind': null
    'hotel-book.need-deaf': null
    'hotel-book.need-service_animal': null
    'hotel-book.need-allergy': null
    'hotel-book.requests': null
    'hotel-book.requests-hint': null
    'hotel-book.summary': null
    'hotel-book.cancellation': null
    'hotel-book.fees': null
    'hotel-book.details': null
    'hotel-book.pay-note': { now: string | number }
    'hotel-book.book-note': { amount: string | number }
    'hotel-book.book-note-about': { amount: string | number; estimate: string | number }
    'hotel-book.book-note-free': null
    'hotel-book.code-note': null
    'hotel-book.guarantee-note': null
    'hotel-book.pay': null
    'hotel-book.book': null
    'hotel-book.guarantee': null
    'hotel-book.accept': { total: string | number }
    'hotel-book.save': null
    'hotel-book.saved': null
    'hotel-book.saving': null
    'hotel-book.kept': null
    'hotel-book.not-kept': null
    'hotel-book.errors-title': { count: number }
    'hotel-book.error-line': { where: string | number; problem: string | number }
    'hotel-book.missing-title': null
    'hotel-book.missing-givenName': null
    'hotel-book.missing-surname': null
    'hotel-book.missing-email': null
    'hotel-book.missing-phoneCountry': null
    'hotel-book.missing-phone': null
    'hotel-book.problem-REQUIRED': null
    'hotel-book.problem-TITLE_UNKNOWN': null
    'hotel-book.problem-NAME_LETTERS': null
    'hotel-book.problem-NAME_LETTERS-character': { character: string | number }
    'hotel-book.problem-NAME_PLAIN-character': { character: string | number }
    'hotel-book.problem-NAME_PLAIN': null
    'hotel-book.problem-NAME_TOO_LONG': null
    'hotel-book.problem-EMAIL_INVALID': null
    'hotel-book.problem-PHONE_INVALID': null
    'hotel-book.problem-too-long': { count: number }
    'hotel-book.problem-field': null
    'hotel-book.changed-text': null
    'hotel-book.skip-to-end': null
    'hotel-book.other-rates': null
    'hotel-book.search-again': null
    'hotel-book.find-order': null
    'hotel-book.open-held': { code: string | number }
    'hotel-book.problem-OFFER_GONE-title': null
    'hotel-book.problem-OFFER_GONE': null
    'hotel-book.problem-SUPPLIER_UNAVAILABLE-title': null
    'hotel-book.problem-SUPPLIER_UNAVAILABLE': null
    'hotel-book.problem-TOO_MANY_HOLDS-title': null
    'hotel-book.problem-TOO_MANY_NETWORK_HOLDS-title': null
    'hotel-book.problem-TOO_MANY_NETWORK_HOLDS': null
    'hotel-book.problem-TOO_MANY_HOLDS': null
    'hotel-book.problem-TOO_MANY_STAYS-title': null
    'hotel-book.problem-TOO_MANY_STAYS': null
    'hotel-book.problem-RATE_LIMITED-title': null
    'hotel-book.problem-RATE_LIMITED': null
    'hotel-book.problem-other-title': null
    'hotel-book.problem-other': null
    'hotel-book.expired-title': null
    'hotel-book.expired-text': null
    'hotel-book.unknown-title': null
    'hotel-book.unknown-text': null
  }
}

// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/flight-book.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'flight-book.title': null
    'flight-book.lead': null
    'flight-book.contact': null
    'flight-book.contact-lead': null
    'flight-book.passenger': { number: string | number }
    'flight-book.passenger-type': { type: string | number }
    'flight-book.adult-ages': null
    'flight-book.child-ages': null
    'flight-book.infant-ages': null
    'flight-book.field-title': null
    'flight-book.field-givenName': null
    'flight-book.field-surname': null
    'flight-book.field-birthDate': null
    'flight-book.field-nationality': null
    'flight-book.field-passportNumber': null
    'flight-book.field-passportExpiry': null
    'flight-book.field-passportCountry': null
    'flight-book.field-document': null
    'flight-book.field-idCardNumber': null
    'flight-book.field-idCardExpiry': null
    'flight-book.field-idCardCountry': null
    'flight-book.document-id_card': null
    'flight-book.document-passport': null
    'flight-book.field-email': null
    'flight-book.field-phoneCountry': null
    'flight-book.field-phone': null
    'flight-book.remind': null
    'flight-book.remind-hint': null
    'flight-book.reminded-title': null
    'flight-book.reminded-text': null
    'flight-book.choose': null
    'flight-book.hint-given': null
    'flight-book.hint-surname': null
    'flight-book.hint-email': null
    'flight-book.hint-phone': null
    'flight-book.hint-expiry': { date: string | number }
    'flight-book.hint-idCardExpiry': { date: string | number }
    'flight-book.hint-document': null
    'flight-book.on-ticket': { name: string | number }
    'flight-book.on-ticket-cut': { name: string | number }
    'flight-book.use-cut': null
    'flight-book.from-contact': null
    'flight-book.samples': null
    'flight-book.samples-lead': { country: string | number }
    'flight-book.sample-passport': null
    'flight-book.kind-name_with_surname': null
    'flight-book.kind-name_with_two_word_surname': null
    'flight-book.kind-single_name': null
    'flight-book.kind-name_with_suffix': null
    'flight-book.kind-name_with_length': null
    'flight-book.kind-name_with_two_words': null
    'flight-book.kind-two_word_first_name_single': null
    'flight-book.kind-surnames_with_more_words': null
    'flight-book.kind-name_with_special_characters': null
    'flight-book.kind-name_with_former_surname': null
    'flight-book.kind-name_with_two_given_names': null
    'flight-book.bags': null
    'flight-book.bags-lead': null
    'flight-book.bag-label': { from: string | number; to: string | number }
    'flight-book.bag-none': null
    'flight-book.bag-choice': { kg: string | number; price: string | number }
    'flight-book.bags-infant': null
    'flight-book.summary': null
    'flight-book.total-now': null
    'flight-book.details': null
    'flight-book.pay': null
    'flight-book.pay-note': { total: string | number }
    'flight-book.save': null
    'flight-book.saving': null
    'flight-book.saved': null
    'flight-book.not-saved': null
    'flight-book.kept-until': null
    'flight-book.errors-title': { count: number }
    'flight-book.errors-contact': { count: number }
    'flight-book.errors-passenger': { number: string | number; count: number }
    'flight-book.errors-bags': { count: number }
    'flight-book.error-line': { where: string | number; problem: string | number }
    'flight-book.field.REQUIRED': null
    'flight-book.missing-title': null
    'flight-book.missing-givenName': null
    'flight-book.missing-surname': null
    'flight-book.missing-birthDate': null
    'flight-book.missing-nationality': null
    'flight-book.missing-passportNumber': null
    'flight-book.missing-passportExpiry': null
    'flight-book.missing-passportCountry': null
    'flight-book.missing-document': null
    'flight-book.missing-idCardNumber': null
    'flight-book.missing-idCardExpiry': null
    'flight-book.missing-idCardCountry': null
    'flight-book.missing-email': null
    'flight-book.missing-phoneCountry': null
    'flight-book.missing-phone': null
    'flight-book.field.TITLE_UNKNOWN': null
    'flight-book.field.NAME_LETTERS': null
    'flight-book.field.NAME_LETTERS-character': { character: string | number }
    'flight-book.field.NAME_TITLE': null
    'flight-book.field.NAME_TOO_LONG': null
    'flight-book.field.NAME_PLAIN': null
    'flight-book.field.NAME_PLAIN-character': { character: string | number }
    'flight-book.field.DATE_INVALID': null
    'flight-book.field.DATE_IN_FUTURE': null
    'flight-book.field.DATE_TOO_OLD': null
    'flight-book.field.AGE_ADULT': null
    'flight-book.field.AGE_CHILD': null
    'flight-book.field.AGE_INFANT': null
    'flight-book.field.COUNTRY_UNKNOWN': null
    'flight-book.field.PASSPORT_NUMBER_INVALID': null
    'flight-book.field.PASSPORT_EXPIRED': null
    'flight-book.field.EXPIRY_TOO_FAR': null
    'flight-book.field.ID_CARD_NUMBER_INVALID': null
    'flight-book.field.ID_CARD_EXPIRED': null
    'flight-book.field.EMAIL_INVALID': null
    'flight-book.field.PHONE_INVALID': null
    'flight-book.field.SAME_TRAVELLER': null
    'flight-book.field.BAG_UNKNOWN': null
    'flight-book.field.BAG_LIMIT': null
    'flight-book.field.too-long': { count: number }
    'flight-book.field.other': null
    'flight-book.problem-PRICE_CHANGED-title': null
    'flight-book.problem-PRICE_CHANGED': null
    'flight-book.skip-to-end': null
    'flight-book.airline-price-text': null
    'flight-book.problem-OFFER_GONE-title': null
    'flight-book.problem-OFFER_GONE': null
    'flight-book.problem-SUPPLIER_UNAVAILABLE-title': null
    'flight-book.problem-SUPPLIER_UNAVAILABLE': null
    'flight-book.problem-TOO_MANY_HOLDS-title': null
    'flight-book.problem-TOO_MANY_NETWORK_HOLDS-title': null
    'flight-book.problem-TOO_MANY_NETWORK_HOLDS': null
    'flight-book.problem-TOO_MANY_HOLDS': null
    'flight-book.problem-RATE_LIMITED-title': null
    'flight-book.problem-RATE_LIMITED': null
    'flight-book.open-held': { code: string | number }
    'flight-book.problem-other-title': null
    'flight-book.problem-other': null
    'flight-book.expired-title': null
    'flight-book.expired-text': null
    'flight-book.unknown-title': null
    'flight-book.unknown-text': null
    'flight-book.recheck': null
    'flight-book.search-again': null
    'flight-book.find-order': null
    'flight-book.part-day': null
    'flight-book.part-month': null
    'flight-book.part-year': null
    'flight-book.six-months': null
    'flight-book.filled': null
  }
}

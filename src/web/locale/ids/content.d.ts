// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/content.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'content.on-this-page': null
    'content.to-home': null
    'content.updated': null
    'content.page-not_started': null
    'content.page-ended': null
    'content.page-other_country': null
    'content.page-other_language': null
    'content.version': null
    'content.versions': null
    'content.version-current': null
    'content.version-old-title': null
    'content.version-old-text': { from: string | number; until: string | number }
    'content.version-old-link': null
    'content.company': null
    'content.all-contact': null
    'content.contact-title': null
    'content.contact-lead': null
    'content.contact-write': null
    'content.contact-write-text': { hours: number }
    'content.contact-order': null
    'content.contact-order-text': null
    'content.contact-urgent': null
    'content.contact-urgent-text': null
    'content.covid-title': null
    'content.covid-lead': null
    'content.covid-rules-title': null
    'content.covid-rules-text': null
    'content.covid-cancelled-title': null
    'content.covid-cancelled-text': null
    'content.covid-choice-title': null
    'content.covid-choice-text': null
    'content.covid-ill-title': null
    'content.covid-ill-text': null
    'content.about-title': null
    'content.about-lead': null
    'content.about-what-title': null
    'content.about-what-text': null
    'content.about-prices-title': null
    'content.about-prices-text': null
    'content.about-money-title': null
    'content.about-money-text': null
    'content.about-suppliers-title': null
    'content.about-suppliers-text': null
    'content.uses-title': null
    'content.uses-lead': null
    'content.uses-site-title': null
    'content.uses-site-text': null
    'content.uses-account-title': null
    'content.uses-account-text': null
    'content.uses-fair-title': null
    'content.uses-fair-text': null
    'content.uses-content-title': null
    'content.uses-content-text': null
    'content.uses-changes-title': null
    'content.uses-changes-text': null
    'content.condition-title': null
    'content.condition-lead': null
    'content.condition-contract-title': null
    'content.condition-contract-text': null
    'content.condition-price-title': null
    'content.condition-price-text': null
    'content.condition-names-title': null
    'content.condition-names-text': null
    'content.condition-payment-title': null
    'content.condition-payment-text': null
    'content.condition-documents-title': null
    'content.condition-documents-text': null
    'content.condition-change-title': null
    'content.condition-change-text': null
    'content.condition-connections-title': null
    'content.condition-connections-text': null
    'content.condition-liability-title': null
    'content.condition-liability-text': null
    'content.condition-law-title': null
    'content.condition-law-text': null
    'content.privacy-title': null
    'content.privacy-lead': null
    'content.privacy-what-title': null
    'content.privacy-what-text': null
    'content.privacy-why-title': null
    'content.privacy-why-text': null
    'content.privacy-who-title': null
    'content.privacy-who-text': null
    'content.privacy-cookies-title': null
    'content.privacy-cookies-text': null
    'content.privacy-long-title': null
    'content.privacy-long-text': { days: number }
    'content.privacy-rights-title': null
    'content.privacy-rights-text': null
    'content.refund-title': null
    'content.refund-lead': null
    'content.refund-how-title': null
    'content.refund-how-text': null
    'content.refund-amount-title': null
    'content.refund-amount-text': null
    'content.refund-when-title': null
    'content.refund-when-text': null
    'content.refund-airline-title': null
    'content.refund-airline-text': null
    'content.refund-failed-title': null
    'content.refund-failed-text': null
    'content.refund-partial-title': null
    'content.refund-partial-text': null
    'content.contact-call': null
    'content.hours-here': { from: string | number; to: string | number }
    'content.cookies-title': null
    'content.cookies-lead': null
    'content.cookies-necessary-title': null
    'content.cookies-necessary-text': null
    'content.cookies-statistics-title': null
    'content.cookies-statistics-text': { days: number }
    'content.cookies-marketing-title': null
    'content.cookies-marketing-text': null
    'content.cookies-change-title': null
    'content.cookies-change-text': null
    'content.privacy-my-data': null
  }
}

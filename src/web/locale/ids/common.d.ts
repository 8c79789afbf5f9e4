// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/common.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'common.skip-to-content': null
    'common.optional': null
    'common.close': null
    'common.back': null
    'common.cancel': null
    'common.save': null
    'common.menu': null
    'common.main-navigation': null
    'common.flights': null
    'common.hotels': null
    'common.search-tabs': null
    'common.find-order': null
    'common.minutes-left': { minutes: number }
    'common.language': null
    'common.currency': null
    'common.country': null
    'common.preferences': null
    'common.theme-dark': null
    'common.theme-light': null
    'common.home': null
    'common.sandbox-note': null
    'common.footer-about': null
    'common.footer-travel': null
    'common.footer-app': null
    'common.get-app': null
    'common.app-store': null
    'common.play-store': null
    'common.app-gallery': null
    'common.newsletter': null
    'common.newsletter-title': null
    'common.newsletter-lead': null
    'common.newsletter-email': null
    'common.newsletter-subscribe': null
    'common.newsletter-privacy': null
    'common.footer-rights': null
    'common.preferences-saved': null
    'common.settings': null
    'common.sign-in': null
    'common.signing-in': null
    'common.sign-out': null
    'common.account': null
    'common.account-of': { name: string | number }
    'common.my-orders': null
    'common.saved-stays': null
    'common.member': null
    'common.welcome': { name: string | number }
    'common.welcome-new': { name: string | number }
    'common.help': null
    'common.contact': null
    'common.about': null
    'common.careers': null
    'common.deals': null
    'common.terms-use': null
    'common.terms-sale': null
    'common.privacy': null
    'common.refund-policy': null
    'common.footer-help': null
    'common.footer-company': null
    'common.need-help': null
    'common.need-help-text': { hours: number }
    'common.ask-about-order': null
    'common.quote-order': { code: string | number }
    'common.order-subject': { code: string | number }
    'common.support-hours': { from: string | number; to: string | number; zone: string | number }
    'common.cookies': null
  }
}

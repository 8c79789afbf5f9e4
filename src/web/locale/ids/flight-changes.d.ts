// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/flight-changes.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'flight-changes.notice-changed-title': null
    'flight-changes.notice-cancelled-title': null
    'flight-changes.notice-changed-text': { from: string | number; to: string | number }
    'flight-changes.notice-cancelled-text': { from: string | number; to: string | number }
    'flight-changes.notice-changed-text-disputed': { from: string | number; to: string | number }
    'flight-changes.notice-cancelled-text-disputed': { from: string | number; to: string | number }
    'flight-changes.notice-until-changed': null
    'flight-changes.notice-until-cancelled': null
    'flight-changes.notice-accept': null
    'flight-changes.accept-title': null
    'flight-changes.accept-lead': { from: string | number; to: string | number }
    'flight-changes.accept-consequence': null
    'flight-changes.accept-confirm': null
    'flight-changes.accept-not-yet': null
    'flight-changes.notice-change': null
    'flight-changes.notice-refund': null
    'flight-changes.notice-refund-waits-changed': null
    'flight-changes.notice-refund-waits-cancelled': null
    'flight-changes.notice-accepting': { from: string | number; to: string | number }
    'flight-changes.notice-accepted': { from: string | number; to: string | number }
    'flight-changes.notice-was-changed': { from: string | number; to: string | number }
    'flight-changes.notice-was-refunded': { from: string | number; to: string | number }
    'flight-changes.notice-on-flights-changed': null
    'flight-changes.notice-on-flights-cancelled': null
    'flight-changes.unchanged': { departure: string | number; arrival: string | number }
    'flight-changes.before': null
    'flight-changes.after': null
    'flight-changes.flight': null
    'flight-changes.leaves': null
    'flight-changes.lands': null
    'flight-changes.not-flown': null
    'flight-changes.flight-number': { number: string | number; count: string | number }
    'flight-changes.later': { duration: string | number }
    'flight-changes.earlier': { duration: string | number }
    'flight-changes.other-flight': null
    'flight-changes.other-airport': null
    'flight-changes.other-terminal': null
    'flight-changes.bags-moved': { count: number; name: string | number; kg: string | number }
    'flight-changes.bags-lost': { count: number; name: string | number; kg: string | number }
    'flight-changes.problem-accept': null
    'flight-changes.quote-involuntary-change': null
    'flight-changes.change-title': { count: number }
    'flight-changes.change-lead': { code: string | number; from: string | number; to: string | number }
    'flight-changes.change-which': null
    'flight-changes.change-now': { count: number }
    'flight-changes.change-day': null
    'flight-changes.change-show': null
    'flight-changes.change-days': null
    'flight-changes.change-list': null
    'flight-changes.change-count': { count: number; day: string | number }
    'flight-changes.change-free': null
    'flight-changes.change-select': null
    'flight-changes.change-select-label': { flight: string | number; time: string | number; family: string | number; price: string | number }
    'flight-changes.change-details': null
    'flight-changes.change-clash-before': null
    'flight-changes.change-clash-after': null
    'flight-changes.change-none-title': { day: string | number }
    'flight-changes.change-none-text': null
    'flight-changes.change-none-text-refund': null
    'flight-changes.change-flightless-title': null
    'flight-changes.change-flightless-text': null
    'flight-changes.change-not-title': null
    'flight-changes.change-not-text': null
    'flight-changes.change-not-text-refund': null
    'flight-changes.change-bad-day': null
    'flight-changes.change-past-day': null
    'flight-changes.change-age-day': null
    'flight-changes.change-far-day': null
    'flight-changes.change-order-days': { first: string | number; last: string | number }
    'flight-changes.quote-change-title': null
    'flight-changes.quote-change-lead': { code: string | number }
    'flight-changes.quote-from': { count: number }
    'flight-changes.quote-to': { count: number }
    'flight-changes.quote-cost': null
    'flight-changes.quote-change-tickets': { count: number }
    'flight-changes.quote-change-fare-drop': null
    'flight-changes.change-confirm': { count: number }
    'flight-changes.change-confirm-pay': { amount: string | number }
    'flight-changes.change-others': null
    'flight-changes.change-pay-later': null
  }
}

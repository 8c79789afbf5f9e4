// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/flight-shared.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'flight-shared.direct': null
    'flight-shared.transit': { count: number }
    'flight-shared.onestop': null
    'flight-shared.moved-was': null
    'flight-shared.moved-now': null
    'flight-shared.via': { airports: string | number }
    'flight-shared.day-before': null
    'flight-shared.day-shift': { days: number }
    'flight-shared.terminal': { terminal: string | number }
    'flight-shared.operated-by': { airline: string | number }
    'flight-shared.flight-time': { duration: string | number }
    'flight-shared.total-time': { duration: string | number }
    'flight-shared.connection': { duration: string | number; city: string | number }
    'flight-shared.connection-onestop': { duration: string | number; city: string | number }
    'flight-shared.change-airport': { from: string | number; to: string | number }
    'flight-shared.change-terminal': { from: string | number; to: string | number }
    'flight-shared.returns-elsewhere': { airport: string | number }
    'flight-shared.leaves-elsewhere': { airport: string | number }
    'flight-shared.lands-elsewhere': { airport: string | number }
    'flight-shared.co2': { kg: string | number }
    'flight-shared.split-estimated': null
    'flight-shared.co2-note': null
    'flight-shared.cabin-economy': null
    'flight-shared.cabin-premium_economy': null
    'flight-shared.cabin-business': null
    'flight-shared.cabin-first': null
    'flight-shared.type-adult': null
    'flight-shared.type-child': null
    'flight-shared.type-infant': null
    'flight-shared.bag-cabin': null
    'flight-shared.bag-checked': null
    'flight-shared.bag-maxperpc': { pieces: number; kg: string | number }
    'flight-shared.bag-pieceonly': { pieces: number }
    'flight-shared.bag-piece': { kg: string | number }
    'flight-shared.bag-none': null
    'flight-shared.bag-unknown': null
    'flight-shared.refund-free': null
    'flight-shared.refund-fee': { fee: string | number }
    'flight-shared.refund-fee-all': { fee: string | number }
    'flight-shared.refund-no': null
    'flight-shared.refund-unknown': null
    'flight-shared.change-free': null
    'flight-shared.change-fee': { fee: string | number }
    'flight-shared.change-fee-all': { fee: string | number }
    'flight-shared.change-no': null
    'flight-shared.change-unknown': null
    'flight-shared.notice-title': { city: string | number }
    'flight-shared.notice-bookings': null
    'flight-shared.notice-bags': { city: string | number }
    'flight-shared.notice-visa': { country: string | number }
    'flight-shared.notice-slack': { duration: string | number }
    'flight-shared.stricter-refund-none': null
    'flight-shared.stricter-refund-unknown': null
    'flight-shared.stricter-refund-higher-fee': { now: string | number; was: string | number }
    'flight-shared.stricter-refund-not-free': { now: string | number }
    'flight-shared.stricter-change-none': null
    'flight-shared.stricter-change-unknown': null
    'flight-shared.stricter-change-higher-fee': { now: string | number; was: string | number }
    'flight-shared.stricter-change-not-free': { now: string | number }
    'flight-shared.stricter-checkedBag-none': null
    'flight-shared.stricter-checkedBag-unknown': null
    'flight-shared.stricter-checkedBag-smaller': { now: string | number; was: string | number }
    'flight-shared.stricter-cabinBag-none': null
    'flight-shared.stricter-cabinBag-unknown': null
    'flight-shared.stricter-cabinBag-smaller': { now: string | number; was: string | number }
  }
}

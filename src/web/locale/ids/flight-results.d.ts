// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/flight-results.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'flight-results.title-page': { from: string | number; to: string | number }
    'flight-results.title-trip': { route: string | number }
    'flight-results.description-trip': { route: string | number }
    'flight-results.description': { from: string | number; to: string | number }
    'flight-results.title-invalid': null
    'flight-results.travellers': { count: number }
    'flight-results.change-search': null
    'flight-results.close-search': null
    'flight-results.invalid-title': null
    'flight-results.invalid-text': null
    'flight-results.leg-out': null
    'flight-results.leg-back': null
    'flight-results.leg-number': { number: string | number }
    'flight-results.choose-out': null
    'flight-results.choose-back': null
    'flight-results.choose-number': { number: string | number; count: string | number }
    'flight-results.choose-only': null
    'flight-results.chosen-legs': null
    'flight-results.change-leg': null
    'flight-results.change-leg-label': { leg: string | number }
    'flight-results.total-so-far': null
    'flight-results.chosen-gone': null
    'flight-results.days': null
    'flight-results.day-none': null
    'flight-results.day-no-match': null
    'flight-results.searching': { count: number; answered: string | number }
    'flight-results.searched': null
    'flight-results.searched-partly': { answered: string | number; count: number }
    'flight-results.some-missing': { count: number }
    'flight-results.searched-none': { count: number }
    'flight-results.suppliers': null
    'flight-results.supplier-asked': null
    'flight-results.supplier-answered': { count: number }
    'flight-results.supplier-failed': null
    'flight-results.supplier-timed-out': null
    'flight-results.progress': null
    'flight-results.still-searching': null
    'flight-results.load-more': null
    'flight-results.count': { count: number }
    'flight-results.count-of': { matching: string | number; total: number }
    'flight-results.price-note': { count: number }
    'flight-results.family-note': { family: string | number }
    'flight-results.sort-by': null
    'flight-results.sort': null
    'flight-results.sort-note': null
    'flight-results.tab-best': null
    'flight-results.tab-lowest': null
    'flight-results.tab-duration': null
    'flight-results.sort-lowest': null
    'flight-results.sort-highest': null
    'flight-results.sort-depart': null
    'flight-results.sort-arrival': null
    'flight-results.sort-duration': null
    'flight-results.list': null
    'flight-results.select': null
    'flight-results.review': null
    'flight-results.select-label': { flight: string | number; time: string | number; price: string | number }
    'flight-results.review-label': { flight: string | number; time: string | number; price: string | number }
    'flight-results.details': null
    'flight-results.details-label': { flight: string | number; time: string | number; price: string | number }
    'flight-results.hide': null
    'flight-results.hide-label': { flight: string | number; time: string | number; price: string | number }
    'flight-results.via': { places: string | number }
    'flight-results.terms-cabin': { allowance: string | number }
    'flight-results.terms-cabin-short': { allowance: string | number }
    'flight-results.terms-cabin-none': null
    'flight-results.terms-cabin-unknown': null
    'flight-results.terms-checked': { allowance: string | number }
    'flight-results.terms-checked-short': { allowance: string | number }
    'flight-results.terms-checked-none': null
    'flight-results.terms-checked-unknown': null
    'flight-results.terms-refund-no': null
    'flight-results.terms-refund-free': null
    'flight-results.terms-refund-fee': { fee: string | number }
    'flight-results.terms-refund-unknown': null
    'flight-results.terms-change-no': null
    'flight-results.terms-change-free': null
    'flight-results.terms-change-fee': { fee: string | number }
    'flight-results.terms-change-unknown': null
    'flight-results.seats-left': { count: number }
    'flight-results.seats-left-short': { count: number }
    'flight-results.other-airport': { airport: string | number }
    'flight-results.price-total': null
    'flight-results.price-from': null
    'flight-results.price-unknown': null
    'flight-results.price-own': { amount: string | number }
    'flight-results.waiting': { count: number }
    'flight-results.show-more': { count: number }
    'flight-results.expired-title': null
    'flight-results.expired-text': null
    'flight-results.search-again': null
    'flight-results.offline': null
    'flight-results.empty-title': null
    'flight-results.empty-title-cabin': { cabin: string | number }
    'flight-results.search-cabin': { cabin: string | number }
    'flight-results.empty-text': { from: string | number; to: string | number; date: string | number }
    'flight-results.too-early-title': null
    'flight-results.too-early-text': { from: string | number; to: string | number; date: string | number }
    'flight-results.on-day': { date: string | number }
    'flight-results.change-before': { leg: string | number }
    'flight-results.no-match-title': null
    'flight-results.no-match-text': { count: number }
    'flight-results.failed-title': null
    'flight-results.failed-text': null
    'flight-results.try-again': null
    'flight-results.earlier-day': null
    'flight-results.later-day': null
    'flight-results.remove-filter': { filter: string | number }
    'flight-results.filters': null
    'flight-results.filters-in-use': { count: string | number }
    'flight-results.clear': null
    'flight-results.apply': null
    'flight-results.show-count': { count: number }
    'flight-results.filter-stops': null
    'flight-results.stops-direct': null
    'flight-results.stops-transit': null
    'flight-results.stops-onestop': null
    'flight-results.stops-direct-hint': null
    'flight-results.stops-transit-hint': null
    'flight-results.stops-onestop-hint': null
    'flight-results.filter-bag': null
    'flight-results.bag-included': null
    'flight-results.filter-depart-time': null
    'flight-results.filter-arrive-time': null
    'flight-results.time-early': null
    'flight-results.time-morning': null
    'flight-results.time-afternoon': null
    'flight-results.time-night': null
    'flight-results.price': null
    'flight-results.filter-price': { currency: string | number }
    'flight-results.min-price': null
    'flight-results.max-price': null
    'flight-results.filter-land-by': null
    'flight-results.any-time': null
    'flight-results.land-by': { time: string | number; count: number }
    'flight-results.land-by-next-day': { time: string | number; count: number }
    'flight-results.filter-duration': null
    'flight-results.any-duration': null
    'flight-results.up-to': { duration: string | number }
    'flight-results.filter-airlines': null
    'flight-results.more-airlines': { count: number }
    'flight-results.more-airports': { count: number }
    'flight-results.filter-depart-airports': null
    'flight-results.filter-arrive-airports': null
    'flight-results.filter-via-airports': null
  }
}

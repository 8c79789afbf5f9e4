// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/hotel-results.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'hotel-results.title-page': { place: string | number }
    'hotel-results.title-hotel': { place: string | number }
    'hotel-results.description': { place: string | number }
    'hotel-results.title-invalid': null
    'hotel-results.invalid-title': null
    'hotel-results.invalid-text': null
    'hotel-results.change-search': null
    'hotel-results.close-search': null
    'hotel-results.dates': { checkIn: string | number; checkOut: string | number; nights: number }
    'hotel-results.count-searching': null
    'hotel-results.count': { count: number }
    'hotel-results.count-of': { matching: string | number; total: number }
    'hotel-results.price-note': null
    'hotel-results.list': null
    'hotel-results.show-map': null
    'hotel-results.show-list': null
    'hotel-results.sort': null
    'hotel-results.sort-by': null
    'hotel-results.sort-recommendation': null
    'hotel-results.sort-lowest_price': null
    'hotel-results.sort-highest_price': null
    'hotel-results.sort-score': null
    'hotel-results.sort-distance': null
    'hotel-results.sort-why': null
    'hotel-results.sort-note': null
    'hotel-results.from-centre': { distance: string | number }
    'hotel-results.from-place': { distance: string | number; place: string | number }
    'hotel-results.area-city': { area: string | number; city: string | number }
    'hotel-results.free-until': { time: string | number }
    'hotel-results.free-more': { amount: string | number }
    'hotel-results.rooms-left': { count: number }
    'hotel-results.lowest': null
    'hotel-results.total-for': { nights: number; rooms: number }
    'hotel-results.per-night': { price: string | number }
    'hotel-results.per-room-night': { price: string | number }
    'hotel-results.due-there': { amount: string | number }
    'hotel-results.due-there-estimate': { amount: string | number; estimate: string | number }
    'hotel-results.see-rooms': null
    'hotel-results.see-rooms-label': { hotel: string | number; price: string | number }
    'hotel-results.filters': null
    'hotel-results.filters-in-use': { count: string | number }
    'hotel-results.clear': null
    'hotel-results.apply': null
    'hotel-results.show-count': { count: number }
    'hotel-results.filter-name': null
    'hotel-results.filter-price': { currency: string | number }
    'hotel-results.min-price': null
    'hotel-results.max-price': null
    'hotel-results.price-from': { price: string | number }
    'hotel-results.price-up-to': { price: string | number }
    'hotel-results.filter-popular': null
    'hotel-results.filter-free': null
    'hotel-results.filter-pay-there': null
    'hotel-results.filter-stars': null
    'hotel-results.no-stars': null
    'hotel-results.filter-score': null
    'hotel-results.any-score': null
    'hotel-results.score-from': { score: string | number }
    'hotel-results.score-from-count': { score: string | number; count: string | number }
    'hotel-results.filter-kinds': null
    'hotel-results.filter-boards': null
    'hotel-results.filter-amenities': null
    'hotel-results.filter-access': null
    'hotel-results.filter-areas': null
    'hotel-results.filter-within': null
    'hotel-results.any-distance': null
    'hotel-results.within': { distance: string | number }
    'hotel-results.filter-bounds': null
    'hotel-results.more-choices': { count: number }
    'hotel-results.remove-filter': { filter: string | number }
    'hotel-results.searching': { count: number; answered: string | number }
    'hotel-results.searched': null
    'hotel-results.searched-partly': { answered: string | number; count: number }
    'hotel-results.some-missing': { count: number }
    'hotel-results.progress': null
    'hotel-results.suppliers': null
    'hotel-results.supplier-asked': null
    'hotel-results.supplier-answered': { count: number }
    'hotel-results.supplier-failed': null
    'hotel-results.supplier-timed_out': null
    'hotel-results.still-searching': null
    'hotel-results.load-more': null
    'hotel-results.newer': null
    'hotel-results.pages': null
    'hotel-results.page-of': { page: string | number; pages: string | number }
    'hotel-results.previous': null
    'hotel-results.next': null
    'hotel-results.expired-title': null
    'hotel-results.expired-text': null
    'hotel-results.search-again': null
    'hotel-results.no-match-title': null
    'hotel-results.no-match-text': { count: number }
    'hotel-results.no-match-together': { count: number }
    'hotel-results.without-filter': { filter: string | number; count: number }
    'hotel-results.empty-title': null
    'hotel-results.empty-text': { place: string | number; checkIn: string | number; checkOut: string | number }
    'hotel-results.named-full-title': { hotel: string | number }
    'hotel-results.named-full-text': null
    'hotel-results.later': null
    'hotel-results.nowhere-near-you': null
    'hotel-results.nowhere-title': { place: string | number }
    'hotel-results.nowhere-text': { distance: string | number }
    'hotel-results.nowhere-city': { city: string | number }
    'hotel-results.failed-title': null
    'hotel-results.failed-text': null
    'hotel-results.try-again': null
    'hotel-results.map': null
    'hotel-results.map-hint': null
    'hotel-results.move-up': null
    'hotel-results.move-down': null
    'hotel-results.move-left': null
    'hotel-results.move-right': null
    'hotel-results.whole-map': null
    'hotel-results.search-area': null
    'hotel-results.pin-label': { hotel: string | number; price: string | number }
    'hotel-results.pin-many': { count: number; price: string | number }
    'hotel-results.not-listed': null
    'hotel-results.pin-closer': { count: number; price: string | number }
    'hotel-results.destination-here': null
    'hotel-results.filter-within-place': { place: string | number }
    'hotel-results.no-more-title': null
    'hotel-results.first-page': null
  }
}

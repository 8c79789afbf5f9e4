// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/hotel-review.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'hotel-review.meta-description': { hotel: string | number; city: string | number }
    'hotel-review.gone-title': null
    'hotel-review.past-title': null
    'hotel-review.unavailable-title': null
    'hotel-review.unavailable-text': null
    'hotel-review.try-again': null
    'hotel-review.search': null
    'hotel-review.back': null
    'hotel-review.back-to': { name: string | number }
    'hotel-review.near': { hotel: string | number; dates: string | number }
    'hotel-review.distance-from-here': { distance: string | number }
    'hotel-review.change': null
    'hotel-review.sections': null
    'hotel-review.section-overview': null
    'hotel-review.section-rooms': null
    'hotel-review.section-location': null
    'hotel-review.section-facilities': null
    'hotel-review.section-reviews': null
    'hotel-review.overview-where': { hotel: string | number; where: string | number }
    'hotel-review.overview-walk': { hotel: string | number; where: string | number; minutes: number; place: string | number }
    'hotel-review.overview-near': { hotel: string | number; where: string | number; distance: string | number; place: string | number }
    'hotel-review.overview-times': { from: string | number; until: string | number }
    'hotel-review.overview-score': { score: string | number }
    'hotel-review.overview-best-location': { score: string | number; best: string | number }
    'hotel-review.overview-best-cleanliness': { score: string | number; best: string | number }
    'hotel-review.overview-best-staff': { score: string | number; best: string | number }
    'hotel-review.overview-best-comfort': { score: string | number; best: string | number }
    'hotel-review.overview-best-facilities': { score: string | number; best: string | number }
    'hotel-review.overview-best-value': { score: string | number; best: string | number }
    'hotel-review.overview-sizes': { least: string | number; most: string | number; count: number }
    'hotel-review.overview-size': { size: string | number; count: number }
    'hotel-review.overview-sleeps': { count: number }
    'hotel-review.quote': { text: string | number }
    'hotel-review.show-location': null
    'hotel-review.see-reviews': null
    'hotel-review.rooms': null
    'hotel-review.rooms-note': { rooms: number; nights: number }
    'hotel-review.choose-room': null
    'hotel-review.price-from': null
    'hotel-review.some-missing': { names: string | number }
    'hotel-review.pay-now': null
    'hotel-review.pay-now-sum': { amount: string | number }
    'hotel-review.pay-deposit': { amount: string | number }
    'hotel-review.pay-at_property': null
    'hotel-review.pay-there-about': { amount: string | number }
    'hotel-review.book': null
    'hotel-review.book-label': { room: string | number; board: string | number; price: string | number }
    'hotel-review.add-label': { room: string | number; board: string | number; price: string | number }
    'hotel-review.terms-title': null
    'hotel-review.more-rates': { count: number }
    'hotel-review.show-fewer': null
    'hotel-review.all-rooms': { count: number }
    'hotel-review.room-drawing': { facts: string | number }
    'hotel-review.room-no-beds': null
    'hotel-review.room-view-sea': null
    'hotel-review.room-view-lake': null
    'hotel-review.room-view-mountain': null
    'hotel-review.room-view-dunes': null
    'hotel-review.room-view-old_town': null
    'hotel-review.room-view-skyline': null
    'hotel-review.room-view-city': null
    'hotel-review.room-view-garden': null
    'hotel-review.room-balcony': null
    'hotel-review.room-bath-bath': null
    'hotel-review.room-bath-shower': null
    'hotel-review.room-bath-open_air_bath': null
    'hotel-review.room-turning': null
    'hotel-review.rooms-left': { count: number }
    'hotel-review.each-room': { price: string | number }
    'hotel-review.each-night': { price: string | number }
    'hotel-review.sold-out-title': null
    'hotel-review.sold-out-text': { checkIn: string | number; checkOut: string | number }
    'hotel-review.sold-out-alone': { checkIn: string | number; checkOut: string | number }
    'hotel-review.others': null
    'hotel-review.pictures': null
    'hotel-review.all-pictures': null
    'hotel-review.show-pictures': { count: string | number }
    'hotel-review.open-picture': { picture: string | number }
    'hotel-review.previous-picture': null
    'hotel-review.next-picture': null
    'hotel-review.picture-of': { number: string | number; count: string | number }
    'hotel-review.drawn': null
    'hotel-review.drawn-some': null
    'hotel-review.group-facade': null
    'hotel-review.group-lobby': null
    'hotel-review.group-room': null
    'hotel-review.group-dormitory': null
    'hotel-review.group-bathroom': null
    'hotel-review.group-kitchen': null
    'hotel-review.group-restaurant': null
    'hotel-review.group-pool': null
    'hotel-review.group-beach': null
    'hotel-review.group-view': null
    'hotel-review.group-garden': null
    'hotel-review.group-courtyard': null
    'hotel-review.group-terrace': null
    'hotel-review.group-spa': null
    'hotel-review.group-hot_spring': null
    'hotel-review.group-other': null
    'hotel-review.location': null
    'hotel-review.near-list': null
    'hotel-review.more-places': { count: number }
    'hotel-review.walk': { minutes: number }
    'hotel-review.facilities': null
    'hotel-review.more-facilities': { count: number }
    'hotel-review.accessibility': null
    'hotel-review.accessibility-none': null
    'hotel-review.accessibility-note': null
    'hotel-review.policies': null
    'hotel-review.policy-check-in': null
    'hotel-review.policy-check-out': null
    'hotel-review.policy-local': { zone: string | number }
    'hotel-review.policy-children': null
    'hotel-review.children-yes': null
    'hotel-review.children-no': null
    'hotel-review.policy-age': null
    'hotel-review.minimum-age': { age: string | number }
    'hotel-review.policy-pets': null
    'hotel-review.pets-allowed': null
    'hotel-review.pets-not_allowed': null
    'hotel-review.pets-on_request': null
    'hotel-review.policy-smoking': null
    'hotel-review.smoking-not_allowed': null
    'hotel-review.smoking-designated_areas': null
    'hotel-review.reviews': null
    'hotel-review.reviews-none': null
    'hotel-review.reviews-match': null
    'hotel-review.filter-reviews': null
    'hotel-review.other-reviews': { count: number }
    'hotel-review.filter-language': null
    'hotel-review.filter-party': null
    'hotel-review.any-language': null
    'hotel-review.any-party': null
    'hotel-review.party-solo': null
    'hotel-review.party-couple': null
    'hotel-review.party-family': null
    'hotel-review.party-friends': null
    'hotel-review.party-business': null
    'hotel-review.stayed-as-business': null
    'hotel-review.stayed-as-friends': null
    'hotel-review.stayed-as-family': null
    'hotel-review.stayed-as-couple': null
    'hotel-review.stayed-as-solo': null
    'hotel-review.apply': null
    'hotel-review.topic-location': null
    'hotel-review.topic-cleanliness': null
    'hotel-review.topic-staff': null
    'hotel-review.topic-comfort': null
    'hotel-review.topic-facilities': null
    'hotel-review.topic-value': null
    'hotel-review.stayed': { month: string | number }
    'hotel-review.liked': null
    'hotel-review.disliked': null
    'hotel-review.review-by': { author: string | number; country: string | number }
    'hotel-review.more-reviews': null
    'hotel-review.newer-reviews': null
    'hotel-review.problem-OFFER_GONE': null
    'hotel-review.problem-OFFER_NOT_FOUND': null
    'hotel-review.problem-SUPPLIER_UNAVAILABLE': null
    'hotel-review.problem-RATE_LIMITED': null
    'hotel-review.problem-other': null
    'hotel-review.changed-text': null
    'hotel-review.book-new': { price: string | number }
    'hotel-review.add-new': { price: string | number }
    'hotel-review.due-there': { amount: string | number }
    'hotel-review.language-count': { language: string | number; count: string | number }
  }
}

// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/cart.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'cart.title': null
    'cart.link': { count: string | number }
    'cart.lead': null
    'cart.empty-title': null
    'cart.empty-text': null
    'cart.find-flights': null
    'cart.find-stays': null
    'cart.reminded-title': null
    'cart.reminded-text': null
    'cart.item': null
    'cart.item-flight': null
    'cart.item-hotel': null
    'cart.complete': null
    'cart.incomplete': null
    'cart.fill-in': null
    'cart.fill-in-hotel': null
    'cart.edit': null
    'cart.remove': null
    'cart.of-which-now': null
    'cart.price-until': null
    'cart.price-checked': null
    'cart.kept-until': null
    'cart.summary': null
    'cart.now': null
    'cart.nothing-now': null
    'cart.at-property': null
    'cart.total': null
    'cart.total-note': null
    'cart.excluded': { count: number }
    'cart.check-out': { now: string | number }
    'cart.bar-check-out': null
    'cart.book': null
    'cart.contact': { name: string | number; email: string | number }
    'cart.together': null
    'cart.OFFER_GONE': null
    'cart.OFFER_GONE-text': null
    'cart.BOOKING_EXPIRED': null
    'cart.BOOKING_EXPIRED-text': null
    'cart.search-again': null
    'cart.price-up': null
    'cart.price-down': null
    'cart.price-was': null
    'cart.price-now': null
    'cart.price-difference': null
    'cart.charged-now': null
    'cart.whole': null
    'cart.price-changed': null
    'cart.price-stored': null
    'cart.accept': { total: string | number }
    'cart.details-invalid': null
    'cart.unanswered': null
    'cart.for-later': { count: string | number }
    'cart.converted': { from: string | number; to: string | number }
    'cart.arrives_after_check_in': { flight: string | number; flightDay: string | number; stay: string | number; stayDay: string | number }
    'cart.leaves_before_check_out': { flight: string | number; flightDay: string | number; stay: string | number; stayDay: string | number }
    'cart.repeated_flight': { flight: string | number; flightDay: string | number }
    'cart.overlapping_flights': { flight: string | number; flightDay: string | number; other: string | number }
    'cart.unreachable_flight': { flight: string | number; flightDay: string | number; other: string | number }
    'cart.nights_without_bed': { checkIn: string | number; checkOut: string | number }
    'cart.different_people': { travellers: number; flight: string | number; stay: string | number; guests: number }
    'cart.different_titles': { name: string | number; title: string | number; flight: string | number; otherTitle: string | number; other: string | number }
    'cart.check-title': null
    'cart.remove-second': null
    'cart.add-nights': { checkIn: string | number; checkOut: string | number }
    'cart.find-nights': { checkIn: string | number; checkOut: string | number }
    'cart.rooms-for': { count: number }
    'cart.other-days': null
    'cart.not-booked': null
    'cart.hold': { orderCode: string | number }
    'cart.stay': { orderCode: string | number }
    'cart.add': null
    'cart.save-and-add': null
    'cart.save-and-return': null
  }
}

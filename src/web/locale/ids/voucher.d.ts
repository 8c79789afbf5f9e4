// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/voucher.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'voucher.voucher': null
    'voucher.front-desk': null
    'voucher.reference': null
    'voucher.confirmation': null
    'voucher.address': null
    'voucher.driver': null
    'voucher.phone': null
    'voucher.open-map': null
    'voucher.check-in': null
    'voucher.check-out': null
    'voucher.day-from': { day: string | number; from: string | number }
    'voucher.day-between': { day: string | number; from: string | number; until: string | number }
    'voucher.day-until': { day: string | number; until: string | number }
    'voucher.stay': null
    'voucher.nights': { count: number }
    'voucher.rooms': { count: number }
    'voucher.room': { number: string | number }
    'voucher.guests': null
    'voucher.adults': { count: number }
    'voucher.children': { count: number; ages: string | number }
    'voucher.board': null
    'voucher.board-room_only': null
    'voucher.board-breakfast': null
    'voucher.board-half_board': null
    'voucher.board-full_board': null
    'voucher.board-all_inclusive': null
    'voucher.wishes': null
    'voucher.arrival': null
    'voucher.requests': null
    'voucher.need-wheelchair': null
    'voucher.need-limited_mobility': null
    'voucher.need-blind': null
    'voucher.need-deaf': null
    'voucher.need-service_animal': null
    'voucher.need-allergy': null
    'voucher.price': null
    'voucher.paid': null
    'voucher.at-property': null
    'voucher.whole-stay': null
    'voucher.about': { amount: string | number; estimate: string | number }
    'voucher.cancellation': null
    'voucher.free-until': { until: string | number }
    'voucher.part-until': { until: string | number; refund: string | number }
    'voucher.no-refund-after': null
    'voucher.non-refundable': null
    'voucher.card-guarantee': { card: string | number; amount: string | number }
    'voucher.advice': null
    'voucher.payment': null
    'voucher.desk-paid': null
    'voucher.desk-charge': { amount: string | number }
    'voucher.desk-unpaid': { amount: string | number }
  }
}

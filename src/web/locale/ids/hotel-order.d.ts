// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/hotel-order.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'hotel-order.driver': null
    'hotel-order.driver-latin': null
    'hotel-order.room-name': { number: string | number; name: string | number }
    'hotel-order.voucher': null
    'hotel-order.voucher-none': null
    'hotel-order.confirmation': { code: string | number }
    'hotel-order.cancellation': null
    'hotel-order.fees': null
    'hotel-order.lead-guest': null
    'hotel-order.arrives-at': null
    'hotel-order.requests': null
    'hotel-order.open-map': null
    'hotel-order.local-times': { zone: string | number }
    'hotel-order.change-terms': null
    'hotel-order.change-terms-ended': { time: string | number }
    'hotel-order.change-terms-never': null
  }
}

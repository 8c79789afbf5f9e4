// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/flight-order.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'flight-order.booking-code': null
    'flight-order.booking-code-hint': { airline: string | number }
    'flight-order.booking-code-none': null
    'flight-order.booking-code-cancelled': { codes: string | number }
    'flight-order.ticket': null
    'flight-order.ticket-none': null
    'flight-order.bags': null
    'flight-order.bags-bought': { count: number; kg: string | number }
    'flight-order.conditions': null
    'flight-order.flight-details': null
    'flight-order.announced-changed': { before: string | number; after: string | number }
    'flight-order.announced-added': null
    'flight-order.announced-cancelled': null
    'flight-order.announced-accepting': null
    'flight-order.flights': null
    'flight-order.cart-fare': { family: string | number; cabin: string | number }
    'flight-order.flight-and-fare': { flights: string | number; family: string | number; cabin: string | number }
  }
}

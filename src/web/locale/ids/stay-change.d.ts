// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/stay-change.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'stay-change.title': null
    'stay-change.lead': { code: string | number; hotel: string | number }
    'stay-change.dates': null
    'stay-change.room': { number: string | number; name: string | number }
    'stay-change.room-type': null
    'stay-change.room-now': null
    'stay-change.room-total': { amount: string | number }
    'stay-change.room-more': { amount: string | number }
    'stay-change.room-back': { amount: string | number }
    'stay-change.no-rooms': null
    'stay-change.show-rooms': null
    'stay-change.quote': null
    'stay-change.quote-hint': null
    'stay-change.not-title': null
    'stay-change.not-text': null
    'stay-change.quote-title': null
    'stay-change.quote-lead': { code: string | number }
    'stay-change.again': null
    'stay-change.before': null
    'stay-change.after': null
    'stay-change.cost': null
    'stay-change.refund-way': null
    'stay-change.confirm-pay': { amount: string | number }
    'stay-change.confirm-refund': { amount: string | number }
    'stay-change.confirm': null
    'stay-change.pay-later': null
    'stay-change.room-added': { number: string | number }
    'stay-change.drop': null
    'stay-change.drop-room': { number: string | number }
    'stay-change.dropped': null
    'stay-change.dropped-hint': null
    'stay-change.keep': null
    'stay-change.add-room': null
    'stay-change.most-rooms': { count: string | number }
    'stay-change.show-rooms-hint': null
    'stay-change.no-room-left': null
    'stay-change.sold-out': null
    'stay-change.rooms-updated': null
    'stay-change.mark-added': null
    'stay-change.mark-dropped': null
    'stay-change.late-title': null
    'stay-change.not-cancel': null
    'stay-change.dropped-hint-on-site': null
    'stay-change.rooms-stale': null
    'stay-change.rooms-alone': null
    'stay-change.rooms-unlisted': null
    'stay-change.rooms-limited': null
    'stay-change.rooms-retry': null
    'stay-change.room-there': { amount: string | number }
    'stay-change.room-part-there': { amount: string | number }
    'stay-change.chosen': null
    'stay-change.chosen-more': { amount: string | number }
    'stay-change.chosen-back': { amount: string | number }
    'stay-change.chosen-had-back': null
    'stay-change.chosen-same': null
    'stay-change.chosen-there': { amount: string | number }
    'stay-change.not-cancelled': null
    'stay-change.not-unconfirmed': null
    'stay-change.not-started': null
  }
}

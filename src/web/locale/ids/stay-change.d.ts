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
    'stay-change.rooms-for': { from: string | number; until: string | number; guests: string | number }
    'stay-change.rooms-together': null
    'stay-change.room-now': null
    'stay-change.room-total': { amount: string | number }
    'stay-change.room-more': { amount: string | number }
    'stay-change.room-back': { amount: string | number }
    'stay-change.no-rooms': null
    'stay-change.show-rooms': null
    'stay-change.same-rooms': null
    'stay-change.another-room': null
    'stay-change.quote': null
    'stay-change.quote-hint': null
    'stay-change.not-title': null
    'stay-change.not-text': null
    'stay-change.not-text-refund': null
    'stay-change.quote-title': null
    'stay-change.quote-lead': { code: string | number }
    'stay-change.again': null
    'stay-change.before': null
    'stay-change.after': null
    'stay-change.in-name-of': { names: string | number }
    'stay-change.cost': null
    'stay-change.refund-way': null
    'stay-change.confirm-pay': { amount: string | number }
    'stay-change.confirm-refund': { amount: string | number }
    'stay-change.confirm': null
    'stay-change.pay-later': null
  }
}

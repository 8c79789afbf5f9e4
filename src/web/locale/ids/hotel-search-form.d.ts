// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/hotel-search-form.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'hotel-search-form.form-name': null
    'hotel-search-form.where': null
    'hotel-search-form.where-placeholder': null
    'hotel-search-form.near-me': null
    'hotel-search-form.near-you': null
    'hotel-search-form.near-me-failed': null
    'hotel-search-form.check-in': null
    'hotel-search-form.check-out': null
    'hotel-search-form.calendar-hint-in': null
    'hotel-search-form.calendar-hint-out': null
    'hotel-search-form.nights': { count: number }
    'hotel-search-form.guests': null
    'hotel-search-form.rooms': null
    'hotel-search-form.room': { number: string | number }
    'hotel-search-form.adults': null
    'hotel-search-form.children': null
    'hotel-search-form.children-hint': null
    'hotel-search-form.age': { number: string | number }
    'hotel-search-form.ages-hint': null
    'hotel-search-form.done': null
    'hotel-search-form.search': null
    'hotel-search-form.recent': null
    'hotel-search-form.popular': null
    'hotel-search-form.recent-searches': null
    'hotel-search-form.suggestions': { count: number }
    'hotel-search-form.no-suggestion': null
    'hotel-search-form.kind-city': null
    'hotel-search-form.kind-area': null
    'hotel-search-form.kind-airport': null
    'hotel-search-form.kind-landmark': null
    'hotel-search-form.kind-hotel': null
    'hotel-search-form.kind-properties': { kind: string | number; count: number }
    'hotel-search-form.MISSING_WHERE': null
    'hotel-search-form.MISSING_DATE': null
    'hotel-search-form.MISSING_AGE': null
    'hotel-search-form.NO_ADULT': null
    'hotel-search-form.TOO_MANY_ROOMS': null
  }
}

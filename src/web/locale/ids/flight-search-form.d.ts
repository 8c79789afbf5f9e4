// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/flight-search-form.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'flight-search-form.form-name': null
    'flight-search-form.trip': null
    'flight-search-form.oneway': null
    'flight-search-form.roundtrip': null
    'flight-search-form.multicity': null
    'flight-search-form.from': null
    'flight-search-form.to': null
    'flight-search-form.place-placeholder': null
    'flight-search-form.swap': null
    'flight-search-form.leg': { number: string | number }
    'flight-search-form.depart': null
    'flight-search-form.return': null
    'flight-search-form.add-leg': null
    'flight-search-form.remove-leg': { number: string | number }
    'flight-search-form.travellers-cabin': null
    'flight-search-form.travellers-summary': { count: number; cabin: string | number }
    'flight-search-form.adults': null
    'flight-search-form.adults-hint': null
    'flight-search-form.children': null
    'flight-search-form.children-hint': null
    'flight-search-form.infants': null
    'flight-search-form.infants-hint': null
    'flight-search-form.fewer': { who: string | number }
    'flight-search-form.more': { who: string | number }
    'flight-search-form.cabin': null
    'flight-search-form.economy': null
    'flight-search-form.premium_economy': null
    'flight-search-form.business': null
    'flight-search-form.first': null
    'flight-search-form.done': null
    'flight-search-form.search': null
    'flight-search-form.recent-places': null
    'flight-search-form.recent-searches': null
    'flight-search-form.all-airports': null
    'flight-search-form.city-all-airports': { city: string | number }
    'flight-search-form.suggestions': { count: number }
    'flight-search-form.MISSING_PLACE': null
    'flight-search-form.MISSING_DATE': null
    'flight-search-form.calendar-hint-return': null
    'flight-search-form.multicity-form': null
    'flight-search-form.simple-form': null
    'flight-search-form.calendar-hint-back': null
    'flight-search-form.nearby-places': null
    'flight-search-form.popular-places': null
    'flight-search-form.no-suggestion': null
  }
}

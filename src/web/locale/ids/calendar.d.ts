// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/calendar.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'calendar.open-calendar': { label: string | number }
    'calendar.pick-date': null
    'calendar.choose-dates': null
    'calendar.choose-date': null
    'calendar.previous-month': null
    'calendar.next-month': null
    'calendar.nights': { count: number }
    'calendar.done': null
  }
}

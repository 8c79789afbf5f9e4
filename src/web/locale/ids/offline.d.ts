// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/offline.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'offline.app-name': null
    'offline.app-short-name': null
    'offline.app-description': null
    'offline.shortcut-flights': null
    'offline.shortcut-hotels': null
    'offline.shortcut-orders': null
    'offline.title': null
    'offline.lead': null
    'offline.orders': null
    'offline.orders-none': null
    'offline.searches': null
    'offline.searches-none': null
    'offline.saved-at': { time: string | number }
    'offline.prices-may-change': null
    'offline.bar-order': { time: string | number }
    'offline.bar-search': { time: string | number }
    'offline.bar-missing': null
    'offline.bar-offline': null
    'offline.bar-erased': null
    'offline.try-again': null
    'offline.erase': null
    'offline.erase-hint': null
  }
}

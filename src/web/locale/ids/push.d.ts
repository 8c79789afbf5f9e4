// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/push.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'push.title': null
    'push.saved-until': null
    'push.saved-off': null
    'push.saved-stop': null
    'push.saved-start': null
    'push.about-order': null
    'push.about-orders': null
    'push.choice-confirmed': null
    'push.choice-changed': null
    'push.choice-money': null
    'push.choice-problem': null
    'push.save': null
    'push.outcome-on': null
    'push.outcome-off': null
    'push.outcome-denied': null
    'push.outcome-failed': null
    'push.install': null
    'push.install-share-menu': null
    'push.install-browser-menu': null
    'push.install-file-menu': null
    'push.install-address-bar': null
    'push.install-notified': null
    'push.order-title': { order: string | number }
    'push.event-confirmed': null
    'push.event-changed': null
    'push.event-money': null
    'push.event-problem': null
  }
}

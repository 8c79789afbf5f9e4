// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/help.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'help.title': null
    'help.lead': null
    'help.search': null
    'help.topic': null
    'help.all-topics': null
    'help.find': null
    'help.count': { count: number }
    'help.all': null
    'help.found': null
    'help.popular': null
    'help.topic-all': { count: number }
    'help.none': null
    'help.none-text': null
    'help.topic-booking': null
    'help.topic-payment': null
    'help.topic-flights': null
    'help.topic-stays': null
    'help.topic-refunds': null
    'help.topic-account': null
    'help.topic-privacy': null
    'help.topic-contact': null
    'help.notice': null
    'help.related': null
    'help.helpful': null
    'help.yes': null
    'help.no': null
    'help.voted': null
  }
}

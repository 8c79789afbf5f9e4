// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/report-abandoned.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'report-abandoned.title': null
    'report-abandoned.lead': null
    'report-abandoned.booking': null
    'report-abandoned.reason': null
    'report-abandoned.reason-price': null
    'report-abandoned.reason-plans': null
    'report-abandoned.reason-elsewhere': null
    'report-abandoned.reason-trouble': null
    'report-abandoned.reason-looking': null
    'report-abandoned.reason-other': null
    'report-abandoned.reason-missing': null
    'report-abandoned.comment': null
    'report-abandoned.comment-hint': { count: number }
    'report-abandoned.comment-too-long': { over: number; count: number }
    'report-abandoned.send': null
    'report-abandoned.stop': null
    'report-abandoned.stop-hint': null
    'report-abandoned.not-sent': null
    'report-abandoned.answered-title': null
    'report-abandoned.answered-text': null
    'report-abandoned.answered-change': null
    'report-abandoned.stopped-title': null
    'report-abandoned.stopped-text': null
    'report-abandoned.stopped-change': null
    'report-abandoned.continue-hint': null
    'report-abandoned.search-again': null
    'report-abandoned.search-flights': null
    'report-abandoned.unknown-title': null
    'report-abandoned.unavailable-title': null
  }
}

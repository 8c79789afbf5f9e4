// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/feedback.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'feedback.title': null
    'feedback.lead': null
    'feedback.score': null
    'feedback.score-5': null
    'feedback.score-4': null
    'feedback.score-3': null
    'feedback.score-2': null
    'feedback.score-1': null
    'feedback.score-missing': null
    'feedback.topic': null
    'feedback.topic-choose': null
    'feedback.topic-search': null
    'feedback.topic-booking': null
    'feedback.topic-payment': null
    'feedback.topic-after_sales': null
    'feedback.topic-app': null
    'feedback.topic-other': null
    'feedback.topic-missing': null
    'feedback.comment': null
    'feedback.comment-hint': { count: number }
    'feedback.comment-too-long': { over: number; count: number }
    'feedback.send': null
    'feedback.not-sent': null
    'feedback.sent-title': null
    'feedback.sent-text': null
    'feedback.send-more': null
    'feedback.to-home': null
    'feedback.need-help': null
  }
}

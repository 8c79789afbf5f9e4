// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/ticket-mail.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'ticket-mail.received-subject': { number: string | number }
    'ticket-mail.received-heading': null
    'ticket-mail.received-without-files': null
    'ticket-mail.received-text': { hours: number }
    'ticket-mail.received-ignore': null
    'ticket-mail.number': null
    'ticket-mail.open': null
    'ticket-mail.answer-subject': { number: string | number }
    'ticket-mail.answer-heading': null
    'ticket-mail.answer-files': { names: string | number }
    'ticket-mail.answer-reply': null
    'ticket-mail.answer-solved': null
    'ticket-mail.reply': null
    'ticket-mail.desk-new-subject': { number: string | number }
    'ticket-mail.desk-reply-subject': { number: string | number }
    'ticket-mail.desk-heading': { name: string | number; email: string | number }
    'ticket-mail.desk-without-files': null
    'ticket-mail.desk-open': null
  }
}

// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/ticket.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'ticket.title': null
    'ticket.not-sent': null
    'ticket.check': null
    'ticket.files-again': null
    'ticket.topic': null
    'ticket.topic-choose': null
    'ticket.topic-missing': null
    'ticket.topic-booking': null
    'ticket.topic-payment': null
    'ticket.topic-change': null
    'ticket.topic-refund': null
    'ticket.topic-documents': null
    'ticket.topic-account': null
    'ticket.topic-other': null
    'ticket.order': null
    'ticket.order-hint': null
    'ticket.name': null
    'ticket.name-wrong': null
    'ticket.email': null
    'ticket.email-wrong': null
    'ticket.message': null
    'ticket.message-wrong': { count: number }
    'ticket.attachments': null
    'ticket.attachments-hint': null
    'ticket.attachments-count': null
    'ticket.attachments-size': null
    'ticket.attachments-type': null
    'ticket.attachments-unreadable': null
    'ticket.send': null
    'ticket.sent-title': null
    'ticket.sent-text': { number: string | number }
    'ticket.files-later': null
    'ticket.page-title': { number: string | number }
    'ticket.to-order': { code: string | number }
    'ticket.messages': null
    'ticket.you': null
    'ticket.us': null
    'ticket.file': { name: string | number; size: string | number }
    'ticket.state-open': null
    'ticket.state-waiting_for_us': null
    'ticket.state-waiting_for_customer': null
    'ticket.state-solved': null
    'ticket.state-reopened': null
    'ticket.write-again': null
    'ticket.reply': null
    'ticket.reply-reopens': null
    'ticket.send-reply': null
    'ticket.reply-sent': null
    'ticket.reply-sent-text': null
    'ticket.files-later-here': null
    'ticket.of-order': null
    'ticket.summary': { topic: string | number; number: string | number }
    'ticket.files-later-text': null
  }
}

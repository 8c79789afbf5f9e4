// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/newsletter.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'newsletter.asked-title': null
    'newsletter.asked-lead': { email: string | number }
    'newsletter.asked-hint': null
    'newsletter.use': null
    'newsletter.email-missing': null
    'newsletter.email-syntax': null
    'newsletter.email-no_mail_domain': null
    'newsletter.email-disposable': null
    'newsletter.email-meant': { email: string | number }
    'newsletter.not-done': null
    'newsletter.to-home': null
    'newsletter.address': { email: string | number }
    'newsletter.confirm-title': null
    'newsletter.confirm-lead': null
    'newsletter.confirm-button': null
    'newsletter.confirmed-title': null
    'newsletter.in-language': { language: string | number }
    'newsletter.other-language': null
    'newsletter.unsubscribe-title': null
    'newsletter.unsubscribe-lead': null
    'newsletter.unsubscribe-button': null
    'newsletter.unsubscribed-title': null
    'newsletter.unsubscribed-lead': null
    'newsletter.by-mistake': null
    'newsletter.again': null
    'newsletter.change-title': null
    'newsletter.change-lead': { language: string | number }
    'newsletter.change-button': null
    'newsletter.changed-title': null
    'newsletter.choose-title': null
    'newsletter.choose-lead': null
    'newsletter.dead-title': null
    'newsletter.dead-unsubscribe': null
  }
}

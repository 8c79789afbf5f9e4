// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/career.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'career.title': null
    'career.lead': null
    'career.see-jobs': null
    'career.work-honest-title': null
    'career.work-honest-text': null
    'career.work-whole-title': null
    'career.work-whole-text': null
    'career.work-decisions-title': null
    'career.work-decisions-text': null
    'career.work-everyone-title': null
    'career.work-everyone-text': null
    'career.how-title': null
    'career.how-1': null
    'career.how-2': null
    'career.how-3': null
    'career.jobs-title': null
    'career.jobs-lead': null
    'career.search': null
    'career.search-placeholder': null
    'career.team': null
    'career.all-teams': null
    'career.place': null
    'career.all-places': null
    'career.kind': null
    'career.all-kinds': null
    'career.show': null
    'career.clear': null
    'career.count': { count: number }
    'career.none-match': null
    'career.none-match-text': null
    'career.none-open': null
    'career.none-open-text': null
    'career.team-engineering': null
    'career.team-product': null
    'career.team-design': null
    'career.team-support': null
    'career.team-partnerships': null
    'career.team-marketing': null
    'career.team-finance': null
    'career.kind-full_time': null
    'career.kind-part_time': null
    'career.kind-contract': null
    'career.kind-internship': null
    'career.remote': { country: string | number }
    'career.posted': null
    'career.closes': null
    'career.all-jobs': null
    'career.closed-title': null
    'career.closed-text': { title: string | number }
    'career.apply-title': null
    'career.apply-lead': null
    'career.name': null
    'career.email': null
    'career.message': null
    'career.cv': null
    'career.cv-hint': null
    'career.send': null
    'career.not-sent': null
    'career.check': null
    'career.cv-again': null
    'career.name-wrong': null
    'career.email-wrong': null
    'career.message-wrong': { count: number }
    'career.cv-missing': null
    'career.cv-size': null
    'career.cv-type': null
    'career.cv-unreadable': null
    'career.sent-title': null
    'career.sent-text': { title: string | number }
    'career.cv-later': null
    'career.cv-later-text': null
  }
}

// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/desk-content.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'desk-content.lead': null
    'desk-content.new-campaign': null
    'desk-content.new-page': null
    'desk-content.new-article': null
    'desk-content.new-job': null
    'desk-content.new-issue': null
    'desk-content.kind': null
    'desk-content.kind-all': null
    'desk-content.kind-campaign': null
    'desk-content.kind-page': null
    'desk-content.kind-article': null
    'desk-content.kind-job': null
    'desk-content.kind-issue': null
    'desk-content.built-in': { count: number }
    'desk-content.built-in-text': null
    'desk-content.edit-copy': null
    'desk-content.edit-copy-of': { title: string | number }
    'desk-content.search-label': null
    'desk-content.search': null
    'desk-content.none': null
    'desk-content.none-text': null
    'desk-content.none-yet': null
    'desk-content.none-yet-text': null
    'desk-content.found-count': { count: number }
    'desk-content.name': null
    'desk-content.languages': null
    'desk-content.state': null
    'desk-content.changed': null
    'desk-content.standing-draft': null
    'desk-content.standing-scheduled': null
    'desk-content.standing-live': null
    'desk-content.standing-ended': null
    'desk-content.live-version': { version: string | number }
    'desk-content.scheduled-version': { version: string | number }
    'desk-content.draft-version': { version: string | number }
    'desk-content.draft-title': { title: string | number }
    'desk-content.everyone': null
    'desk-content.did-saved': null
    'desk-content.did-draft': null
    'desk-content.did-scheduled': null
    'desk-content.did-published': null
    'desk-content.did-ended': null
    'desk-content.did-published-issue': null
    'desk-content.did-ended-issue': null
    'desk-content.told-publish': { version: string | number }
    'desk-content.told-publish-dated': { version: string | number }
    'desk-content.told-schedule': { version: string | number; time: string | number }
    'desk-content.told-schedule-dated': { version: string | number; time: string | number }
    'desk-content.told-unschedule': null
    'desk-content.told-end': null
    'desk-content.told-restore': null
    'desk-content.told-save': null
    'desk-content.told-create': null
    'desk-content.told-remove-language': null
    'desk-content.told-schedule-issue': null
    'desk-content.told-restore-issue': null
    'desk-content.told-save-issue': null
    'desk-content.told-create-issue': null
    'desk-content.told-remove-language-issue': null
    'desk-content.told-send': null
    'desk-content.told-stop': null
    'desk-content.told-test': null
    'desk-content.publishing': null
    'desk-content.publishing-issue': null
    'desk-content.next': { version: string | number; time: string | number }
    'desk-content.next-issue': { version: string | number; time: string | number }
    'desk-content.act-publish': null
    'desk-content.act-schedule': null
    'desk-content.act-unschedule': null
    'desk-content.act-end': null
    'desk-content.act-send': null
    'desk-content.act-stop': null
    'desk-content.act-test': null
    'desk-content.do-publish': null
    'desk-content.do-schedule': null
    'desk-content.do-unschedule': null
    'desk-content.do-end': null
    'desk-content.do-send': null
    'desk-content.do-send-to': { count: number }
    'desk-content.confirm-send': { count: number; version: string | number }
    'desk-content.older-publish': { version: string | number }
    'desk-content.older-schedule': { version: string | number }
    'desk-content.older-send': { version: string | number }
    'desk-content.older-plan': { version: string | number }
    'desk-content.older-languages': { languages: string | number }
    'desk-content.older-publish-effect': null
    'desk-content.older-schedule-effect': null
    'desk-content.older-send-effect': null
    'desk-content.older-plan-effect': null
    'desk-content.do-publish-older': null
    'desk-content.do-schedule-older': null
    'desk-content.do-send-older': null
    'desk-content.do-plan-older': null
    'desk-content.fewer-publish': { version: string | number; languages: string | number }
    'desk-content.fewer-schedule': { version: string | number; languages: string | number }
    'desk-content.fewer-publish-effect': null
    'desk-content.fewer-schedule-effect': null
    'desk-content.do-publish-fewer': null
    'desk-content.do-schedule-fewer': null
    'desk-content.confirm-send-text': null
    'desk-content.back-to-send': null
    'desk-content.do-stop': null
    'desk-content.do-test': null
    'desk-content.do-restore': { version: string | number }
    'desk-content.do-compare': null
    'desk-content.do-preview': null
    'desk-content.do-save': null
    'desk-content.do-create': null
    'desk-content.do-remove-language': null
    'desk-content.remove-title': { language: string | number }
    'desk-content.remove-text': null
    'desk-content.do-remove-yes': { language: string | number }
    'desk-content.do-remove-no': null
    'desk-content.do-add': null
    'desk-content.do-up': null
    'desk-content.do-down': null
    'desk-content.do-remove': null
    'desk-content.do-up-block': { block: string | number }
    'desk-content.do-down-block': { block: string | number }
    'desk-content.do-remove-block': { block: string | number }
    'desk-content.do-bold': null
    'desk-content.do-italic': null
    'desk-content.do-link': null
    'desk-content.do-set-link': null
    'desk-content.do-remove-link': null
    'desk-content.do-close-link': null
    'desk-content.formatting': { field: string | number }
    'desk-content.link-address': null
    'desk-content.not-done': null
    'desk-content.not-saved': null
    'desk-content.not-restored': null
    'desk-content.check': null
    'desk-content.why': null
    'desk-content.from': null
    'desk-content.send-at': null
    'desk-content.until': null
    'desk-content.until-hint': { version: string | number }
    'desk-content.wrong-past': null
    'desk-content.wrong-until': null
    'desk-content.wrong-moment': null
    'desk-content.open-live': null
    'desk-content.open-applications': null
    'desk-content.versions': null
    'desk-content.version': null
    'desk-content.version-number': { version: string | number }
    'desk-content.version-next': null
    'desk-content.saved': null
    'desk-content.action': null
    'desk-content.history': null
    'desk-content.when': null
    'desk-content.what': null
    'desk-content.who': null
    'desk-content.compare': null
    'desk-content.compare-with': null
    'desk-content.differences': { before: string | number; after: string | number }
    'desk-content.same': null
    'desk-content.field': null
    'desk-content.before': null
    'desk-content.after': null
    'desk-content.edit-language': { language: string | number }
    'desk-content.outdated': null
    'desk-content.outdated-text': { language: string | number }
    'desk-content.copied': { language: string | number }
    'desk-content.add-language': null
    'desk-content.write': null
    'desk-content.preview': null
    'desk-content.preview-of': { slug: string | number; version: string | number; country: string | number; language: string | number; currency: string | number; time: string | number }
    'desk-content.preview-end': null
    'desk-content.preview-country': null
    'desk-content.preview-currency': null
    'desk-content.preview-currency-own': null
    'desk-content.preview-language': null
    'desk-content.preview-reader': null
    'desk-content.preview-at': null
    'desk-content.preview-at-hint': null
    'desk-content.preview-other_language': null
    'desk-content.preview-other_country': null
    'desk-content.preview-ended': null
    'desk-content.preview-not_started': null
    'desk-content.editor-title': { title: string | number; language: string | number }
    'desk-content.editor-lead': null
    'desk-content.editor-lead-issue': null
    'desk-content.changed-text': { version: string | number }
    'desk-content.terms-text': null
    'desk-content.see-changes': { before: string | number; after: string | number }
    'desk-content.see-change': null
    'desk-content.slug': null
    'desk-content.slug-hint': null
    'desk-content.slug-taken': null
    'desk-content.wrong-slug': null
    'desk-content.hero': null
    'desk-content.facts': null
    'desk-content.outline': null
    'desk-content.part-head': null
    'desk-content.part-save': null
    'desk-content.blocks': null
    'desk-content.block-number': { number: string | number; kind: string | number }
    'desk-content.new-block': null
    'desk-content.block-heading': null
    'desk-content.block-text': null
    'desk-content.block-list': null
    'desk-content.block-faq': null
    'desk-content.block-button': null
    'desk-content.block-image': null
    'desk-content.block-offer': null
    'desk-content.block-promo': null
    'desk-content.field-promo-code': null
    'desk-content.block-countdown': null
    'desk-content.block-flight-deal': null
    'desk-content.block-stay-deal': null
    'desk-content.block-flight-search': null
    'desk-content.block-stay-search': null
    'desk-content.visitors': null
    'desk-content.recipients': null
    'desk-content.countries': null
    'desk-content.wrong-countries': null
    'desk-content.visitor-languages': null
    'desk-content.wrong-languages': null
    'desk-content.field-title': null
    'desk-content.field-description': null
    'desk-content.field-hero-title': null
    'desk-content.field-hero-lead': null
    'desk-content.field-picture': null
    'desk-content.field-scene': null
    'desk-content.field-src': null
    'desk-content.field-alt': null
    'desk-content.field-width': null
    'desk-content.field-height': null
    'desk-content.field-button': null
    'desk-content.field-href': null
    'desk-content.field-text': null
    'desk-content.field-items': null
    'desk-content.field-is-ordered': null
    'desk-content.field-question': null
    'desk-content.field-answer': null
    'desk-content.field-topic': null
    'desk-content.field-related': null
    'desk-content.field-job': null
    'desk-content.field-team': null
    'desk-content.field-contract': null
    'desk-content.field-country': null
    'desk-content.field-place': null
    'desk-content.field-place-name': null
    'desk-content.field-is-remote': null
    'desk-content.choose': null
    'desk-content.field-subject': null
    'desk-content.field-price': null
    'desk-content.field-label': null
    'desk-content.field-until': null
    'desk-content.field-from': null
    'desk-content.field-to': null
    'desk-content.field-destination': null
    'desk-content.picture-city': null
    'desk-content.picture-image': null
    'desk-content.hint-rich': null
    'desk-content.hint-rich-lines': null
    'desk-content.hint-items': null
    'desk-content.hint-link': null
    'desk-content.hint-image': null
    'desk-content.hint-place': null
    'desk-content.hint-destination': null
    'desk-content.hint-words': null
    'desk-content.hint-job': null
    'desk-content.hint-job-place': null
    'desk-content.hint-price': null
    'desk-content.wrong': null
    'desk-content.wrong-empty': null
    'desk-content.wrong-too_long': { count: number }
    'desk-content.wrong-too_many': { count: number }
    'desk-content.wrong-link': null
    'desk-content.wrong-image': null
    'desk-content.wrong-place': null
    'desk-content.wrong-unknown-destination': null
    'desk-content.wrong-unknown-place': null
    'desk-content.wrong-words': null
    'desk-content.wrong-job': null
    'desk-content.wrong-country': null
    'desk-content.wrong-price': null
    'desk-content.sending': null
    'desk-content.testing': null
    'desk-content.issue-planned': null
    'desk-content.issue-sending': null
    'desk-content.issue-sent': null
    'desk-content.issue-refused': null
    'desk-content.issue-stopped': null
    'desk-content.issue-recipients': null
    'desk-content.issue-written': null
    'desk-content.issue-bounced': null
    'desk-content.bounced-count': { count: number }
    'desk-content.bounced-email': null
    'desk-content.bounced-language': null
    'desk-content.bounced-at': null
    'desk-content.bounced-reason': null
    'desk-content.bounced-unknown': null
    'desk-content.bounced-hint': null
    'desk-content.bounced-none': null
    'desk-content.bounced-pages': null
    'desk-content.issue-problem': null
    'desk-content.test-to': null
    'desk-content.test-hint': null
    'desk-content.wrong-emails': null
  }
}

// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/desk-record.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'desk-record.kinds': null
    'desk-record.pages': null
    'desk-record.kind-flag': null
    'desk-record.kind-flag-lead': null
    'desk-record.kind-phone': null
    'desk-record.kind-phone-lead': null
    'desk-record.kind-reply': null
    'desk-record.kind-reply-lead': null
    'desk-record.kind-message': null
    'desk-record.kind-message-lead': null
    'desk-record.kind-promo': null
    'desk-record.kind-promo-lead': null
    'desk-record.kind-deal': null
    'desk-record.kind-deal-lead': null
    'desk-record.kind-affiliate': null
    'desk-record.kind-affiliate-lead': null
    'desk-record.none': null
    'desk-record.none-text': null
    'desk-record.none-text-reply': null
    'desk-record.standing-on': null
    'desk-record.standing-not_begun': null
    'desk-record.standing-ended': null
    'desk-record.standing-used_up': null
    'desk-record.standing-off': null
    'desk-record.section-image': null
    'desk-record.section-when': null
    'desk-record.section-who': null
    'desk-record.section-dates': null
    'desk-record.section-discount': null
    'desk-record.section-where': null
    'desk-record.section-limits': null
    'desk-record.takes-off': { discount: string | number }
    'desk-record.at-most': { amount: string | number }
    'desk-record.at-least': { amount: string | number }
    'desk-record.used': { count: number }
    'desk-record.used-of': { count: string | number; limit: string | number }
    'desk-record.between': { start: string | number; end: string | number }
    'desk-record.starting': { time: string | number }
    'desk-record.ending': { time: string | number }
    'desk-record.new-flag': null
    'desk-record.new-phone': null
    'desk-record.new-reply': null
    'desk-record.new-message': null
    'desk-record.new-promo': null
    'desk-record.new-deal': null
    'desk-record.new-affiliate': null
    'desk-record.saved': null
    'desk-record.saved-off': null
    'desk-record.saved-not_begun': { time: string | number }
    'desk-record.saved-ended': null
    'desk-record.saved-no-image': null
    'desk-record.saved-flag': null
    'desk-record.saved-flag-off': null
    'desk-record.saved-reply': null
    'desk-record.saved-reply-off': null
    'desk-record.saved-promo': null
    'desk-record.saved-promo-off': null
    'desk-record.saved-promo-not_begun': { time: string | number }
    'desk-record.saved-promo-ended': null
    'desk-record.saved-promo-used_up': null
    'desk-record.saved-deal': null
    'desk-record.saved-deal-off': null
    'desk-record.saved-deal-not_begun': { time: string | number }
    'desk-record.saved-deal-ended': null
    'desk-record.saved-affiliate': null
    'desk-record.saved-affiliate-off': null
    'desk-record.not-saved': null
    'desk-record.check': null
    'desk-record.wrong': null
    'desk-record.wrong-empty': null
    'desk-record.wrong-promo-code': null
    'desk-record.wrong-id': null
    'desk-record.wrong-phone': null
    'desk-record.wrong-hours': null
    'desk-record.wrong-zone': null
    'desk-record.wrong-image': null
    'desk-record.wrong-link': null
    'desk-record.wrong-pages_missing': null
    'desk-record.wrong-campaign_pages_missing': null
    'desk-record.wrong-paths': null
    'desk-record.wrong-percent': null
    'desk-record.wrong-amount': null
    'desk-record.wrong-number': null
    'desk-record.limit-too_long': { count: number }
    'desk-record.limit-too_many': { count: number }
    'desk-record.wrong-promo_discount': null
    'desk-record.wrong-promo_two_discounts': null
    'desk-record.wrong-promo_cap': null
    'desk-record.wrong-promo_currency': null
    'desk-record.wrong-english_missing': null
    'desk-record.wrong-before': null
    'desk-record.wrong-no_hours': null
    'desk-record.wrong-promo_limit': null
    'desk-record.wrong-promo_second_person': null
    'desk-record.wrong-promo_uses': null
    'desk-record.wrong-not_public': null
    'desk-record.wrong-secret_missing': null
    'desk-record.wrong-secret_unknown': null
    'desk-record.hint-kept': null
    'desk-record.wrong-rule_twice': null
    'desk-record.wrong-rule_value': null
    'desk-record.wrong-rules_missing': null
    'desk-record.wrong-unknown_campaign': null
    'desk-record.wrong-unknown_country': null
    'desk-record.wrong-unknown_currency': null
    'desk-record.wrong-unknown_destination': null
    'desk-record.wrong-unknown_place': null
    'desk-record.earlier': { time: string | number }
    'desk-record.read-only': null
    'desk-record.earlier-read': { time: string | number }
    'desk-record.yes': null
    'desk-record.no': null
    'desk-record.percent': { value: string | number }
    'desk-record.secret-stored': null
    'desk-record.why': null
    'desk-record.hint-why': null
    'desk-record.wrong-why': null
    'desk-record.confirm-off': { feature: string | number; country: string | number }
    'desk-record.loss-web_shopping_cart': null
    'desk-record.do-off': null
    'desk-record.back-to-edit': null
    'desk-record.save': null
    'desk-record.preview': null
    'desk-record.preview-text': null
    'desk-record.preview-mobile': null
    'desk-record.preview-desktop': null
    'desk-record.preview-none': null
    'desk-record.versions': null
    'desk-record.created': null
    'desk-record.changed': { names: string | number }
    'desk-record.open-version': null
    'desk-record.hint-lines': null
    'desk-record.hint-percent': null
    'desk-record.hint-amount': null
    'desk-record.hint-minimum': null
    'desk-record.hint-total-uses': null
    'desk-record.hint-promo-on': null
    'desk-record.hint-payer': null
    'desk-record.hint-currency': null
    'desk-record.hint-hours': null
    'desk-record.hint-zone': null
    'desk-record.hint-paths': null
    'desk-record.hint-slugs': null
    'desk-record.hint-usage': null
    'desk-record.hint-priority': null
    'desk-record.hint-deal-from': null
    'desk-record.hint-deal-to': null
    'desk-record.hint-rank': null
    'desk-record.hint-postback': null
    'desk-record.hint-secret': null
    'desk-record.all': null
    'desk-record.all-countries': null
    'desk-record.all-others': null
    'desk-record.narrow': null
    'desk-record.narrowed-none': null
    'desk-record.none-chosen': null
    'desk-record.no-start': null
    'desk-record.no-end': null
    'desk-record.no-limit': null
    'desk-record.no-minimum': null
    'desk-record.english': null
    'desk-record.other-languages': { count: number }
    'desk-record.rule-screen_depth': null
    'desk-record.rule-delay_page_load': null
    'desk-record.rule-on_page_inactivity': { seconds: string | number }
    'desk-record.rule-number_page_views': null
    'desk-record.rule-display_interval': null
    'desk-record.choice-all': null
    'desk-record.choice-flight': null
    'desk-record.choice-hotel': null
    'desk-record.choice-once': null
    'desk-record.choice-multiple': null
    'desk-record.choice-trigger': null
    'desk-record.choice-featured': null
    'desk-record.choice-hidden': null
    'desk-record.hint-rules': null
    'desk-record.flag-name': null
    'desk-record.flag-country': null
    'desk-record.flag-isOn': null
    'desk-record.phone-id': null
    'desk-record.phone-country': null
    'desk-record.phone-phone': null
    'desk-record.phone-from': null
    'desk-record.phone-to': null
    'desk-record.phone-zone': null
    'desk-record.phone-isOn': null
    'desk-record.reply-id': null
    'desk-record.reply-title': null
    'desk-record.reply-text': null
    'desk-record.reply-isOn': null
    'desk-record.message-id': null
    'desk-record.message-alts': null
    'desk-record.message-imgMobile': null
    'desk-record.message-imgDesktop': null
    'desk-record.message-url': null
    'desk-record.message-usage': null
    'desk-record.message-usageRules': null
    'desk-record.message-paths': null
    'desk-record.message-countries': null
    'desk-record.message-currencies': null
    'desk-record.message-languages': null
    'desk-record.message-slugs': null
    'desk-record.message-startsAt': null
    'desk-record.message-endsAt': null
    'desk-record.message-priority': null
    'desk-record.message-isOn': null
    'desk-record.promo-code': null
    'desk-record.promo-campaign': null
    'desk-record.promo-percent': null
    'desk-record.promo-amount': null
    'desk-record.promo-cap': null
    'desk-record.promo-minimum': null
    'desk-record.promo-currency': null
    'desk-record.promo-product': null
    'desk-record.promo-countries': null
    'desk-record.promo-currencies': null
    'desk-record.promo-startsAt': null
    'desk-record.promo-endsAt': null
    'desk-record.promo-totalUses': null
    'desk-record.promo-usesPerPayer': null
    'desk-record.promo-isOn': null
    'desk-record.deal-id': null
    'desk-record.deal-product': null
    'desk-record.deal-from': null
    'desk-record.deal-to': null
    'desk-record.deal-show': null
    'desk-record.deal-rank': null
    'desk-record.deal-countries': null
    'desk-record.deal-startsAt': null
    'desk-record.deal-endsAt': null
    'desk-record.deal-isOn': null
    'desk-record.affiliate-id': null
    'desk-record.affiliate-name': null
    'desk-record.affiliate-postbackUrl': null
    'desk-record.affiliate-secret': null
    'desk-record.affiliate-isOn': null
  }
}

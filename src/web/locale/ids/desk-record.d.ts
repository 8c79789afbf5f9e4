// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/desk-record.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'desk-record.kinds': null
    'desk-record.kind-flag': null
    'desk-record.kind-flag-lead': null
    'desk-record.kind-phone': null
    'desk-record.kind-phone-lead': null
    'desk-record.kind-message': null
    'desk-record.kind-message-lead': null
    'desk-record.kind-promo': null
    'desk-record.kind-promo-lead': null
    'desk-record.kind-affiliate': null
    'desk-record.kind-affiliate-lead': null
    'desk-record.add': null
    'desk-record.none': null
    'desk-record.none-text': null
    'desk-record.on': null
    'desk-record.off': null
    'desk-record.new': null
    'desk-record.saved': null
    'desk-record.not-saved': null
    'desk-record.check': null
    'desk-record.wrong': null
    'desk-record.earlier': { time: string | number }
    'desk-record.why': null
    'desk-record.save': null
    'desk-record.versions': null
    'desk-record.created': null
    'desk-record.changed': { names: string | number }
    'desk-record.open-version': null
    'desk-record.hint-lines': null
    'desk-record.hint-words': null
    'desk-record.hint-rules': null
    'desk-record.hint-by-language': null
    'desk-record.hint-moment': null
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
    'desk-record.affiliate-id': null
    'desk-record.affiliate-name': null
    'desk-record.affiliate-postbackUrl': null
    'desk-record.affiliate-secret': null
    'desk-record.affiliate-isOn': null
  }
}

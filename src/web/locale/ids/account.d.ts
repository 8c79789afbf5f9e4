// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/account.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'account.navigation': null
    'account.profile': null
    'account.contacts': null
    'account.passengers': null
    'account.saved-stays': null
    'account.saved-stays-lead': null
    'account.saved-stays-none': null
    'account.saved-stays-find': null
    'account.password': null
    'account.bind': null
    'account.saved': null
    'account.removed': null
    'account.save': null
    'account.edit': null
    'account.remove': null
    'account.remove-of': { name: string | number }
    'account.edit-of': { name: string | number }
    'account.cancel': null
    'account.confirm-identity-title': null
    'account.confirm-identity-text': null
    'account.confirm-identity-button': null
    'account.profile-title': null
    'account.name': null
    'account.email': null
    'account.email-hint': null
    'account.currency': null
    'account.currency-none': null
    'account.currency-hint': null
    'account.devices': null
    'account.devices-lead': null
    'account.device-this': null
    'account.device-since': null
    'account.device-seen': null
    'account.device-end': null
    'account.device-end-of': { device: string | number }
    'account.device-unknown': null
    'account.device-name': { browser: string | number; system: string | number }
    'account.device-ended': null
    'account.contacts-title': null
    'account.contacts-lead': null
    'account.contacts-none': null
    'account.contact-add': null
    'account.contact-edit': null
    'account.passengers-title': null
    'account.passengers-lead': null
    'account.passengers-none': null
    'account.passenger-add': null
    'account.passenger-edit': null
    'account.passenger-type': null
    'account.type-adult': null
    'account.type-child': null
    'account.type-infant': null
    'account.passport': { number: string | number }
    'account.id-card': { number: string | number }
    'account.document-until': { date: string | number }
    'account.document-hint': null
    'account.password-title': null
    'account.password-lead': null
    'account.password-first': null
    'account.password-current': null
    'account.password-new': null
    'account.password-save': null
    'account.password-set': null
    'account.password-saved': null
    'account.bind-title': null
    'account.bind-lead': null
    'account.method-email': null
    'account.method-password': null
    'account.method-passkey': { label: string | number }
    'account.method-since': null
    'account.method-used': null
    'account.method-always': null
    'account.method-remove': null
    'account.method-remove-of': { method: string | number }
    'account.bind-add': null
    'account.bind-code-title': { provider: string | number }
    'account.bind-code-lead': { email: string | number; provider: string | number }
    'account.bind-confirm': null
    'account.bind-cancel': null
    'account.passkey-add': null
    'account.passkey-label': null
    'account.passkey-label-hint': null
    'account.passkey-default': null
    'account.passkey-lead': null
    'account.orders-none-title': null
    'account.orders-none': { email: string | number }
    'account.orders-search': null
    'account.orders-other': null
    'account.orders-other-lead': null
    'account.orders-other-link': null
    'account.fill-in': null
    'account.fill-in-as': { name: string | number; of: string | number }
    'account.fill-in-more': { count: string | number }
    'account.keep-passenger': null
    'account.my-data-title': null
    'account.my-data': null
  }
}

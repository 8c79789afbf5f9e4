// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/auth.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'auth.login-title': null
    'auth.login-lead': null
    'auth.did-you-mean': { email: string | number }
    'auth.use-it': null
    'auth.password': null
    'auth.new-password': null
    'auth.show-password': null
    'auth.forgot': null
    'auth.sign-in': null
    'auth.sign-up': null
    'auth.send-code': null
    'auth.or': null
    'auth.continue-with': { provider: string | number }
    'auth.provider-google': null
    'auth.provider-facebook': null
    'auth.provider-line': null
    'auth.passkey-sign-in': null
    'auth.passkey-address': { host: string | number }
    'auth.passkey-insecure': null
    'auth.passkey-none': null
    'auth.no-account': null
    'auth.have-account': null
    'auth.only-order': null
    'auth.look-up-order': null
    'auth.order-needs-login': { code: string | number }
    'auth.password-changed-notice': null
    'auth.confirm-title': null
    'auth.confirm-lead': { provider: string | number; email: string | number }
    'auth.confirm-lead-no-email': { provider: string | number }
    'auth.confirm-email-hint': null
    'auth.confirm-other': null
    'auth.other-way': null
    'auth.make-account': null
    'auth.login-verify-title': null
    'auth.signup-verify-title': null
    'auth.forgot-verify-title': null
    'auth.code-lead': { email: string | number }
    'auth.code': null
    'auth.code-hint': null
    'auth.code-continue': null
    'auth.code-expired': null
    'auth.code-sent-again': null
    'auth.code-nothing-came': null
    'auth.resend': null
    'auth.resend-in': { time: string | number }
    'auth.signup-title': null
    'auth.signup-lead': null
    'auth.signup-email-hint': null
    'auth.signup-continue': null
    'auth.setup-title': null
    'auth.setup-lead': { email: string | number }
    'auth.name': null
    'auth.password-hint': null
    'auth.password-hint-optional': null
    'auth.setup-finish': null
    'auth.start-again': null
    'auth.forgot-title': null
    'auth.forgot-lead': null
    'auth.forgot-continue': null
    'auth.back-to-login': null
    'auth.reset-title': null
    'auth.reset-lead': { email: string | number }
    'auth.reset-finish': null
    'auth.callback-title': null
    'auth.callback-lead': null
    'auth.callback-continue': null
    'auth.field-email-missing': null
    'auth.field-email-invalid': null
    'auth.field-password-missing': null
    'auth.field-name-missing': null
    'auth.field-name-hidden': null
    'auth.field-name-too-long': null
    'auth.field-code-missing': null
    'auth.field-too-short': null
    'auth.field-too-long': null
    'auth.field-too-common': null
    'auth.field-wrong': null
  }
}

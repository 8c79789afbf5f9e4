// biome-ignore-all format: generated
// Written by src/web/locale/build/generate-ids.ts from locale/en/member-mail.json.
import '../word-store.ts'

declare module '../word-store.ts' {
  interface WordParams {
    'member-mail.code-lifetime': { minutes: number }
    'member-mail.not-you': null
    'member-mail.not-you-changed': { page: string | number }
    'member-mail.manage-sign-in': { page: string | number }
    'member-mail.signup-code-subject': null
    'member-mail.signup-code-text': null
    'member-mail.signup-other-way-subject': null
    'member-mail.signup-other-way-text': null
    'member-mail.otp-code-subject': null
    'member-mail.otp-code-text': null
    'member-mail.otp-other-way-subject': null
    'member-mail.otp-other-way-text': null
    'member-mail.reset-code-subject': null
    'member-mail.reset-code-text': null
    'member-mail.reset-other-way-subject': null
    'member-mail.reset-other-way-text': null
    'member-mail.retrieve-code-subject': null
    'member-mail.retrieve-code-text': null
    'member-mail.retrieve-other-way-subject': null
    'member-mail.retrieve-other-way-text': null
    'member-mail.bind-code-subject': null
    'member-mail.bind-code-text': { detail: string | number }
    'member-mail.stay-code-subject': null
    'member-mail.stay-code-text': { detail: string | number }
    'member-mail.welcome-subject': null
    'member-mail.welcome-text': { detail: string | number }
    'member-mail.password-changed-subject': null
    'member-mail.password-changed-text': null
    'member-mail.login-method-added-subject': null
    'member-mail.login-method-added-text': { detail: string | number }
    'member-mail.login-method-removed-subject': null
    'member-mail.login-method-removed-text': { detail: string | number }
    'member-mail.passkey-added-subject': null
    'member-mail.passkey-added-text': { detail: string | number }
    'member-mail.passkey-removed-subject': null
    'member-mail.passkey-removed-text': { detail: string | number }
    'member-mail.open-account': null
    'member-mail.sign-up': null
  }
}

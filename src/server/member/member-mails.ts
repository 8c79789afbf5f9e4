import { defaultLocale, localeByCode } from '../../contract/locales.ts'
import type { Executor } from '../platform/database/database.ts'
import { inSeconds } from '../platform/duration.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import { newId } from '../platform/ids.ts'
import type { Outbox } from '../platform/mail/outbox.ts'
import { type Say, wordsOf } from '../platform/words.ts'
import { codeLifetime } from './one-time-codes.ts'

interface To {
  to: string
  /** Of the member, or of the visitor who asks. */
  language: string
}

/** A mail that carries a code. `other-way` tells the address's owner that what was asked for is not how it stands. */
interface CodeMail extends To {
  kind: `${'signup' | 'otp' | 'reset' | 'retrieve'}-${'code' | 'other-way'}` | 'bind-code'
  code: string
  /** What the code is for, by name. */
  detail?: string
}

/** A mail that tells a member what was changed, so that a stranger's deed is noticed. */
interface NoticeMail extends To {
  kind:
    | 'welcome'
    | 'password-changed'
    | `login-method-${'added' | 'removed'}`
    | `passkey-${'added' | 'removed'}`
  detail?: string
}

export type MemberMail = CodeMail | NoticeMail

export interface MemberMails {
  /** Writes a mail within the caller's transaction, in the language it names. */
  write(tx: Executor, mail: MemberMail): Promise<void>
}

export function createMemberMails(parts: { outbox: Outbox; origin: string }): MemberMails {
  const { outbox, origin } = parts
  return {
    async write(tx, mail) {
      const language = localeByCode(mail.language)?.code ?? defaultLocale
      const say = wordsOf('member-mail', language)
      const lines = [
        say(`${mail.kind}-text`, { detail: mail.detail ?? '' }),
        ...rest(mail, say, `${origin}/${language}`),
      ]
      await outbox.write(tx, {
        key: `member:${newId()}`,
        to: mail.to,
        subject: say(`${mail.kind}-subject`),
        text: lines.join('\n\n'),
        html: htmlOf(lines, language),
      })
    },
  }
}

function rest(mail: MemberMail, say: Say, site: string): string[] {
  if (mail.kind === 'welcome') return [`${site}/account`]
  // Whoever asks for an unknown address causes a mail of the same kind, but without a way on.
  if (mail.kind === 'reset-other-way') return [`${site}/signup`]
  if (!('code' in mail)) {
    // Pages are named as the account's menu names them.
    const menu = wordsOf('account', say.language)
    const devices = [say('not-you-changed', { page: menu('profile') }), `${site}/account/profile`]
    if (mail.kind === 'password-changed') return devices
    return [say('manage-sign-in', { page: menu('bind') }), `${site}/account/bind`, ...devices]
  }
  const minutes = inSeconds(codeLifetime) / 60
  return [mail.code, say('code-lifetime', { minutes }), say('not-you')]
}

function htmlOf(lines: readonly string[], language: string): string {
  const paragraphs = lines.map((line) => {
    if (/^\d{6}$/.test(line)) return `<p style="font-size:28px;letter-spacing:4px">${line}</p>`
    const text = escapeHtml(line)
    return line.startsWith('http') ? `<p><a href="${text}">${text}</a></p>` : `<p>${text}</p>`
  })
  const style = 'font:16px/1.5 sans-serif;color:#16242b'
  return `<!doctype html><html lang="${language}"><body style="${style}">${paragraphs.join('')}</body></html>`
}

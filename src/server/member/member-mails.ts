import { defaultLocale } from '../../contract/default-locale.ts'
import { localeByCode } from '../../contract/locales.ts'
import type { Executor } from '../platform/database/database.ts'
import { inSeconds } from '../platform/duration.ts'
import { newId } from '../platform/ids.ts'
import type { MailBlock } from '../platform/mail/mail-blocks.ts'
import type { Outbox } from '../platform/mail/outbox.ts'
import { type Say, wordsOf } from '../platform/words.ts'
import { codeLifetime } from './code/one-time-codes.ts'

interface To {
  to: string
  /** The language of the member or visitor. */
  language: string
}

/** A mail with a code. `other-way` tells the owner of the address that the request doesn't match their account. */
interface CodeMail extends To {
  kind:
    | `${'signup' | 'otp' | 'reset' | 'retrieve'}-${'code' | 'other-way'}`
    | 'bind-code'
    | 'stay-code'
  code: string
  /** What the code is for, by name. */
  detail?: string
}

/** A mail about a change, so that members notice changes by strangers. */
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
  /** Writes a mail within the caller's transaction, in its language. */
  write(tx: Executor, mail: MemberMail): Promise<void>
}

/** What the keys of these mails begin with. Only these have codes. */
export const memberWord = 'member'

export function createMemberMails(parts: { outbox: Outbox; origin: string }): MemberMails {
  const { outbox, origin } = parts
  return {
    async write(tx, mail) {
      const language = localeByCode(mail.language)?.code ?? defaultLocale
      await outbox.write(tx, {
        key: `${memberWord}:${newId()}`,
        to: mail.to,
        language,
        says(inLanguage) {
          const say = wordsOf('member-mail', inLanguage)
          const subject = say(`${mail.kind}-subject`)
          const blocks: MailBlock[] = [
            { kind: 'heading', text: subject },
            text(say(`${mail.kind}-text`, { detail: mail.detail ?? '' })),
            ...rest(mail, say, `${origin}/${language}`),
          ]
          return { subject, blocks }
        },
      })
    },
  }
}

const text = (words: string): MailBlock => ({ kind: 'text', text: words })

function rest(mail: MemberMail, say: Say, site: string): MailBlock[] {
  if (mail.kind === 'welcome') {
    return [{ kind: 'button', address: `${site}/account`, words: say('open-account') }]
  }
  // An unknown address gets a mail of the same kind, but nothing to act on.
  if (mail.kind === 'reset-other-way') {
    return [{ kind: 'button', address: `${site}/signup`, words: say('sign-up') }]
  }
  if ('code' in mail) {
    const minutes = inSeconds(codeLifetime) / 60
    return [
      { kind: 'code', code: mail.code },
      text(say('code-lifetime', { minutes })),
      { kind: 'note', text: say('not-you') },
    ]
  }
  // Pages are named as in the account's menu.
  const menu = wordsOf('account', say.language)
  const way = (page: 'profile' | 'bind'): MailBlock => ({
    kind: 'link',
    address: `${site}/account/${page}`,
    words: menu(page),
  })
  const devices = [text(say('not-you-changed', { page: menu('profile') })), way('profile')]
  if (mail.kind === 'password-changed') return devices
  return [text(say('manage-sign-in', { page: menu('bind') })), way('bind'), ...devices]
}

import { formatMoney } from '../../../contract/words/format-money.ts'
import type { MailDraft } from '../../platform/mail/mail.ts'
import type { MailBlock } from '../../platform/mail/mail-blocks.ts'
import { type Say, wordsOf } from '../../platform/words.ts'
import { newsletterLink } from '../newsletter-link.ts'
import type { Subscriber } from '../subscriber-store.ts'
import { contentFor, type IssueBlock, type IssueContents } from './issue-contents.ts'

/** Returns the mail of an issue for a subscriber. Mail programs unsubscribe them with one click (RFC 8058). */
export function issueMail(
  contents: IssueContents,
  { uuid, language: wanted }: Pick<Subscriber, 'uuid' | 'language'>,
  origin: string,
): Omit<MailDraft, 'key' | 'to'> {
  const { content, language } = contentFor(contents, wanted)
  const say = wordsOf('newsletter-mail', wanted)
  const link = (page: 'choose-language' | 'unsubscribe') =>
    newsletterLink({ origin, language: wanted, uuid }, page)
  const site = `${origin}/${wanted}`
  return {
    subject: content.subject,
    language,
    isBulk: true,
    blocks: [
      { kind: 'heading', text: content.subject },
      ...content.blocks.flatMap((block) => mailBlocks(block, site, say)),
      { kind: 'note', text: say('why-you') },
      { kind: 'link', address: link('choose-language'), words: say('change-language') },
      { kind: 'link', address: link('unsubscribe'), words: say('unsubscribe') },
    ],
    headers: {
      'List-Unsubscribe': `<${link('unsubscribe')}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

function mailBlocks(block: IssueBlock, site: string, say: Say): MailBlock[] {
  switch (block.kind) {
    case 'heading':
      return [{ kind: 'title', text: block.text }]
    case 'text':
      return [block]
    case 'link':
      return [{ kind: 'link', address: addressOf(block.url, site), words: block.text }]
    case 'deal': {
      const { title, text, price, button, url } = block
      const value = price && formatMoney(price, say.tag)
      return [
        { kind: 'title', text: title },
        ...(text ? [{ kind: 'text' as const, text }] : []),
        ...(value ? [{ kind: 'boxes' as const, boxes: [{ label: say('deal-from'), value }] }] : []),
        { kind: 'button', address: addressOf(url, site), words: button },
      ]
    }
  }
}

/** Pages of the site are written without their language: `/hotel`. */
const addressOf = (url: string, site: string): string =>
  url.startsWith('/') ? `${site}${url === '/' ? '' : url}` : url

import type { IssueBlock } from '../../../contract/newsletter/issue-block.ts'
import type { RichText } from '../../../contract/text/rich-text.ts'
import { formatMoney } from '../../../contract/words/format-money.ts'
import type { MailDraft } from '../../platform/mail/mail.ts'
import type { MailBlock, MailRun } from '../../platform/mail/mail-blocks.ts'
import { type Say, wordsOf } from '../../platform/words.ts'
import { newsletterLink } from '../newsletter-link.ts'
import type { Subscriber } from '../subscriber-store.ts'
import { contentFor, type IssueContents } from './issue-contents.ts'

/** Returns the mail of an issue for a subscriber. Mail programs unsubscribe them with one click (RFC 8058). */
export function issueMail(
  contents: IssueContents,
  { uuid, language: own }: Pick<Subscriber, 'uuid' | 'language'>,
  origin: string,
): Omit<MailDraft, 'key' | 'to'> {
  const link = (page: 'choose-language' | 'unsubscribe') =>
    newsletterLink({ origin, language: own, uuid }, page)
  const site = `${origin}/${own}`
  return {
    language: own,
    isBulk: true,
    says(wanted) {
      const { content, language } = contentFor(contents, wanted)
      const say = wordsOf('newsletter-mail', wanted)
      const written: MailBlock[] = [
        { kind: 'heading', text: content.subject },
        ...content.blocks.flatMap((block) => mailBlocks(block, site, say)),
      ]
      return {
        subject: content.subject,
        blocks: [
          // The mail's frame may have no words in that language yet.
          ...(language === say.language
            ? written
            : [{ kind: 'translated' as const, language, blocks: written }]),
          { kind: 'note', text: say('why-you') },
          { kind: 'link', address: link('choose-language'), words: say('change-language') },
          { kind: 'link', address: link('unsubscribe'), words: say('unsubscribe') },
        ],
      }
    },
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
      return [{ kind: 'rich', runs: runsOf(block.content, site) }]
    case 'list': {
      const items = block.items.map((item) => runsOf(item, site))
      return [{ kind: 'list', isOrdered: block.isOrdered, items }]
    }
    case 'button':
      return [{ kind: 'button', address: addressOf(block.href, site), words: block.text }]
    case 'offer': {
      const { title, text, price, button, href } = block
      const value = price && formatMoney(price, say.tag)
      return [
        { kind: 'title', text: title },
        ...(text ? [{ kind: 'text' as const, text }] : []),
        ...(value ? [{ kind: 'boxes' as const, boxes: [{ label: say('deal-from'), value }] }] : []),
        { kind: 'button', address: addressOf(href, site), words: button },
      ]
    }
  }
}

const runsOf = (text: RichText, site: string): MailRun[] =>
  text.map((node) => {
    if (node.type === 'hardBreak') return { text: '\n' }
    const run: MailRun = { text: node.text }
    for (const mark of node.marks ?? []) {
      if (mark.type === 'bold') run.isBold = true
      else if (mark.type === 'italic') run.isItalic = true
      else run.address = addressOf(mark.attrs.href, site)
    }
    return run
  })

/** Pages of the site are written without their language: `/hotel`. */
const addressOf = (url: string, site: string): string =>
  url.startsWith('/') ? `${site}${url === '/' ? '' : url}` : url

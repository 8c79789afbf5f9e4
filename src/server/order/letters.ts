import { letterNameProblem } from '../../contract/passenger-rules.ts'
import type { Transaction } from '../platform/database/database.ts'
import type { Mail } from '../platform/mail/mail.ts'
import type { Outbox } from '../platform/mail/outbox.ts'
import { type Say, wordsOf } from '../platform/words.ts'
import { link, mailHtml, paragraph } from './mail-html.ts'
import type { WholeOrder } from './order-store.ts'

/** A mail about an order, as words of the catalogue. */
export interface Letter {
  /** One mail a key, however often it is written. */
  key: string
  /** Its subject is `<kind>-subject`. */
  kind: string
  /** Where its link leads, and the link's words. */
  way: { address: string; words: string }
  /** Paragraphs by their words; ready text stands as it is. */
  lines: Line[]
  attachments?: Mail['attachments']
}

export type Line = string | [key: string, values?: Parameters<Say>[1]]

export interface Letters {
  /** Writes a mail to an order's traveller, in the order's language, within the caller's transaction. */
  write(tx: Transaction, order: WholeOrder, letter: Letter): Promise<void>
  /** The way to the order's page. */
  page(order: WholeOrder): Letter['way']
}

export function createLetters(parts: { outbox: Outbox; origin: string }): Letters {
  const { outbox, origin } = parts
  return {
    async write(tx, order, { key, kind, way, lines, attachments }) {
      const say = wordsOf('mail', order.language)
      const text = [
        say('confirmation-greeting', { name: plain(order.contact.givenName) }),
        ...lines.map((line) => (typeof line === 'string' ? line : say(...line))),
      ]
      await outbox.write(tx, {
        ...{ key, to: order.contact.email },
        subject: say(`${kind}-subject`, { order: order.code }),
        text: [...text, `${say(way.words)}: ${way.address}`].join('\n\n'),
        html: mailHtml(say.language, [
          ...text.flatMap((each) => each.split('\n')).map(paragraph),
          link(way.address, say(way.words)),
        ]),
        ...(attachments ? { attachments } : {}),
      })
    },
    page: (order) => ({
      address: `${origin}/${order.language}/order/${order.code}`,
      words: 'confirmation-link',
    }),
  }
}

/** A name as a letter may show it, whatever was taken for one before names were checked: nothing in it is a link. */
const plain = (name: string): string =>
  letterNameProblem(name) ? name.replace(/[^\p{L}\p{M}]+/gu, ' ').trim() : name

/** The language an order's mails are really in: dates and amounts beside the words are written in the same. */
export const spoken = ({ language }: WholeOrder): string => wordsOf('mail', language).language

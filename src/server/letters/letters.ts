import { letterNameProblem } from '../../contract/traveller/typed-name.ts'
import type { Attachment } from '../documents/document-service.ts'
import { productWords } from '../documents/product-words.ts'
import { signMailGrant } from '../order/access/order-access.ts'
import type { WholeOrder } from '../order/whole-order.ts'
import type { Executor, Transaction } from '../platform/database/database.ts'
import { greetedName } from '../platform/mail/greeted-name.ts'
import type { MailBlock } from '../platform/mail/mail-blocks.ts'
import type { Outbox } from '../platform/mail/outbox.ts'
import type { Signer } from '../platform/secrets/secret-key.ts'
import { type Say, wordsOf } from '../platform/words.ts'
import type { PushMessage } from '../push/push-service.ts'

/** A mail about an order, by ids of messages. */
export interface Letter {
  /** There is one mail for each key, however often it's written. */
  key: string
  /** Its subject is `<kind>-subject`, its heading `<kind>-heading`. */
  kind: string
  /** The address and the label of its button. */
  way: { address: string; words: string }
  /** Returns the paragraphs by message id, and blocks as they are, for the order as read in its `language` or in English. */
  lines(order: WholeOrder): Line[]
  attachments?: Attachment[]
}

export type Line = MailBlock | [key: string, values?: Parameters<Say>[1]]

export interface Letters {
  /** Writes a mail to an order's traveller, in the order's language, within the caller's transaction. */
  write(tx: Transaction, order: WholeOrder, letter: Letter): Promise<void>
  /** Returns the address of the order's page with a grant, so that it opens from the mail without signing in. */
  page(order: WholeOrder): Letter['way']
}

/** Tells devices what a mail about an order says. */
export interface OrderPush {
  /** Returns the messages that devices get beside a mail of this kind. */
  messages(db: Executor, order: WholeOrder, kind: string): Promise<PushMessage[]>
  /** Sends messages, once for each mail, if the transaction that writes the mail commits. */
  send(tx: Transaction, messages: readonly PushMessage[], mailKey: string): Promise<void>
}

export function createLetters(parts: {
  outbox: Pick<Outbox, 'write'>
  push: OrderPush
  origin: string
  signer: Signer
}): Letters {
  const { outbox, push, origin, signer } = parts
  return {
    async write(tx, order, { key, kind, way, lines, attachments }) {
      await push.send(tx, await push.messages(tx, order, kind), key)
      await outbox.write(tx, {
        key,
        to: order.contact.email,
        language: order.language,
        says(language) {
          const read = { ...order, language }
          const say = orderWords(read)
          const written = lines(read).map(
            (line): MailBlock =>
              Array.isArray(line) ? { kind: 'text', text: say(...line) } : line,
          )
          return {
            subject: say(`${kind}-subject`, { order: order.code }),
            blocks: [
              { kind: 'heading', text: say(`${kind}-heading`) },
              greeting(order, say),
              ...written,
              { kind: 'button', address: way.address, words: say(way.words) },
            ],
          }
        },
        attachments: attachments ?? [],
      })
    },
    page: (order) => ({
      address: `${origin}/${order.language}/order/${order.code}?access=${signMailGrant(signer, order)}`,
      words: 'order-link',
    }),
  }
}

/** Returns the words of letters about an order, in its language. */
export const orderWords = ({ items, language }: WholeOrder): Say =>
  productWords(items, wordsOf('mail', language))

/** Returns the first line of a mail to an order's traveller. */
export const greeting = ({ contact }: WholeOrder, say: Say): MailBlock => ({
  kind: 'text',
  text: say('greeting', { name: greetedName(plain(contact.givenName)) }),
})

/** Returns a name without anything that mail programs turn into a link: names weren't always validated. */
const plain = (name: string): string =>
  letterNameProblem(name) ? name.replace(/[^\p{L}\p{M}]+/gu, ' ').trim() : name

/** Returns the language tag of an order's mails, in which their dates and amounts are formatted. */
export const spoken = ({ language }: WholeOrder): string => wordsOf('mail', language).tag

import type { WholeOrder } from '../order/whole-order.ts'
import type { Transaction } from '../platform/database/database.ts'
import type { Letters } from './letters.ts'

interface Changed {
  /** Of the change, for each of which one mail is written. */
  id: string
}

/**
 * Mails that tell an order's address of a change that support makes, and how to object. None has a link that opens the
 * order: an address may be changed because somebody else reads it.
 */
export interface ContactLetters {
  /** Tells the present address that another one is asked for: nothing is changed yet. */
  addressAsked(
    tx: Transaction,
    order: WholeOrder,
    asked: Changed & { email: string },
  ): Promise<void>
  /** Tells the address that `order` had that mails go to another one. */
  addressChanged(
    tx: Transaction,
    order: WholeOrder,
    changed: Changed & { email: string },
  ): Promise<void>
  phoneChanged(tx: Transaction, order: WholeOrder, changed: Changed): Promise<void>
  copySent(tx: Transaction, order: WholeOrder, sent: Changed & { email: string }): Promise<void>
}

export function createContactLetters({
  letters,
  origin,
}: {
  letters: Pick<Letters, 'write'>
  origin: string
}): ContactLetters {
  const write =
    (kind: string) =>
    (tx: Transaction, order: WholeOrder, { id, email = '' }: Changed & { email?: string }) =>
      letters.write(tx, order, {
        key: `${kind}:${id}`,
        kind,
        way: { address: `${origin}/${order.language}/help`, words: 'contact-object' },
        lines: () => [
          [`${kind}-lead`, { order: order.code, email: maskedEmail(email) }],
          ['contact-not-you', { order: order.code }],
        ],
      })
  return {
    addressAsked: write('contact-asked'),
    addressChanged: write('contact-changed'),
    phoneChanged: write('contact-phone'),
    copySent: write('contact-copy'),
  }
}

/** Returns an address that its owner recognises, without giving it to others. */
const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/su, '$1•••')

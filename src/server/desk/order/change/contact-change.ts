import { CatalogueError } from '../../../../contract/errors.ts'
import { hasDocuments } from '../../../../contract/order/is-live.ts'
import { checkedContact, contactProblems } from '../../../checkout/contact-rules.ts'
import type { ContactLetters } from '../../../letters/contact-letters.ts'
import type { OrderLetters } from '../../../letters/order-letters.ts'
import type { AddressCodes } from '../../../order/access/address-codes.ts'
import type { OrderBooks } from '../../../order/order-books.ts'
import { needsCode } from '../../../order/order-status.ts'
import type { WholeOrder } from '../../../order/whole-order.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/ids.ts'
import { readdressMails } from '../../../platform/mail/mail-store.ts'
import type { ChangeOf } from './changes-of-orders.ts'

interface ContactAsked {
  email: string
  phone: string
  phoneCountry: string
  /** What staff read. */
  seen?: { email: string; phone: string } | undefined
}

interface Parts {
  codes: Pick<AddressCodes, 'send'>
  books: Pick<OrderBooks, 'note' | 'setContact'>
  letters: Pick<OrderLetters, 'confirmedAgain'>
  contactLetters: ContactLetters
}

/** Another e-mail address or phone number of an order. */
export function createContactChange({
  codes,
  books,
  letters,
  contactLetters,
}: Parts): ChangeOf<ContactAsked> {
  return {
    async check(_tx, { contact }, { seen, ...asked }) {
      if (seen && !(seen.email === contact.email && seen.phone === contact.phone)) {
        throw new CatalogueError('RECORD_CHANGED')
      }
      const typed = {
        ...contact,
        ...asked,
        phoneCountry: asked.phoneCountry || contact.phoneCountry,
      }
      assertValid(typed, ['email', 'phone', 'phoneCountry'])
      const { email, phone, phoneCountry } = checkedContact(typed)
      const isSameAddress = email.toLowerCase() === contact.email.toLowerCase()
      if (isSameAddress && email === contact.email && phone === contact.phone) {
        throw new CatalogueError('NOTHING_CHANGED')
      }
      const before = { email: contact.email, phone: contact.phone }
      const wanted = { before, after: { email, phone }, phoneCountry }
      return { wanted, next: isSameAddress ? 'alone' : 'second-person' }
    },
    proposed: (tx, order, { id, wanted }) =>
      contactLetters.addressAsked(tx, order, { id, email: wanted.after.email ?? '' }),
    async carryOut(tx, order, { id, wanted }) {
      const { before, after, phoneCountry = order.contact.phoneCountry } = wanted
      const { email = order.contact.email, phone = order.contact.phone } = after
      if (order.contact.email !== before.email || order.contact.phone !== before.phone) {
        throw new CatalogueError('PROPOSAL_OUTDATED')
      }
      const contact = { ...order.contact, email, phone, phoneCountry }
      await books.setContact(tx, order, contact)
      await books.note(tx, order.id, 'contact.changed')
      if (before.email === email) {
        await contactLetters.phoneChanged(tx, order, { id })
        return
      }
      // Mails that wait to be sent, and those that a mail server has put off.
      await readdressMails(tx, { from: order.contact.email, to: email, name: order.code })
      await contactLetters.addressChanged(tx, order, { id, email })
      await sendAgain(tx, order)
      // The code that it waits for proves an address that it no longer has.
      if (needsCode(order)) await codes.send(tx, { ...order, contact, email: email.toLowerCase() })
    },
  }

  /** The new mailbox has none of what was sent before. */
  async function sendAgain(tx: Transaction, order: WholeOrder): Promise<void> {
    if (order.items.some(hasDocuments)) await letters.confirmedAgain(tx, order.id, newId())
  }
}

/** An order's documents, once to another address. */
export const createDocumentCopy = ({
  letters,
  contactLetters,
  books,
}: Omit<Parts, 'letters' | 'codes'> & {
  letters: Pick<OrderLetters, 'copied'>
}): ChangeOf<{ email: string }> => ({
  async check(_tx, order, asked) {
    assertDocuments(order)
    const typed = { ...order.contact, email: asked.email }
    assertValid(typed, ['email'])
    const { email } = checkedContact(typed)
    if (email.toLowerCase() === order.contact.email.toLowerCase()) {
      throw new CatalogueError('NOTHING_CHANGED')
    }
    return { wanted: { before: {}, after: { email } }, next: 'second-person' }
  },
  async carryOut(tx, order, { id, wanted }) {
    assertDocuments(order)
    await books.note(tx, order.id, 'documents.copied')
    await letters.copied(tx, order.id, id)
    await contactLetters.copySent(tx, order, { id, email: wanted.after.email ?? '' })
  },
})

function assertDocuments({ items }: WholeOrder): void {
  if (!items.some(hasDocuments)) throw new CatalogueError('ORDER_NOT_TICKETED')
}

/** Throws VALIDATION for these fields. A name from before names were validated isn't what is changed. */
function assertValid(typed: WholeOrder['contact'], names: readonly string[]): void {
  const problems = Object.entries(contactProblems(typed)).filter(([name]) => names.includes(name))
  if (problems.length > 0) {
    throw new CatalogueError('VALIDATION', { fields: Object.fromEntries(problems) })
  }
}

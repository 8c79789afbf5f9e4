import type { ContactDetails } from '../../contract/checkout/contact.ts'
import type { Member } from '../../contract/member/member.ts'
import type { KeptContact } from '../../contract/member/travellers.ts'

/** Returns the first saved contact, otherwise the account's own details. */
export function contactOf(
  { name, email }: Pick<Member, 'name' | 'email'>,
  kept: readonly KeptContact[],
): Partial<ContactDetails> {
  const [first] = kept
  if (first) return first
  // It isn't printed on a ticket, so guessing how a name splits does no harm.
  const words = name.trim().split(/\s+/)
  return { givenName: words.slice(0, -1).join(' '), surname: words.at(-1) ?? '', email }
}

/** Returns the typed values, replaced by saved ones field by field. */
export function over<T extends object>(typed: T, kept: Partial<T>): T {
  const filled = { ...typed }
  for (const name of Object.keys(typed) as (keyof T)[]) {
    const value = kept[name]
    if (value) filled[name] = value
  }
  return filled
}

import type { ContactDetails } from '../../contract/checkout/contact.ts'
import type { Member } from '../../contract/member/member.ts'
import { listContacts, listPassengers } from '../../contract/member/travellers.ts'
import { listMyOrders } from '../../contract/order/my-orders.ts'
import { getOrder } from '../../contract/order/order.ts'
import type { FrontApi } from '../session/front-api/front-api.ts'
import { type NamedAdult, travellerOf } from './traveller-of.ts'

/** What is known of a member: each is undefined if there's none. */
interface KnownOf {
  /** The first saved contact. */
  kept: ContactDetails | undefined
  /** The contact of the latest order. */
  ordered: ContactDetails | undefined
  /** The saved traveller who is the member. */
  traveller: NamedAdult | undefined
}

/**
 * Returns a member's contact details: the saved contact, else those of their latest order, else the name of the saved
 * traveller who is the member. A display name is never split: many languages can't tell given names from surnames.
 */
export function contactOf(
  { email }: Pick<Member, 'email'>,
  { kept, ordered, traveller }: KnownOf,
): Partial<ContactDetails> {
  if (kept) return kept
  if (ordered) return ordered
  return traveller
    ? { givenName: traveller.givenName, surname: traveller.surname, email }
    : { email }
}

/** Loads what `contactOf` needs. What can't be loaded is unknown. */
export async function loadContact(
  api: Pick<FrontApi, 'call'>,
  member: Pick<Member, 'name' | 'email'>,
): Promise<Partial<ContactDetails>> {
  const contacts = await api.call(listContacts, {})
  const kept = contacts.ok ? contacts.result[0] : undefined
  if (kept) return contactOf(member, { kept, ordered: undefined, traveller: undefined })
  const [ordered, passengers] = await Promise.all([
    latestContact(api),
    api.call(listPassengers, {}),
  ])
  const adults = passengers.ok ? passengers.result : []
  const id = travellerOf(member, adults)
  const traveller = adults.find((each) => each.id === id)
  return contactOf(member, { kept, ordered, traveller })
}

async function latestContact(api: Pick<FrontApi, 'call'>): Promise<ContactDetails | undefined> {
  const orders = await api.call(listMyOrders, { query: {} })
  const [latest] = orders.ok ? orders.result : []
  if (!latest) return undefined
  const order = await api.call(getOrder, { params: { orderCode: latest.orderCode } })
  return order.ok ? order.result.contact : undefined
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

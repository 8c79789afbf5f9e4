import { defaultLocale } from '../../../contract/default-locale.ts'
import { CatalogueError } from '../../../contract/errors.ts'
import type { Clock } from '../../platform/clock.ts'
import { days } from '../../platform/duration.ts'
import type { RequestContext } from '../../platform/http/request-context.ts'
import { isGranted, signGrant as signGrantFor } from '../../platform/secrets/grant.ts'
import type { Signer } from '../../platform/secrets/secret-key.ts'

/** The requester of an order: the device, the member, and the grants of earlier look-ups. */
export interface Visitor {
  auid: string | undefined
  memberId: string | undefined
  /** `x-order-access`: grants, separated by blanks or commas. */
  grants: string | undefined
  /** The language they read, as a code of ours. */
  language: string
  /** Set for staff, who may see every order. Only the desk sets it, after checking who calls. */
  isStaff?: true
}

export const visitorOf = ({ auid, member, orderAccess, language }: RequestContext): Visitor => ({
  auid,
  memberId: member?.id,
  grants: orderAccess,
  language: language ?? defaultLocale,
})

const life = days(7)

/** An order as grants name it. */
interface Granted {
  code: string
  /** Grants from before its address was last changed are void: whoever reads the old mailbox has them. */
  addressRound: number
}

const granted = ({ code, addressRound }: Granted) => ({
  purpose: addressRound === 0 ? 'order access' : `order access ${addressRound}`,
  code,
})

/** Returns a grant to see one order for some days. */
export const signGrant = (signer: Signer, clock: Clock, order: Granted): string =>
  signGrantFor(signer, granted(order), clock.now() + life)

/**
 * Returns the grant in mails about an order, which lets their button open it without signing in. It's valid beyond the
 * trip, because refunds are discussed for months, and reveals no more than the order number and the mail's address do.
 */
export function signMailGrant(signer: Signer, order: MailedOrder): string {
  const ends = order.items.map(({ endsAt }) => endsAt.getTime())
  const end = Math.max(order.createdAt.getTime(), ...ends) + mailLife
  return signGrantFor(signer, granted(order), end)
}

const mailLife = days(180)

interface MailedOrder extends Granted {
  createdAt: Date
  items: { endsAt: Date }[]
}

/** Returns whether one of the grants is ours, for this order, and valid. */
export const grants = (signer: Signer, clock: Clock, order: Granted, given: string): boolean =>
  isGranted(signer, granted(order), { given, now: clock.now() })

/**
 * Returns whether this visitor may see the order: its member, the device that made it as a guest, somebody with a
 * grant, or staff. A device's id survives sign-ins, so otherwise anyone who noted it could open a member's bookings on a shared
 * machine.
 */
export function maySee(
  order: Granted & { owner: string; memberId: string | null },
  visitor: Visitor,
  { signer, clock }: { signer: Signer; clock: Clock },
): boolean {
  if (visitor.isStaff) return true
  if (order.memberId === null && visitor.auid && visitor.auid === order.owner) return true
  if (visitor.memberId && visitor.memberId === order.memberId) return true
  return visitor.grants !== undefined && grants(signer, clock, order, visitor.grants)
}

/** Returns an order for this visitor. Throws TRX_NOT_FOUND if there is none or they may not see it. */
export function assertSeen<Order extends Parameters<typeof maySee>[0]>(
  order: Order | undefined,
  visitor: Visitor,
  parts: { signer: Signer; clock: Clock },
): Order {
  if (order && maySee(order, visitor, parts)) return order
  throw new CatalogueError(visitor.memberId ? 'TRX_MEMBER_NOT_FOUND' : 'TRX_NOT_FOUND')
}

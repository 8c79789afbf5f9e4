import type { Clock } from '../platform/clock.ts'
import { days } from '../platform/duration.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import type { Signer } from '../platform/secrets/secret-key.ts'

/** Who asks for an order: the device, the member, and the grants of earlier look-ups. */
export interface Visitor {
  auid: string | undefined
  memberId: string | undefined
  /** `x-order-access`: grants, parted by blanks or commas. */
  grants: string | undefined
}

export const visitorOf = ({ auid, member, orderAccess }: RequestContext): Visitor => ({
  auid,
  memberId: member?.id,
  grants: orderAccess,
})

const purpose = 'order access'
const life = days(7)

/** A grant to see one order: code, end and a signature over both, parted by points. */
export function signGrant(signer: Signer, clock: Clock, orderCode: string): string {
  const content = `${orderCode}.${clock.now() + life}`
  return `${content}.${signer.sign(purpose, content)}`
}

/**
 * Returns the grant that mails about an order carry, so that their button opens it without a sign-in. It outlives the
 * journey: refunds are asked about for months. It shows no more than the order number and the address it was sent to do.
 */
export function signMailGrant(signer: Signer, order: MailedOrder): string {
  const landings = order.items.map(({ offer }) => Date.parse(`${offer.slice.arrival}:00Z`))
  const end = Math.max(order.createdAt.getTime(), ...landings) + mailLife
  const content = `${order.code}.${end}`
  return `${content}.${signer.sign(purpose, content)}`
}

const mailLife = days(180)

interface MailedOrder {
  code: string
  createdAt: Date
  items: { offer: { slice: { arrival: string } } }[]
}

/** Whether one of the grants is ours, for this order, and not over. */
export function grants(signer: Signer, clock: Clock, orderCode: string, given: string): boolean {
  return given.split(/[\s,]+/).some((grant) => {
    const [code, end, signature = ''] = grant.split('.')
    return (
      code === orderCode &&
      Number(end) > clock.now() &&
      signer.verify(purpose, `${code}.${end}`, signature)
    )
  })
}

/**
 * Whether this visitor may see the order: its member, the device that made it as a guest, or somebody with a grant. A
 * device's id outlives sign-ins, so whoever noted it could open what a member booked on a shared machine.
 */
export function maySee(
  order: { code: string; owner: string; memberId: string | null },
  visitor: Visitor,
  { signer, clock }: { signer: Signer; clock: Clock },
): boolean {
  if (order.memberId === null && visitor.auid && visitor.auid === order.owner) return true
  if (visitor.memberId && visitor.memberId === order.memberId) return true
  return visitor.grants !== undefined && grants(signer, clock, order.code, visitor.grants)
}

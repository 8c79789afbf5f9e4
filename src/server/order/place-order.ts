import type { ContactDetails } from '../../contract/checkout/contact.ts'
import type { PriceLine } from '../../contract/checkout/price-line.ts'
import type { OrderCode, TrxId } from '../../contract/ids.ts'
import { money } from '../../contract/money.ts'
import type { Transaction } from '../platform/database/database.ts'
import { newHumanCode, newId, newSecretId } from '../platform/ids.ts'
import type { Seal } from '../platform/secrets/seal.ts'
import type { Attribution } from './attribution.ts'
import { addOrder, note } from './order-store.ts'
import { addTakes, type Origin, type Takes } from './takes.ts'
import { sealTravellers, type TravellerDetails } from './travellers.ts'
import { priceOf, type Reservation, type WholeOrder } from './whole-order.ts'

/** The content of an order. The contact's phone number is in E.164. */
export interface NewOrder {
  owner: string
  memberId: string | null
  contact: ContactDetails
  currency: string
  language: string
  attribution: Attribution | null
  /** The reservations of one bundle succeed or fail together. */
  bundles: NewReservation[][]
}

export interface NewReservation {
  product: string
  supplier: string
  /** Whether a card has to be saved before it's confirmed. */
  needsCard?: boolean
  items: NewItem[]
}

export interface NewItem {
  /** Its position among all items of the order, in the order of use. */
  position: number
  /** Names as they are printed on tickets and vouchers. */
  travellers: TravellerDetails[]
  lines: PriceLine[]
  details: unknown
  endsAt: Date
  /** Left out if there's enough of it for everybody. */
  takes?: Takes
}

/**
 * Writes an order with its reservations as `reserving`: the attempt is written before any supplier is called. `server`
 * is the one that will call them, so that another can take over if it dies. `origin` counts against its network. `isEmailProven`: the
 * buyer is the member whose address it is. Returns the order as it was written.
 */
export async function placeOrder(
  tx: Transaction,
  { bundles, ...facts }: NewOrder,
  {
    now,
    server,
    seal,
    origin,
    isEmailProven = false,
  }: {
    now: Date
    server: number
    seal: Seal
    origin?: Origin | undefined
    isEmailProven?: boolean
  },
): Promise<WholeOrder> {
  const orderId = newId()
  const reservations = bundles.flatMap((made, bundle) =>
    made.map((each) => reservationOf(each, { orderId, bundle, seal })),
  )
  const holds = bundles.flat().map((made) => {
    const takes = addTakes(made.items.map((item) => item.takes))
    return origin && { ...origin, takes }
  })
  const items = reservations.flatMap((each) => each.items)
  const total = priceOf(items)
  const { currency } = facts
  const order = {
    ...facts,
    id: orderId,
    email: facts.contact.email.toLowerCase(),
    total,
    paid: 0,
    refunded: 0,
    lost: 0,
    createdAt: now,
    addressRound: 0,
    emailProvenAt: isEmailProven ? now : null,
    version: 0,
    reservations,
    items,
    payables: [
      {
        trxId: newSecretId() as TrxId,
        purpose: 'order' as const,
        state: 'open' as const,
        amount: money(total, currency),
        until: null,
        paidBy: null,
      },
    ],
  }
  for (let tries = 0; tries < 20; tries += 1) {
    const placed = { ...order, code: newHumanCode() as OrderCode }
    if (!(await addOrder(tx, placed, { server, holds }))) continue
    await note(tx, orderId, 'order.placed', now)
    return placed
  }
  throw new Error('no order code is free')
}

function reservationOf(
  { product, supplier, needsCard, items }: NewReservation,
  { orderId, bundle, seal }: { orderId: string; bundle: number; seal: Seal },
): Reservation {
  const id = newId()
  const shared = {
    bundle,
    product,
    supplier,
    reference: newId(),
    state: 'reserving' as const,
    guarantee: needsCard ? { card: null } : null,
  }
  return {
    ...shared,
    id,
    orderId,
    attempt: 'reserve',
    reservedUntil: null,
    priceUntil: null,
    isCharged: true,
    offered: null,
    items: items.map(({ takes: _, ...item }) => ({
      ...item,
      ...shared,
      id: newId(),
      reservationId: id,
      travellers: sealTravellers(seal, orderId, item.travellers),
    })),
  }
}

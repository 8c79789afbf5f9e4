import type { ContactDetails } from '../../contract/checkout/contact.ts'
import type { PriceLine } from '../../contract/checkout/price-line.ts'
import type { OrderCode, TrxId } from '../../contract/ids.ts'
import type { Transaction } from '../platform/database/database.ts'
import { newHumanCode, newId, newSecretId } from '../platform/ids.ts'
import type { Seal } from '../platform/secrets/seal.ts'
import { addOrder, note } from './order-store.ts'
import { sealTravellers, type TravellerDetails } from './travellers.ts'
import { priceOf } from './whole-order.ts'

/** What an order is made of. The contact's phone is in E.164. */
export interface NewOrder {
  owner: string
  memberId: string | null
  contact: ContactDetails
  currency: string
  language: string
  /** The reservations of one bundle succeed or fail together. */
  bundles: NewReservation[][]
}

export interface NewReservation {
  product: string
  supplier: string
  items: NewItem[]
}

export interface NewItem {
  /** Its place among all items of the order: that of their use. */
  position: number
  /** Names as they are printed on tickets and vouchers. */
  travellers: TravellerDetails[]
  lines: PriceLine[]
  details: unknown
  endsAt: Date
}

export interface PlacedOrder {
  orderId: string
  orderCode: OrderCode
  trxId: TrxId
  /** One for each reservation, in their order. */
  references: string[]
}

/**
 * Writes an order with its reservations as `reserving`: the attempt is written before any supplier is called. `server`
 * is the one that will call them, so that another takes over should it go away.
 */
export async function placeOrder(
  tx: Transaction,
  { bundles, ...facts }: NewOrder,
  { now, server, seal }: { now: Date; server: number; seal: Seal },
): Promise<PlacedOrder> {
  const orderId = newId()
  const trxId = newSecretId() as TrxId
  const flat = bundles.flatMap((reservations, bundle) =>
    reservations.map((each) => ({ ...each, bundle, id: newId(), reference: newId() })),
  )
  const items = flat
    .flatMap((reservation) => reservation.items.map((item) => ({ ...item, reservation })))
    .map(({ reservation, position, travellers, lines, details, endsAt }) => ({
      id: newId(),
      orderId,
      reservationId: reservation.id,
      position,
      travellers: sealTravellers(seal, orderId, travellers),
      lines,
      details,
      endsAt,
    }))
  const total = priceOf(items)
  const parts = {
    items,
    reservations: flat.map(({ id, bundle, product, supplier, reference }, position) => ({
      id,
      orderId,
      bundle,
      position,
      product,
      supplier,
      reference,
      state: 'reserving' as const,
      attempt: 'reserve' as const,
      askedBy: server,
      changedAt: now,
    })),
    payable: {
      trxId,
      orderId,
      purpose: 'order' as const,
      state: 'open' as const,
      amount: total,
      currency: facts.currency,
      createdAt: now,
    },
  }
  for (let tries = 0; tries < 20; tries += 1) {
    const orderCode = newHumanCode() as OrderCode
    const email = facts.contact.email.toLowerCase()
    const row = { ...facts, id: orderId, code: orderCode, email, total, createdAt: now }
    if (!(await addOrder(tx, row, parts))) continue
    await note(tx, orderId, 'order.placed', now)
    return { orderId, orderCode, trxId, references: flat.map(({ reference }) => reference) }
  }
  throw new Error('no order code is free')
}

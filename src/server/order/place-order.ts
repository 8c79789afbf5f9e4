import type {
  BookingDraft,
  ContactDraft,
  PassengerDraft,
  PriceLine,
} from '../../contract/flight/booking.ts'
import type { Offer } from '../../contract/flight/offer.ts'
import type { OrderCode, TrxId } from '../../contract/ids.ts'
import type { Money } from '../../contract/money.ts'
import type { Transaction } from '../platform/database/database.ts'
import { newHumanCode, newId, newSecretId } from '../platform/ids.ts'
import type { Seal } from '../platform/secrets/seal.ts'
import type { SupplierOffer } from '../supplier/flight-supplier.ts'
import { addOrder, note } from './order-store.ts'
import { sealPassengers } from './sealed-passengers.ts'

/** What an order is made of. Names are those of the tickets, the phone is in E.164. */
export interface NewOrder {
  bookId: string
  owner: string
  memberId: string | null
  contact: ContactDraft
  passengers: PassengerDraft[]
  bags: BookingDraft['bags']
  offers: { offer: Offer; source: SupplierOffer }[]
  lines: PriceLine[]
  total: Money
  language: string
}

export interface PlacedOrder {
  orderId: string
  orderCode: OrderCode
  trxId: TrxId
  /** One for each booking to make at a supplier. */
  references: string[]
}

/**
 * Writes an order with its items as `reserving`: the attempt stands before any supplier is called. `server` is the one that
 * will call them, so that another takes it up should it go.
 */
export async function placeOrder(
  tx: Transaction,
  order: NewOrder,
  { now, server, seal }: { now: Date; server: number; seal: Seal },
): Promise<PlacedOrder> {
  const { offers, total, passengers, ...facts } = order
  const orderId = newId()
  const trxId = newSecretId() as TrxId
  const references = new Map(offers.map(({ offer }) => [offer.supplier, newId()]))
  const items = offers.map(({ offer, source }, position) => ({
    id: newId(),
    orderId,
    position,
    offer,
    source,
    state: 'reserving' as const,
    supplier: offer.supplier,
    reference: references.get(offer.supplier) ?? newId(),
    price: priceOf(order.lines, offer),
    askedBy: server,
    changedAt: now,
  }))
  for (let tries = 0; tries < 20; tries += 1) {
    const orderCode = newHumanCode() as OrderCode
    const row = {
      ...facts,
      id: orderId,
      code: orderCode,
      trxId,
      createdAt: now,
      passengers: sealPassengers(seal, orderId, passengers),
      email: order.contact.email.toLowerCase(),
      currency: total.currency,
      total: total.amount,
    }
    if (!(await addOrder(tx, row, items))) continue
    await note(tx, orderId, 'order.placed', now)
    return { orderId, orderCode, trxId, references: [...references.values()] }
  }
  throw new Error('no order code is free')
}

const priceOf = (lines: readonly PriceLine[], offer: Offer): number =>
  lines
    .filter(({ offerId }) => offerId === offer.id)
    .reduce((sum, { amount }) => sum + amount.amount, 0)

import type { InferSelectModel } from 'drizzle-orm'
import type { OrderCode } from '../../contract/ids.ts'
import { type Json, jsonReader } from '../platform/database/json-rows.ts'
import { payableOf } from './payable/payable-store.ts'
import { orderItems, type orders, payables, reservations } from './tables.ts'
import type { Item, OrderFacts, Reservation, WholeOrder } from './whole-order.ts'

/** An order's row with the rows of its parts, each as JSON. */
interface OrderRow extends InferSelectModel<typeof orders> {
  reservations: Json[]
  items: Json[]
  payables: Json[]
}

const readReservation = jsonReader(reservations)
const readItem = jsonReader(orderItems)
const readPayable = jsonReader(payables)

/** Returns an order made of its row and those of its parts. */
export function wholeOrder(row: OrderRow): WholeOrder {
  const facts = row.reservations.map(readReservation)
  const byId = new Map(facts.map((each) => [each.id, each]))
  const items = row.items.map((json) => {
    const item = readItem(json)
    return itemOf(item, byId.get(item.reservationId))
  })
  return {
    ...orderOf({ ...row, code: row.code as OrderCode }),
    items,
    reservations: facts.map((each) => reservationOf(each, items)),
    payables: row.payables.map((json) => payableOf(readPayable(json))),
  }
}

/** Returns an order's own fields: its row has more, and a whole order has its parts. */
export const orderOf = (order: OrderFacts): OrderFacts => ({
  id: order.id,
  code: order.code,
  owner: order.owner,
  memberId: order.memberId,
  email: order.email,
  contact: order.contact,
  currency: order.currency,
  total: order.total,
  paid: order.paid,
  refunded: order.refunded,
  lost: order.lost,
  language: order.language,
  attribution: order.attribution,
  createdAt: order.createdAt,
  addressRound: order.addressRound,
  emailProvenAt: order.emailProvenAt,
  version: order.version,
})

type ReservationRow = InferSelectModel<typeof reservations>

const reservationOf = (row: ReservationRow, items: readonly Item[]): Reservation => ({
  id: row.id,
  orderId: row.orderId,
  bundle: row.bundle,
  product: row.product,
  supplier: row.supplier,
  reference: row.reference,
  state: row.state,
  attempt: row.attempt,
  reason: row.reason,
  reservedUntil: row.reservedUntil,
  priceUntil: row.priceUntil,
  isCharged: row.isCharged,
  guarantee: row.guarantee,
  offered: row.offered,
  items: items.filter(({ reservationId }) => reservationId === row.id),
})

/** Returns an item with what it shares with its reservation. */
function itemOf(
  row: InferSelectModel<typeof orderItems>,
  reservation: ReservationRow | undefined,
): Item {
  if (!reservation) throw new Error(`no reservation of item ${row.id}`)
  return {
    id: row.id,
    reservationId: row.reservationId,
    position: row.position,
    travellers: row.travellers,
    lines: row.lines,
    details: row.details,
    endsAt: row.endsAt,
    bundle: reservation.bundle,
    product: reservation.product,
    supplier: reservation.supplier,
    reference: reservation.reference,
    state: reservation.state,
    guarantee: reservation.guarantee,
  }
}

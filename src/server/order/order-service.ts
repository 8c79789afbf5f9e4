import type { ListedOrder, Order } from '../../contract/order/order.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import type { Presence } from '../platform/database/presence.ts'
import type { Seal } from '../platform/secrets/seal.ts'
import type { Signer } from '../platform/secrets/secret-key.ts'
import { wordsOf } from '../platform/words.ts'
import { isOwnAddress } from './access/address-store.ts'
import { limitHolds } from './access/limit-holds.ts'
import { assertSeen, type Visitor } from './access/order-access.ts'
import type { OrderPart, OrderWith } from './order-part.ts'
import {
  findOrder,
  findOrderByCode,
  findOrderByReference,
  findOrderByTrx,
  findOrderByTrxWith,
  historyOf,
  lockOrder,
  newestOrders,
  notePrice,
  versionOf,
  withdrawOrder,
} from './order-store.ts'
import { listedOrderView, orderView } from './order-view.ts'
import { movePayable } from './payable/payable-store.ts'
import { type NewOrder, placeOrder } from './place-order.ts'
import type { PriceChange, PriceEvent } from './price-history.ts'
import type { ProductOf } from './product.ts'
import type { Progress } from './reservation/progress.ts'
import { moveReservations } from './reservation/reservation-store.ts'
import type { Reservations, Reserved } from './reservation/reservations.ts'
import { originOf } from './takes.ts'
import { ownPayable, type Reservation, type WholeOrder } from './whole-order.ts'

/** Places and finds orders. Later changes go through `OrderBooks`. */
export interface OrderService {
  /**
   * Writes an order to be reserved, within the caller's transaction. `clientAddress` is the buyer's network address. Throws
   * TOO_MANY_HOLDS, TOO_MANY_NETWORK_HOLDS.
   */
  place(tx: Transaction, order: NewOrder, clientAddress: string): Promise<WholeOrder>
  /** Reserves a placed order, or some of its reservations, with its suppliers, concurrently. */
  reserve(placed: WholeOrder, some?: readonly Reservation[]): Promise<Reserved[]>
  /** Records a price that the order's traveller met. */
  notePrice(tx: Transaction, id: string, what: PriceEvent, change: PriceChange): Promise<void>
  /** Releases what is reserved of a refused order, now or later, and removes it from all lists: its drafts are open again. */
  withdraw(tx: Transaction, id: string): Promise<void>
  /**
   * Starts a job that asks a supplier for a reservation's state. Throws INVALID_STATE if we're not waiting for it. The caller
   * holds the order's lock.
   */
  lookUpAgain(tx: Transaction, reservation: Reservation): Promise<void>
  /**
   * Stores the documents of a confirmed reservation as its supplier has them, with `also` in the same transaction. Throws
   * INVALID_STATE if it isn't confirmed, here or there, SUPPLIER_UNAVAILABLE.
   */
  reissue(
    order: WholeOrder,
    reservationId: string,
    also: (tx: Transaction) => Promise<void>,
  ): Promise<void>
  byId(id: string): Promise<WholeOrder | undefined>
  byPayable(trxId: string): Promise<WholeOrder | undefined>
  byPayableWith<Part>(trxId: string, part: OrderPart<Part>): Promise<OrderWith<Part> | undefined>
  /** Returns whether an order hasn't changed since it had this version. */
  isStill(order: Pick<WholeOrder, 'id' | 'version'>): Promise<boolean>
  /** Returns the order of the reservation with this reference of ours. */
  byReference(reference: string): Promise<WholeOrder | undefined>
  /** Returns an order. Throws TRX_NOT_FOUND if it doesn't exist or this visitor may not see it. */
  byTrx(trxId: string, visitor: Visitor): Promise<WholeOrder>
  /** Returns an order with what another module keeps about it. Throws the same errors as `byTrx`. */
  byTrxWith<Part>(trxId: string, visitor: Visitor, part: OrderPart<Part>): Promise<OrderWith<Part>>
  /** Returns an order by its code. Throws the same errors as `byTrx`. */
  byCode(code: string, visitor: Visitor): Promise<WholeOrder>
  view(order: WholeOrder, language: string): Promise<Order>
  /** Returns orders of a member or made with an address, newest first, twenty at a time; `before` is when the last one was made. */
  list(
    of: { memberId: string } | { email: string },
    page: { before?: Date | undefined; language: string },
  ): Promise<ListedOrder[]>
}

const pageSize = 20

export function createOrderService(parts: {
  db: Database
  clock: Clock
  signer: Signer
  seal: Seal
  productOf: ProductOf
  reservations: Reservations
  progress: Progress
  presence: Pick<Presence, 'server'>
}): OrderService {
  const { db, clock, signer, seal, productOf, reservations, progress } = parts
  const { server } = parts.presence
  const seen = <Order extends WholeOrder>(order: Order | undefined, visitor: Visitor) =>
    assertSeen(order, visitor, { signer, clock })
  return {
    async place(tx, order, clientAddress) {
      const origin = originOf(signer, clientAddress)
      await limitHolds(tx, order, origin, clock.date())
      const isEmailProven = await isOwnAddress(tx, order)
      return placeOrder(tx, order, { now: clock.date(), server, seal, origin, isEmailProven })
    },
    reserve: (order, some = order.reservations) =>
      Promise.all(some.map((each) => reservations.reserve(order, each))),
    notePrice: (tx, id, what, change) => notePrice(tx, id, what, change, clock.date()),
    async withdraw(tx, id) {
      const order = await lockOrder(tx, id)
      await withdrawOrder(tx, id, clock.date())
      // No supplier was asked for these yet.
      const unasked = order.reservations.filter(({ state }) => state === 'reserving')
      await moveReservations(tx, unasked, 'failed', clock.date(), { reason: 'withdrawn' })
      const own = ownPayable(order)
      if (own.state === 'open') await movePayable(tx, own, 'withdrawn')
      const withdrawn = { ...own, state: 'withdrawn' as const }
      const payables = order.payables.map((each) => (each === own ? withdrawn : each))
      await progress.advance(tx, { ...order, payables })
    },
    lookUpAgain: (tx, reservation) => reservations.lookUpAgain(tx, reservation),
    reissue: (order, reservationId, also) => reservations.reissue(order, reservationId, also),
    byId: (id) => findOrder(db, id),
    byPayable: (trxId) => findOrderByTrx(db, trxId),
    isStill: async ({ id, version }) => (await versionOf(db, id)) === version,
    byReference: (reference) => findOrderByReference(db, reference),
    byTrx: async (trxId, visitor) => seen(await findOrderByTrx(db, trxId), visitor),
    byPayableWith: (trxId, part) => findOrderByTrxWith(db, trxId, part),
    byTrxWith: async (trxId, visitor, part) =>
      seen(await findOrderByTrxWith(db, trxId, part), visitor),
    byCode: async (code, visitor) => seen(await findOrderByCode(db, code), visitor),
    async view(order, language) {
      const history = await historyOf(db, order.id)
      return orderView(order, history, {
        productOf,
        say: wordsOf('mail', language),
        now: clock.now(),
      })
    },
    async list(of, { before = clock.date(), language }) {
      const found = await newestOrders(db, of, { before, limit: pageSize })
      const say = wordsOf('mail', language)
      const now = clock.now()
      return found.map((order) => listedOrderView(order, { productOf, say, now }))
    },
  }
}

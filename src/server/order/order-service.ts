import { CatalogueError } from '../../contract/errors.ts'
import type { OrderCode } from '../../contract/ids.ts'
import type { ItemState, ListedOrder, Order, OrderGrant } from '../../contract/order/order.ts'
import type { Cache } from '../platform/cache/cache.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import type { Presence } from '../platform/database/presence.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { onceAnHour } from '../platform/jobs/once-an-hour.ts'
import type { Seal } from '../platform/secrets/seal.ts'
import type { Signer } from '../platform/secrets/secret-key.ts'
import { findProvenAddress, proveAddress } from './address-store.ts'
import { payUntil } from './hold-end.ts'
import { releaseReservation, resolveReservation } from './jobs.ts'
import { limitHolds } from './limit-holds.ts'
import { limitLookUp } from './limit-look-up.ts'
import { maySee, signGrant, type Visitor } from './order-access.ts'
import type { OrderMails } from './order-mails.ts'
import {
  addressOfOrder,
  adoptOrders,
  findOrder,
  findOrderByCode,
  findOrderByTrx,
  hasOrders,
  historyOf,
  lockOrder,
  moveItems,
  newestOrders,
  note,
  overdueOrders,
  referencesStuckIn,
  setMoney,
  type WholeOrder,
  withdrawOrder,
} from './order-store.ts'
import { listedOrderView, orderView, statusOf } from './order-view.ts'
import { type NewOrder, type PlacedOrder, placeOrder } from './place-order.ts'
import type { Progress } from './progress.ts'
import type { Reservations, Taken } from './reservations.ts'

export type { WholeOrder }

/** What other areas may know and change of an order. */
export interface OrderService {
  /** Writes an order whose seats are still to be taken, within the caller's transaction. Throws TOO_MANY_HOLDS. */
  place(tx: Transaction, order: NewOrder): Promise<PlacedOrder>
  /** Takes the seats of a placed order, booking by booking. */
  takeSeats(placed: PlacedOrder): Promise<Taken[]>
  /** Takes an order whose seats were refused out of everybody's lists: its draft is open again. */
  withdraw(tx: Transaction, id: string): Promise<void>
  byId(id: string): Promise<WholeOrder | undefined>
  /** Throws TRX_NOT_FOUND for what does not exist and for what this visitor may not see alike. */
  byTrx(trxId: string, visitor: Visitor): Promise<WholeOrder>
  byCode(code: string, visitor: Visitor): Promise<WholeOrder>
  /** The same for an order that was found in another way. */
  seenBy(visitor: Visitor, order: WholeOrder | undefined): WholeOrder
  view(order: WholeOrder): Promise<Order>
  /** Finds an order by what only its traveller knows, for a grant to see it. */
  lookUp(
    code: string,
    email: string,
    from: { address: string; device: string | undefined },
  ): Promise<OrderGrant>
  /** The same for who has proven to own the address, and may try as often as they like. */
  open(code: string, email: string): Promise<OrderGrant>
  /** Gives the orders that guests made with this address, now proven to be the member's, to the member. */
  adopt(tx: Transaction, memberId: string, email: string): Promise<void>
  /** Notes that somebody has proven to read an address: mails about unpaid orders may go there. */
  prove(email: string): Promise<void>
  /** Orders of a member or made with an address, newest first, twenty at a time; `before` is the last one's making. */
  list(
    of: { memberId: string } | { email: string },
    before: Date | undefined,
  ): Promise<ListedOrder[]>
  /** Whether any order was made with an address. */
  hasAny(tx: Transaction, email: string): Promise<boolean>
  lock(tx: Transaction, id: string): Promise<WholeOrder>
  /** Books money that came or went for an order just locked, and takes the steps that follow. */
  moneyMoved(
    tx: Transaction,
    order: WholeOrder,
    moved: { paid?: number; refunded?: number; what: string },
  ): Promise<void>
  /** Adds a line to the history, about one item where it concerns only that. */
  note(tx: Transaction, id: string, what: string, itemId?: string): Promise<void>
  /** Gives the seats back when the time to pay has run out; otherwise nothing. */
  expire(tx: Transaction, id: string): Promise<void>
  /** Orders whose time to pay has run out and that nobody has ended yet. */
  overdue(): Promise<string[]>
  /** Enqueues anew what has been waiting for a supplier since before `moment`. */
  resumeStuck(moment: Date): Promise<void>
}

export function createOrderService(parts: {
  db: Database
  cache: Cache
  clock: Clock
  jobs: Jobs
  signer: Signer
  mails: OrderMails
  progress: Progress
  reservations: Reservations
  presence: Pick<Presence, 'server'>
  seal: Seal
}): OrderService {
  const { db, cache, clock, jobs, signer, seal, mails, progress, reservations } = parts
  const { server } = parts.presence

  function seenBy(visitor: Visitor, order: WholeOrder | undefined): WholeOrder {
    if (!order || !maySee(order, visitor, { signer, clock })) {
      throw new CatalogueError(visitor.memberId ? 'TRX_MEMBER_NOT_FOUND' : 'TRX_NOT_FOUND')
    }
    return order
  }

  async function open(code: string, email: string): Promise<OrderGrant> {
    // The same answer whether the code or the address is wrong, after the same work.
    const right = (await addressOfOrder(db, code)) === email
    const grant = signGrant(signer, clock, code)
    if (!right) throw new CatalogueError('TRX_NOT_FOUND')
    return { orderCode: code as OrderCode, grant }
  }

  return {
    async place(tx, order) {
      const { owner, memberId, contact } = order
      await limitHolds(tx, { owner, memberId, email: contact.email }, clock.date())
      return placeOrder(tx, order, { now: clock.date(), server, seal })
    },
    takeSeats: ({ references }) =>
      Promise.all(references.map((reference) => reservations.hold(reference))),
    withdraw: (tx, id) => withdrawOrder(tx, id, clock.date()),
    byId: (id) => findOrder(db, id),
    byTrx: async (trxId, visitor) => seenBy(visitor, await findOrderByTrx(db, trxId)),
    byCode: async (code, visitor) => seenBy(visitor, await findOrderByCode(db, code)),
    seenBy,
    view: async (order) => orderView(order, await historyOf(db, order.id), clock.now()),
    async lookUp(code, email, from) {
      const wanted = code.trim().toUpperCase().slice(0, 20)
      return limitLookUp(cache, { code: wanted, ...from }, () =>
        open(wanted, email.trim().toLowerCase()),
      )
    },
    open,
    async adopt(tx, memberId, email) {
      await proveAddress(tx, { email, memberId }, clock.date())
      await adoptOrders(tx, memberId, email)
    },
    prove: (email) => proveAddress(db, { email }, clock.date()),
    list: async (of, before = clock.date()) =>
      (await newestOrders(db, of, before)).map(listedOrderView),
    hasAny: hasOrders,
    lock: lockOrder,
    async moneyMoved(tx, order, { paid = 0, refunded = 0, what }) {
      const now = { paid: order.paid + paid, refunded: order.refunded + refunded }
      await setMoney(tx, order.id, now)
      if (paid > 0) await proveAddress(tx, order, clock.date())
      await note(tx, order.id, what, clock.date())
      await progress.advance(tx, { ...order, ...now })
    },
    note: (tx, id, what, itemId) =>
      note(tx, id, what, clock.date(), itemId === undefined ? {} : { itemId }),
    async expire(tx, id) {
      const order = await lockOrder(tx, id)
      const end = payUntil(order.items)
      if (order.paid >= order.total || !end || end.getTime() > clock.now()) return
      const held = order.items.filter(({ state }) => state === 'held')
      await moveItems(tx, held, 'expired', clock.date())
      for (const reference of new Set(held.map((item) => item.reference))) {
        await jobs.enqueue(tx, releaseReservation, { reference }, { key: reference })
      }
      const proven = await findProvenAddress(tx, order.email)
      await mails.holdExpired(tx, order, { proven: proven !== undefined, at: clock.date() })
    },
    overdue: () => overdueOrders(db, clock.date()),
    async resumeStuck(moment) {
      const waiting: ItemState[] = ['reserving', 'unknown', 'issuing']
      for (const reference of await referencesStuckIn(db, waiting, moment)) {
        const once = onceAnHour(reference, clock.date())
        await jobs.enqueue(db, resolveReservation, { reference }, once)
      }
    },
  }
}

/** Whether there is something to pay for now. */
export const isPayable = (order: WholeOrder, now: number): boolean => {
  const end = payUntil(order.items)
  return statusOf(order) === 'awaiting_payment' && end !== null && end.getTime() > now
}

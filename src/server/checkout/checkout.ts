import { z } from 'zod'
import type { CartRefusals } from '../../contract/checkout/refused-drafts.ts'
import { CatalogueError } from '../../contract/errors.ts'
import type { BookId, OrderCode, TrxId } from '../../contract/ids.ts'
import { moneySchema } from '../../contract/money.ts'
import type { OrderService } from '../order/order-service.ts'
import type { PriceChange } from '../order/price-history.ts'
import type { Reserved } from '../order/reservation/reservations.ts'
import { ownPayable, priceOf, type Reservation, type WholeOrder } from '../order/whole-order.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { Booker } from './booker.ts'
import { joinOrders } from './join-orders.ts'
import type { Submission, TakenDraft } from './submission.ts'

export type Submitted = { orderCode: OrderCode; trxId: TrxId }

/**
 * Makes drafts one order with one payable, and reserves all of it. Idempotent: drafts that were submitted together
 * before return their order. If anything can't be ordered or reserved, nothing is: what was reserved is released, and
 * the drafts are open again. For one draft this throws that draft's error, for several CART_REFUSED with the errors by
 * draft; TOO_MANY_HOLDS, TOO_MANY_NETWORK_HOLDS and TOO_MANY_STAYS are about all of them.
 */
export type Checkout = (
  submissions: readonly Submission[],
  booker: Pick<Booker, 'clientAddress'>,
) => Promise<Submitted>

interface Refused {
  bookId: BookId
  error: CatalogueError
}

interface Taken {
  bookId: BookId
  draft: TakenDraft
}

export function createCheckout({
  db,
  orders,
}: {
  db: Database
  orders: Pick<OrderService, 'place' | 'reserve' | 'withdraw' | 'notePrice' | 'byId'>
}): Checkout {
  /** Places the order of all drafts, or returns the id of the one that they became before. */
  async function place(
    tx: Transaction,
    submissions: readonly Submission[],
    { clientAddress }: Pick<Booker, 'clientAddress'>,
  ) {
    const { taken, before } = await takeAll(tx, submissions)
    if (before) return before
    const joined = joinOrders(taken.map(({ draft }) => draft.order))
    const order = await orders.place(tx, joined, clientAddress)
    for (const { draft } of taken) {
      await draft.placed(tx, order.id)
      if (draft.repriced) await orders.notePrice(tx, order.id, 'order.repriced', draft.repriced)
    }
    return { order, taken }
  }

  /**
   * Reserves what was placed. Drafts that cost nothing now come last: if they were all that is left of an order, they'd
   * be confirmed at once, without the traveller's consent. Throws why something couldn't be reserved.
   */
  async function reserve(order: WholeOrder, taken: readonly Taken[]): Promise<void> {
    const outcomes = new Map<Taken, readonly Reserved[]>(taken.map((each) => [each, []]))
    const reservations = reservationsOf(order, taken)
    const steps = [taken.filter(costsNow), taken.filter((each) => !costsNow(each))]
    for (const step of steps) {
      await Promise.all(
        step.map(async (each) => {
          outcomes.set(each, await orders.reserve(order, reservations.get(each)))
        }),
      )
      await refuseUnreserved(order, outcomes)
    }
  }

  /** Throws why something couldn't be reserved, after withdrawing the order; returns if all is, or may still be. */
  async function refuseUnreserved(
    order: WholeOrder,
    outcomes: ReadonlyMap<Taken, readonly Reserved[]>,
  ): Promise<void> {
    const refused = [...outcomes].flatMap(([{ bookId, draft }, own]) => {
      const error = draft.refusal(own)
      return error ? [{ bookId, error }] : []
    })
    if (refused.length === 0) return
    await inTransaction(db, async (tx) => {
      for (const [{ draft }, own] of outcomes) await draft.reopen(tx, own)
      for (const { error } of refused) {
        const change = changeIn(error)
        if (change) await orders.notePrice(tx, order.id, 'order.price_changed', change)
      }
      await orders.withdraw(tx, order.id)
    })
    throw refusalOf(refused, outcomes.size)
  }

  return async (submissions, booker) => {
    const placed = await inTransaction(db, (tx) => place(tx, submissions, booker)).catch(
      async (error) => {
        // Even if it's refused, nothing that was typed is lost.
        if (error instanceof CatalogueError) for (const each of submissions) await each.keep?.()
        throw error
      },
    )
    if (typeof placed === 'string') {
      const order = await orders.byId(placed)
      if (!order) throw new CatalogueError('BOOKING_NOT_FOUND')
      return submittedAs(order)
    }
    const { order, taken } = placed
    await reserve(order, taken)
    return submittedAs(order)
  }
}

/** Locks and checks all drafts. Throws all their problems at once. */
async function takeAll(
  tx: Transaction,
  submissions: readonly Submission[],
): Promise<{ taken: Taken[]; before?: string }> {
  const taken = new Map<BookId, TakenDraft>()
  const before = new Map<BookId, string>()
  const refused: Refused[] = []
  // In a fixed order, which prevents deadlocks.
  for (const each of submissions.toSorted((a, b) => (a.bookId < b.bookId ? -1 : 1))) {
    try {
      const draft = await each.take(tx)
      if ('orderId' in draft) before.set(each.bookId, draft.orderId)
      else taken.set(each.bookId, draft)
    } catch (error) {
      if (!(error instanceof CatalogueError)) throw error
      refused.push({ bookId: each.bookId, error })
    }
  }
  const [first, ...others] = new Set(before.values())
  const isSameOrder = before.size === submissions.length && others.length === 0
  if (first && isSameOrder) return { taken: [], before: first }
  for (const bookId of before.keys()) {
    refused.push({ bookId, error: new CatalogueError('BOOKING_ALREADY_SUBMITTED') })
  }
  if (refused.length > 0) throw refusalOf(refused, submissions.length)
  return {
    taken: submissions.flatMap(({ bookId }) => {
      const draft = taken.get(bookId)
      return draft ? [{ bookId, draft }] : []
    }),
  }
}

const costsNow = ({ draft }: Taken): boolean =>
  priceOf(draft.order.bundles.flat().flatMap(({ items }) => items)) > 0

/** Returns each draft's reservations, which are in the order of the drafts. */
function reservationsOf({ reservations }: WholeOrder, taken: readonly Taken[]) {
  let next = 0
  return new Map<Taken, readonly Reservation[]>(
    taken.map((each) => {
      const first = next
      next += each.draft.order.bundles.flat().length
      return [each, reservations.slice(first, next)]
    }),
  )
}

function refusalOf(refused: readonly Refused[], among: number): CatalogueError {
  const [first] = refused
  if (first && among === 1) return first.error
  const details: CartRefusals = {
    items: refused.map(({ bookId, error }) => ({
      bookId,
      error: error.code,
      ...(error.details ? { details: error.details } : {}),
    })),
  }
  return new CatalogueError('CART_REFUSED', { details })
}

/** Returns the prices of an error that says that they changed. */
function changeIn({ code, details }: CatalogueError): PriceChange | undefined {
  const prices = code === 'PRICE_CHANGED' ? priceChangeSchema.safeParse(details).data : undefined
  return prices && { before: [prices.oldPrice], after: [prices.newPrice] }
}

const priceChangeSchema = z.object({ oldPrice: moneySchema, newPrice: moneySchema })

const submittedAs = (order: WholeOrder): Submitted => ({
  orderCode: order.code,
  trxId: ownPayable(order).trxId,
})

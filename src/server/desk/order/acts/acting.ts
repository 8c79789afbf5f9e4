import type { LoggedAct } from '../../../../contract/desk/logged-acts.ts'
import type { OrderCode } from '../../../../contract/ids.ts'
import type { OrderBooks } from '../../../order/order-books.ts'
import type { OrderService } from '../../../order/order-service.ts'
import type { WholeOrder } from '../../../order/whole-order.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Executor, Transaction } from '../../../platform/database/database.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { Staff } from '../../../platform/http/request-context.ts'
import type { DeskLog } from '../../log/desk-log-store.ts'

/** Somebody of the staff who does something with an order. */
export interface Act {
  staff: Staff
  act: LoggedAct
  orderCode: OrderCode
  why?: string
  /** When it's logged to have happened; when it's recorded if unset. See `Acting.begin`. */
  begunAt?: Date
}

/** What an act changed: without document numbers, because the log can't be erased. */
export interface Changed {
  before?: unknown
  after?: unknown
}

/** Carries out what staff do with orders. Every call throws TRX_NOT_FOUND if there is no such order. */
export interface Acting {
  order(act: Act): Promise<WholeOrder>
  /** Returns the act as begun now, so that an order's timeline shows it before what comes of it. */
  begin(act: Act): Act
  /** Runs `work` with the locked order and logs what it returns, in one transaction. */
  locked(act: Act, work: (tx: Transaction, order: WholeOrder) => Promise<Changed>): Promise<void>
  /** Logs an act, in the transaction that carries it out. */
  record(tx: Executor, act: Act, changed: Changed): Promise<void>
}

export function createActing(parts: {
  db: Database
  clock: Pick<Clock, 'date'>
  log: DeskLog
  orders: Pick<OrderService, 'byCode'>
  books: Pick<OrderBooks, 'lock'>
}): Acting {
  const { db, clock, log, orders, books } = parts

  const order = ({ orderCode }: Act): Promise<WholeOrder> =>
    orders.byCode(orderCode, {
      auid: undefined,
      memberId: undefined,
      grants: undefined,
      language: 'en',
      isStaff: true,
    })

  const begin = (act: Act): Act => ({ ...act, begunAt: clock.date() })

  const record = (tx: Executor, { staff, act, orderCode, why, begunAt }: Act, changed: Changed) =>
    log.record(tx, {
      staffId: staff.id,
      act,
      target: { kind: 'order', id: orderCode },
      ...changed,
      why,
      ...(begunAt && { at: begunAt }),
    })

  return {
    order,
    begin,
    record,
    async locked(act, work) {
      const { id } = await order(act)
      await inTransaction(db, async (tx) => {
        const locked = await books.lock(tx, id)
        const begun = begin(act)
        await record(tx, begun, await work(tx, locked))
      })
    },
  }
}

import { CatalogueError } from '../../../../contract/errors.ts'
import { hasDocuments } from '../../../../contract/order/is-live.ts'
import type { OrderLetters } from '../../../letters/order-letters.ts'
import type { OrderService } from '../../../order/order-service.ts'
import type { Reservation, WholeOrder } from '../../../order/whole-order.ts'
import type { ReleaseHold } from '../../../payment/release-hold.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/ids.ts'
import { mailsAbout } from '../../../platform/mail/mail-store.ts'
import type { Outbox } from '../../../platform/mail/outbox.ts'
import { mailMissing } from '../read-mail.ts'
import type { Act, Acting } from './acting.ts'

/** What staff do with an order, besides its money. Every act writes one entry of the log in its own transaction. */
export interface OrderActs {
  note(act: Act, text: string): Promise<void>
  /** Records that what had failed by `seenUntil`, or by now, is dealt with, which removes it from the queues. */
  dealWith(act: Act, seenUntil?: Date): Promise<void>
  /** Sends it to the order's address as it is now. Throws the errors of `mailMissing`. */
  resendMail(act: Act, mailId: string): Promise<void>
  /** Sends the confirmation as the order is now. Throws ORDER_NOT_TICKETED; MAIL_ERASED if there's no address any more. */
  resendDocuments(act: Act): Promise<void>
  /** Throws INVALID_STATE, SUPPLIER_UNAVAILABLE. */
  reissue(act: Act, reservationId: string): Promise<void>
  /** Throws INVALID_STATE. */
  lookUp(act: Act, reservationId: string): Promise<void>
  /** Throws INVALID_STATE. */
  release(act: Act): Promise<void>
}

export function createOrderActs(parts: {
  db: Database
  clock: Pick<Clock, 'date'>
  acting: Acting
  /** Returns the address of an order, and those it had. */
  addresses(order: WholeOrder): Promise<string[]>
  outbox: Pick<Outbox, 'again'>
  letters: Pick<OrderLetters, 'confirmedAgain' | 'released'>
  orders: OrderService
  releaseHold: ReleaseHold
}): OrderActs {
  const { db, clock, acting, addresses, outbox, letters, orders, releaseHold } = parts

  return {
    note: (act, text) => acting.locked({ ...act, why: text }, async () => ({})),
    async dealWith(act, seenUntil) {
      // Nobody has seen what comes later.
      const isPast = seenUntil && seenUntil < clock.date()
      await acting.locked(act, async () => (isPast ? { after: { seenUntil } } : {}))
    },
    async resendMail(act, mailId) {
      const order = await acting.order(act)
      const about = await mailsAbout(db, { to: await addresses(order), name: order.code })
      if (!about.some(({ id }) => id === mailId)) throw mailMissing(order)
      await acting.locked(act, async (tx, locked) => {
        const key = `again:${mailId}:${newId()}`
        if (!(await outbox.again(tx, mailId, { key, to: locked.contact.email }))) {
          throw mailMissing(locked)
        }
        return { after: { mailId } }
      })
    },
    resendDocuments: (act) =>
      acting.locked(act, async (tx, order) => {
        if (!order.items.some(hasDocuments)) throw new CatalogueError('ORDER_NOT_TICKETED')
        if (order.owner === 'erased') throw new CatalogueError('MAIL_ERASED')
        await letters.confirmedAgain(tx, order.id, newId())
        return { after: { sent: 'documents' } }
      }),
    async reissue(act, reservationId) {
      const order = await acting.order(act)
      const before = detailsOf(reservationIn(order, reservationId))
      const begun = acting.begin(act)
      await orders.reissue(order, reservationId, async (tx) => {
        await letters.confirmedAgain(tx, order.id, newId())
        await acting.record(tx, begun, { before, after: { reservationId } })
      })
    },
    lookUp: (act, reservationId) =>
      acting.locked(act, async (tx, order) => {
        const reservation = reservationIn(order, reservationId)
        await orders.lookUpAgain(tx, reservation)
        return { before: { reservationId, state: reservation.state } }
      }),
    async release(act) {
      const begun = acting.begin(act)
      await releaseHold(await acting.order(act), async (tx, order) => {
        await letters.released(tx, order)
        await acting.record(tx, begun, {
          before: { reservations: order.reservations.map(({ id, state }) => ({ id, state })) },
        })
      })
    },
  }
}

function reservationIn(order: WholeOrder, reservationId: string): Reservation {
  const reservation = order.reservations.find(({ id }) => id === reservationId)
  if (!reservation) throw new CatalogueError('INVALID_STATE')
  return reservation
}

const detailsOf = ({ id, state, reference }: Reservation) => ({
  reservationId: id,
  state,
  reference,
})

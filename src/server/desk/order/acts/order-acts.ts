import { CatalogueError } from '../../../../contract/errors.ts'
import { ticketName, ticketNameProblem } from '../../../../contract/flight/ticket-name.ts'
import { hasDocuments } from '../../../../contract/order/is-live.ts'
import { tidyName } from '../../../../contract/traveller/typed-name.ts'
import type { OrderLetters } from '../../../letters/order-letters.ts'
import type { OrderBooks } from '../../../order/order-books.ts'
import type { OrderService } from '../../../order/order-service.ts'
import type { Traveller } from '../../../order/travellers.ts'
import type { Reservation, WholeOrder } from '../../../order/whole-order.ts'
import type { ReleaseHold } from '../../../payment/release-hold.ts'
import type { Database } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/ids.ts'
import { mailsAbout } from '../../../platform/mail/mail-store.ts'
import type { Outbox } from '../../../platform/mail/outbox.ts'
import type { Act, Acting } from './acting.ts'

/** What staff do with an order, besides its money. Every act writes one entry of the log in its own transaction. */
export interface OrderActs {
  note(act: Act, text: string): Promise<void>
  /** Records that a failure is dealt with, which removes it from the queues. */
  dealWith(act: Act): Promise<void>
  /** Throws NOT_FOUND if it's no mail about this order. */
  resendMail(act: Act, mailId: string): Promise<void>
  /** Sends the confirmation as the order is now. Throws ORDER_NOT_TICKETED. */
  resendDocuments(act: Act): Promise<void>
  /** Throws INVALID_STATE, SUPPLIER_UNAVAILABLE. */
  reissue(act: Act, reservationId: string): Promise<void>
  /** Throws INVALID_STATE. */
  lookUp(act: Act, reservationId: string): Promise<void>
  /** Throws INVALID_STATE. */
  release(act: Act): Promise<void>
  /** Sends new documents, if there were any. Throws NOT_FOUND, VALIDATION, NOTHING_CHANGED, INVALID_STATE. */
  correctName(act: Act, who: { itemId: string; position: number; name: Name }): Promise<void>
}

type Name = Pick<Traveller, 'givenName' | 'surname'>

export function createOrderActs(parts: {
  db: Database

  acting: Acting
  outbox: Pick<Outbox, 'again'>
  letters: Pick<OrderLetters, 'confirmedAgain' | 'released'>
  orders: OrderService
  books: OrderBooks
  releaseHold: ReleaseHold
}): OrderActs {
  const { db, acting, outbox, letters, orders, books, releaseHold } = parts

  return {
    note: (act, text) => acting.locked({ ...act, why: text }, async () => ({})),
    dealWith: (act) => acting.locked(act, async () => ({})),
    async resendMail(act, mailId) {
      const order = await acting.order(act)
      const about = await mailsAbout(db, { to: order.contact.email, name: order.code })
      if (!about.some(({ id }) => id === mailId)) throw new CatalogueError('NOT_FOUND')
      await acting.locked(act, async (tx) => {
        const key = `again:${mailId}:${newId()}`
        if (!(await outbox.again(tx, mailId, key))) throw new CatalogueError('NOT_FOUND')
        return { after: { mailId } }
      })
    },
    resendDocuments: (act) =>
      acting.locked(act, async (tx, order) => {
        if (!order.items.some(hasDocuments)) throw new CatalogueError('ORDER_NOT_TICKETED')
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
    correctName: (act, { itemId, position, name: typed }) =>
      acting.locked(act, async (tx, order) => {
        assertName(typed)
        const wrong = order.items.find(({ id }) => id === itemId)?.travellers[position]
        if (!wrong) throw new CatalogueError('NOT_FOUND')
        const name = {
          givenName: asWritten(wrong, typed.givenName),
          surname: asWritten(wrong, typed.surname),
        }
        if (isNamed(wrong, name)) throw new CatalogueError('NOTHING_CHANGED')
        const same = order.items.filter((item) =>
          item.travellers.some((each) => isSame(each, wrong)),
        )
        // Its supplier is about to issue or change the documents with the name that it knows.
        if (same.some(({ state }) => moving.includes(state))) {
          throw new CatalogueError('INVALID_STATE')
        }
        for (const item of same) {
          const travellers = item.travellers.map((each) =>
            isSame(each, wrong) ? { ...each, ...name } : each,
          )
          await books.setItem(tx, item, { travellers })
          await books.note(tx, order.id, 'traveller.corrected', item.id)
        }
        // The documents that the traveller has still name somebody else.
        if (same.some(hasDocuments)) await letters.confirmedAgain(tx, order.id, newId())
        const { givenName, surname } = wrong
        return { before: { givenName, surname }, after: name }
      }),
  }
}

const moving: readonly string[] = ['reserving', 'confirming', 'unknown', 'changing', 'cancelling']

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

const isNamed = (traveller: Name, { givenName, surname }: Name): boolean =>
  traveller.givenName === givenName && traveller.surname === surname

/** Returns whether two travellers are one person: one name and one birthday. */
const isSame = (one: Traveller, other: Traveller): boolean =>
  isNamed(one, other) && one.birthDate === other.birthDate

/** Returns a name as it's printed on tickets if the one it replaces is. */
function asWritten({ givenName, surname }: Name, typed: string): string {
  const isPrinted = ticketName(givenName) === givenName && ticketName(surname) === surname
  return isPrinted ? (ticketName(typed) ?? typed) : tidyName(typed)
}

/** Throws VALIDATION if a name can't be printed on a ticket; one of the two may be empty. */
function assertName({ givenName, surname }: Name): void {
  const problems = Object.entries({ givenName, surname }).flatMap(([field, typed]) => {
    const problem =
      typed === '' && givenName + surname !== '' ? undefined : ticketNameProblem(typed)
    return problem ? [[field, problem]] : []
  })
  if (problems.length > 0) {
    throw new CatalogueError('VALIDATION', { fields: Object.fromEntries(problems) })
  }
}

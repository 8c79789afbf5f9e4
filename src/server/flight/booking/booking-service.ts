import { CatalogueError } from '../../../contract/errors.ts'
import {
  type Booking,
  type BookingDraft,
  type EditedAt,
  type OpenBooking,
  openBookingLimit,
} from '../../../contract/flight/booking.ts'
import type { BookId, OfferId, OrderCode, SearchId, TrxId } from '../../../contract/ids.ts'
import type { Money } from '../../../contract/money.ts'
import type { Booker } from '../../checkout/booker.ts'
import type { OrderService } from '../../order/order-service.ts'
import type { Reserved } from '../../order/reservation/reservations.ts'
import { ownPayable, type WholeOrder } from '../../order/whole-order.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { newSecretId } from '../../platform/ids.ts'
import type { Seal } from '../../platform/secrets/seal.ts'
import type { Reminders } from '../reminder/reminders.ts'
import type { ConfirmService } from '../search/confirm-service.ts'
import type { SearchService } from '../search/search-service.ts'
import {
  addBooking,
  type BookingRow,
  draftLife,
  findBooking,
  findOpenBookings,
  lockBooking,
  markSubmitted,
  reopenBooking,
  saveDraft,
} from './booking-store.ts'
import { bookingView, emptyDraft } from './booking-view.ts'
import { checkDraft } from './check-draft.ts'
import { flightOrder } from './flight-order.ts'
import { type KeptDraft, knownMoments, mergeEdits } from './merge-edits.ts'
import { priceLines, totalOf } from './price-lines.ts'
import { requoted } from './requoted.ts'

type Submitted = { orderCode: OrderCode; trxId: TrxId }

/** Drafts of bookings. A member's opens only for that member. Calls about another visitor's booking throw BOOKING_NOT_FOUND. */
export interface BookingService {
  /** Stores the offers at the accepted total. Throws OFFER_GONE, PRICE_CHANGED, VALIDATION. */
  create(
    body: { searchId: SearchId; offerIds: OfferId[]; acceptedTotal: Money },
    booker: Booker,
  ): Promise<BookId>
  get(id: BookId, booker: Booker): Promise<Booking>
  /** Returns the given bookings that this visitor can continue. */
  open(ids: string[], booker: Booker): Promise<OpenBooking[]>
  /** Stores what was typed, valid or not. Throws BOOKING_ALREADY_SUBMITTED, BOOKING_EXPIRED. */
  save(id: BookId, draft: KeptDraft, booker: Booker): Promise<Booking>
  /** Stores the fields that were typed, unless they were typed later elsewhere. Throws the same errors as `save`. */
  patch(
    id: BookId,
    typed: { draft: BookingDraft; editedAt: EditedAt },
    booker: Booker,
  ): Promise<Booking>
  /**
   * Creates the order and holds the seats. Idempotent: a booking that was submitted before returns its order. Throws
   * PASSENGERS_INVALID, BOOKING_EXPIRED, TOO_MANY_HOLDS; PRICE_CHANGED, OFFER_GONE and SUPPLIER_UNAVAILABLE leave the
   * draft open.
   */
  submit(id: BookId, draft: BookingDraft, accepted: Money, booker: Booker): Promise<Submitted>
}

export function createBookingService(parts: {
  db: Database
  clock: Clock
  seal: Seal
  searches: SearchService
  confirmations: ConfirmService
  orders: OrderService
  reminders: Pick<Reminders, 'plan'>
}): BookingService {
  const { db, clock, seal, searches, confirmations, orders, reminders } = parts

  const found = (row: BookingRow | undefined): BookingRow => {
    if (!row) throw new CatalogueError('BOOKING_NOT_FOUND')
    return row
  }
  const isOver = (row: BookingRow) => row.expiresAt.getTime() <= clock.now()

  async function view(row: BookingRow): Promise<Booking> {
    const order = row.orderId ? await orders.byId(row.orderId) : undefined
    return bookingView(row, clock.now(), order)
  }

  /**
   * Stores the draft that `draftFor` makes of the current one, and schedules the reminder for when it is abandoned.
   * The row is locked meanwhile, so that saves of two pages are serialised. Returns undefined if the booking was
   * submitted before.
   */
  async function keep(
    id: BookId,
    booker: Booker,
    draftFor: (kept: KeptDraft) => KeptDraft,
  ): Promise<BookingRow | undefined> {
    return inTransaction(db, async (tx) => {
      const row = found(await lockBooking(tx, seal, id, booker))
      if (row.state === 'submitted') return undefined
      if (isOver(row)) throw new CatalogueError('BOOKING_EXPIRED')
      const kept = keptNow(row, draftFor(row.draft), booker)
      await saveDraft(tx, seal, row.id, kept)
      if (kept.draft.remind) await reminders.plan(tx, { ...row, ...kept })
      return { ...row, ...kept }
    })
  }

  /** Returns the fields to store of an open draft: only those its form has. */
  function keptNow(row: BookingRow, draft: KeptDraft, { memberId, language }: Booker) {
    const offerIds = row.offers.map(({ offer }) => offer.id)
    const editedAt = knownMoments(draft.editedAt, draft, offerIds)
    return {
      draft: { ...draft, editedAt },
      touchedAt: clock.date(),
      memberId: row.memberId ?? memberId ?? null,
      language,
    }
  }

  const stillOpen = (row: BookingRow | undefined): BookingRow => {
    if (!row) throw new CatalogueError('BOOKING_ALREADY_SUBMITTED')
    return row
  }

  /**
   * Replaces the stored draft, but keeps the times of its fields, so that what pages sent earlier is still recognised
   * as older.
   */
  const whole = (draft: KeptDraft) => (kept: KeptDraft) => ({
    ...draft,
    editedAt: { ...kept.editedAt, ...draft.editedAt },
  })

  async function place(
    tx: Transaction,
    row: BookingRow,
    draft: BookingDraft,
    { accepted, booker }: { accepted: Money; booker: Booker },
  ): Promise<WholeOrder> {
    const lines = priceLines(row.offers, draft.bags)
    const total = totalOf(lines, row.request.currency)
    if (total.amount !== accepted.amount || total.currency !== accepted.currency) {
      throw new CatalogueError('PRICE_CHANGED', {
        details: { oldPrice: accepted, newPrice: total },
      })
    }
    const kept = keptNow(row, whole(draft)(row.draft), booker)
    const { memberId, language } = kept
    const placed = await orders.place(tx, flightOrder(row, draft, { lines, memberId, language }))
    await markSubmitted(tx, seal, row.id, { ...kept, orderId: placed.id })
    return placed
  }

  /** Returns why the seats couldn't be held, or undefined if they are held or still pending. */
  async function refuse(
    row: BookingRow,
    { id: orderId }: WholeOrder,
    bags: BookingDraft['bags'],
    taken: Reserved[],
  ): Promise<void> {
    const offers = requoted(row.offers, taken)
    const failed = taken.find(({ outcome }) => outcome === 'gone' || outcome === 'unavailable')
    if (!failed && offers === undefined) return
    await inTransaction(db, async (tx) => {
      await reopenBooking(tx, row.id, offers ?? row.offers)
      await orders.withdraw(tx, orderId)
    })
    if (failed?.outcome === 'gone') throw new CatalogueError('OFFER_GONE')
    if (failed) throw new CatalogueError('SUPPLIER_UNAVAILABLE')
    const totals = [row.offers, offers ?? []].map((quotes) =>
      totalOf(priceLines(quotes, bags), row.request.currency),
    )
    throw new CatalogueError('PRICE_CHANGED', {
      details: { oldPrice: totals[0], newPrice: totals[1] },
    })
  }

  return {
    async create({ searchId, offerIds, acceptedTotal }, { auid, memberId, language }) {
      const { request } = await searches.session(searchId)
      const offers = await confirmations.quotesAt(searchId, offerIds, acceptedTotal)
      const id = newSecretId() as BookId
      await addBooking(db, seal, {
        id,
        owner: auid,
        memberId: memberId ?? null,
        request,
        offers,
        draft: emptyDraft(request.passengers),
        createdAt: clock.date(),
        touchedAt: clock.date(),
        language,
        expiresAt: new Date(clock.now() + draftLife),
      })
      return id
    },
    get: async (id, booker) => view(found(await findBooking(db, seal, id, booker))),
    async open(ids, booker) {
      const rows = await findOpenBookings(db, ids, booker, {
        now: clock.date(),
        limit: openBookingLimit,
      })
      return rows.flatMap(({ id, request, expiresAt }) => {
        const [first] = request.slices
        return first ? [{ bookId: id as BookId, ...first, expiresAt: expiresAt.toISOString() }] : []
      })
    },
    save: async (id, draft, booker) => view(stillOpen(await keep(id, booker, whole(draft)))),
    patch: async (id, { draft, editedAt }, booker) =>
      view(stillOpen(await keep(id, booker, (kept) => mergeEdits(kept, draft, editedAt)))),
    async submit(id, draft, accepted, booker) {
      const submitted = await inTransaction(db, async (tx) => {
        const row = found(await lockBooking(tx, seal, id, booker))
        if (row.state === 'submitted') return undefined
        if (isOver(row)) throw new CatalogueError('BOOKING_EXPIRED')
        checkDraft(row, draft)
        return { row, placed: await place(tx, row, draft, { accepted, booker }) }
      }).catch(async (error) => {
        // Even if it's refused, nothing that was typed is lost.
        if (error instanceof CatalogueError) await keep(id, booker, whole(draft))
        throw error
      })
      if (!submitted) return submittedBefore(id, booker)
      const { row, placed } = submitted
      await refuse(row, placed, draft.bags, await orders.reserve(placed))
      return submittedAs(placed)
    },
  }

  async function submittedBefore(id: BookId, booker: Booker): Promise<Submitted> {
    const { orderId } = found(await findBooking(db, seal, id, booker))
    const order = orderId ? await orders.byId(orderId) : undefined
    if (!order) throw new CatalogueError('BOOKING_NOT_FOUND')
    return submittedAs(order)
  }
}

const submittedAs = (order: WholeOrder): Submitted => ({
  orderCode: order.code,
  trxId: ownPayable(order).trxId,
})

import { CatalogueError } from '../../../contract/errors.ts'
import {
  type Booking,
  type BookingDraft,
  type EditedAt,
  type OpenBooking,
  openBookingLimit,
} from '../../../contract/flight/booking.ts'
import type { BookId, OfferId, SearchId } from '../../../contract/ids.ts'
import type { Money } from '../../../contract/money.ts'
import type { Booker } from '../../checkout/booker.ts'
import type { Checkout, Submitted } from '../../checkout/checkout.ts'
import type { DraftToSubmit, Submission } from '../../checkout/submission.ts'
import type { OrderService } from '../../order/order-service.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
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
  saveDraft,
} from './booking-store.ts'
import { bookingView, emptyDraft } from './booking-view.ts'
import { keptNow, whole } from './kept-booking.ts'
import { type KeptDraft, mergeEdits } from './merge-edits.ts'
import { takeBooking } from './submit-booking.ts'

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
   * PASSENGERS_INVALID, BOOKING_EXPIRED, TOO_MANY_HOLDS, TOO_MANY_NETWORK_HOLDS; PRICE_CHANGED, OFFER_GONE and SUPPLIER_UNAVAILABLE leave the
   * draft open.
   */
  submit(id: BookId, draft: BookingDraft, accepted: Money, booker: Booker): Promise<Submitted>
  /** Returns a draft for a checkout with others. */
  submission(submitted: DraftToSubmit<BookingDraft>, booker: Booker): Promise<Submission>
}

export function createBookingService(parts: {
  db: Database
  clock: Clock
  seal: Seal
  searches: SearchService
  confirmations: ConfirmService
  orders: Pick<OrderService, 'byId'>
  checkout: Checkout
  reminders: Pick<Reminders, 'plan'>
}): BookingService {
  const { db, clock, seal, searches, confirmations, orders, checkout, reminders } = parts

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
      const kept = keptNow(row, draftFor(row.draft), booker, clock.date())
      await saveDraft(tx, seal, row.id, kept)
      if (kept.draft.remind) await reminders.plan(tx, { ...row, ...kept })
      return { ...row, ...kept }
    })
  }

  const stillOpen = (row: BookingRow | undefined): BookingRow => {
    if (!row) throw new CatalogueError('BOOKING_ALREADY_SUBMITTED')
    return row
  }

  const submission: BookingService['submission'] = async (submitted, booker) => {
    const { bookId, typed } = submitted
    return {
      bookId,
      take: (tx) => takeBooking(tx, submitted, booker, { seal, clock }),
      async keep() {
        if (typed) await keep(bookId, booker, whole(typed))
      },
    }
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
    submit: async (bookId, typed, accepted, booker) =>
      checkout([await submission({ bookId, typed, accepted }, booker)], booker),
    submission,
  }
}

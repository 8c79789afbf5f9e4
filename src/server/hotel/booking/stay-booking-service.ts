import { CatalogueError } from '../../../contract/errors.ts'
import type { StayBooking, StayDraft } from '../../../contract/hotel/booking.ts'
import type { StayHash } from '../../../contract/hotel/property.ts'
import type { RateId } from '../../../contract/hotel/rate.ts'
import type { BookId } from '../../../contract/ids.ts'
import { isSameMoney, type Money } from '../../../contract/money.ts'
import type { Booker } from '../../checkout/booker.ts'
import type { Checkout, Submitted } from '../../checkout/checkout.ts'
import type { DraftToSubmit, Submission } from '../../checkout/submission.ts'
import type { OrderService } from '../../order/order-service.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { newSecretId } from '../../platform/ids.ts'
import type { Seal } from '../../platform/secrets/seal.ts'
import type { HotelSupplierOf } from '../../supplier/hotel-supplier.ts'
import { refuse, stayProblems } from '../search/check-stay.ts'
import type { PriceChecks } from '../stay/price-checks.ts'
import type { UnpaidStaysLimit } from './limit-unpaid-stays.ts'
import { emptyStayDraft } from './sealed-stay-draft.ts'
import {
  addStayBooking,
  findStayBooking,
  lockStayBooking,
  type StayBookingRow,
  saveStayDraft,
  stayDraftLife,
} from './stay-booking-store.ts'
import { stayBookingView } from './stay-booking-view.ts'
import { createTakeStay, keptStayNow, priceChanged } from './submit-stay.ts'

/** Drafts of stays. A member's opens only for that member. Calls about another visitor's throw BOOKING_NOT_FOUND. */
export interface StayBookingService {
  /** Stores the rate at the accepted total. Throws STAY_NOT_FOUND, OFFER_NOT_FOUND, OFFER_GONE, PRICE_CHANGED. */
  create(
    body: { hash: StayHash; rateId: RateId; acceptedTotal: Money },
    booker: Booker,
  ): Promise<BookId>
  get(id: BookId, booker: Booker): Promise<StayBooking>
  /** Stores what was typed, valid or not. Throws BOOKING_ALREADY_SUBMITTED, BOOKING_EXPIRED. */
  save(id: BookId, draft: StayDraft, booker: Booker): Promise<StayBooking>
  /**
   * Creates the order and holds or quotes the rooms. Idempotent: a booking that was submitted before returns its order.
   * Throws GUESTS_INVALID, BOOKING_EXPIRED, TOO_MANY_HOLDS, TOO_MANY_NETWORK_HOLDS, TOO_MANY_STAYS; PRICE_CHANGED, OFFER_GONE and SUPPLIER_UNAVAILABLE leave the
   * draft open.
   */
  submit(id: BookId, draft: StayDraft, accepted: Money, booker: Booker): Promise<Submitted>
  /** Returns a draft for a checkout with others. */
  submission(submitted: DraftToSubmit<StayDraft>, booker: Booker): Promise<Submission>
}

export function createStayBookingService(parts: {
  db: Database
  clock: Clock
  seal: Seal
  orders: Pick<OrderService, 'byId'>
  checkout: Checkout
  prices: PriceChecks
  unpaid: UnpaidStaysLimit
  supplierOf: HotelSupplierOf
}): StayBookingService {
  const { db, clock, seal, orders, checkout, prices, unpaid } = parts
  const takeStay = createTakeStay(parts)

  const found = (row: StayBookingRow | undefined): StayBookingRow => {
    if (!row) throw new CatalogueError('BOOKING_NOT_FOUND')
    return row
  }

  async function view(row: StayBookingRow, { language }: Booker): Promise<StayBooking> {
    const order = row.orderId ? await orders.byId(row.orderId) : undefined
    return stayBookingView(row, { now: clock.now(), language }, order)
  }

  /** Calls `work` with an open draft, which is locked meanwhile. Returns undefined if it was submitted before. */
  const whileOpen = <T>(
    id: BookId,
    booker: Booker,
    work: (tx: Transaction, row: StayBookingRow) => Promise<T>,
  ): Promise<T | undefined> =>
    inTransaction(db, async (tx) => {
      const row = found(await lockStayBooking(tx, seal, id, booker))
      if (row.state === 'submitted') return undefined
      if (row.expiresAt.getTime() <= clock.now()) throw new CatalogueError('BOOKING_EXPIRED')
      return work(tx, row)
    })

  const keep = (id: BookId, draft: StayDraft, booker: Booker) =>
    whileOpen(id, booker, async (tx, row) => {
      const kept = keptStayNow(row, draft, booker, clock.date())
      await saveStayDraft(tx, seal, row.id, kept)
      return { ...row, ...kept }
    })

  const submission: StayBookingService['submission'] = async (submitted, booker) => {
    const { bookId, typed } = submitted
    const unpaidStays = await unpaid.read(booker.auid)
    return {
      bookId,
      take: (tx) =>
        takeStay(tx, submitted, booker, (placing) =>
          unpaid.check(placing, booker.auid, unpaidStays),
        ),
      async keep() {
        if (typed) await keep(bookId, typed, booker)
      },
    }
  }

  return {
    async create({ hash, rateId, acceptedTotal }, { auid, memberId, language }) {
      const { request, shown, quoted } = await prices.check(hash, rateId, acceptedTotal.currency)
      const { hotel } = request.listed
      refuse(stayProblems(request.stay, { zone: hotel.zone, now: clock.date() }))
      if (!isSameMoney(quoted.rate.price.total, acceptedTotal))
        throw priceChanged(acceptedTotal, quoted, shown)
      const id = newSecretId() as BookId
      await addStayBooking(db, seal, {
        id,
        owner: auid,
        memberId: memberId ?? null,
        hash,
        hotel,
        stay: request.stay,
        quoted,
        draft: emptyStayDraft(request.stay.rooms.length),
        createdAt: clock.date(),
        touchedAt: clock.date(),
        language,
        expiresAt: new Date(clock.now() + stayDraftLife),
      })
      return id
    },
    get: async (id, booker) => view(found(await findStayBooking(db, seal, id, booker)), booker),
    async save(id, draft, booker) {
      const row = await keep(id, draft, booker)
      if (!row) throw new CatalogueError('BOOKING_ALREADY_SUBMITTED')
      return view(row, booker)
    },
    submit: async (bookId, typed, accepted, booker) =>
      checkout([await submission({ bookId, typed, accepted }, booker)], booker),
    submission,
  }
}

import { CatalogueError } from '../../../contract/errors.ts'
import type { StayBooking, StayDraft } from '../../../contract/hotel/booking.ts'
import type { StayHash } from '../../../contract/hotel/property.ts'
import type { RateId } from '../../../contract/hotel/rate.ts'
import type { BookId, OrderCode, TrxId } from '../../../contract/ids.ts'
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
import type { HotelSupplierOf, SupplierRate } from '../../supplier/hotel-supplier.ts'
import { type QuotedRate, quoteRate } from '../rate/quoted-rate.ts'
import { refuse, stayProblems } from '../search/check-stay.ts'
import type { PriceChecks } from '../stay/price-checks.ts'
import { checkGuests } from './check-guests.ts'
import type { UnpaidStaysLimit } from './limit-unpaid-stays.ts'
import { emptyStayDraft } from './sealed-stay-draft.ts'
import {
  addStayBooking,
  findStayBooking,
  type KeptStayDraft,
  lockStayBooking,
  reopenStayBooking,
  type StayBookingRow,
  saveStayDraft,
  stayDraftLife,
} from './stay-booking-store.ts'
import { stayBookingView } from './stay-booking-view.ts'
import { stayOrder } from './stay-order.ts'

type Submitted = { orderCode: OrderCode; trxId: TrxId }

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
   * Throws GUESTS_INVALID, BOOKING_EXPIRED, TOO_MANY_HOLDS; PRICE_CHANGED, OFFER_GONE and SUPPLIER_UNAVAILABLE leave the
   * draft open.
   */
  submit(id: BookId, draft: StayDraft, accepted: Money, booker: Booker): Promise<Submitted>
}

export function createStayBookingService(parts: {
  db: Database
  clock: Clock
  seal: Seal
  orders: OrderService
  prices: PriceChecks
  unpaid: UnpaidStaysLimit
  supplierOf: HotelSupplierOf
}): StayBookingService {
  const { db, clock, seal, orders, prices, unpaid, supplierOf } = parts

  const found = (row: StayBookingRow | undefined): StayBookingRow => {
    if (!row) throw new CatalogueError('BOOKING_NOT_FOUND')
    return row
  }

  async function view(row: StayBookingRow): Promise<StayBooking> {
    const order = row.orderId ? await orders.byId(row.orderId) : undefined
    return stayBookingView(row, clock.now(), order)
  }

  const keptNow = (
    { memberId: own }: StayBookingRow,
    draft: StayDraft,
    { memberId, language }: Booker,
  ): KeptStayDraft => ({
    draft,
    touchedAt: clock.date(),
    memberId: own ?? memberId ?? null,
    language,
  })

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
      const kept = keptNow(row, draft, booker)
      await saveStayDraft(tx, seal, row.id, kept)
      return { ...row, ...kept }
    })

  /** Throws why the rooms couldn't be reserved, after reopening the draft; returns if they are, or may still be. */
  async function refuseUnreserved(
    { id, quoted }: StayBookingRow,
    { id: orderId }: WholeOrder,
    [taken]: Reserved[],
  ): Promise<void> {
    const isFailed = taken?.outcome === 'gone' || taken?.outcome === 'unavailable'
    const current = taken?.outcome === 'price_changed' ? requoted(quoted, taken.offers) : quoted
    if (!isFailed && current === quoted) return
    await inTransaction(db, async (tx) => {
      await reopenStayBooking(tx, id, current)
      await orders.withdraw(tx, orderId)
    })
    if (taken?.outcome === 'gone') throw new CatalogueError('OFFER_GONE')
    if (isFailed) throw new CatalogueError('SUPPLIER_UNAVAILABLE')
    throw priceChanged(quoted.rate.price.total, current)
  }

  /** Returns the rate that replaces one, as the supplier gave it when it refused the old price. */
  const requoted = ({ rate }: QuotedRate, [source]: unknown[]): QuotedRate =>
    quoteRate(supplierOf(rate), source as SupplierRate, rate.price.total.currency, rate.roomId)

  return {
    async create({ hash, rateId, acceptedTotal }, { auid, memberId, language }) {
      const { request, quoted } = await prices.check(hash, rateId, acceptedTotal.currency)
      const { hotel } = request.listed
      refuse(stayProblems(request.stay, { zone: hotel.zone, now: clock.date() }))
      if (!isSame(quoted.rate.price.total, acceptedTotal)) throw priceChanged(acceptedTotal, quoted)
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
    get: async (id, booker) => view(found(await findStayBooking(db, seal, id, booker))),
    async save(id, draft, booker) {
      const row = await keep(id, draft, booker)
      if (!row) throw new CatalogueError('BOOKING_ALREADY_SUBMITTED')
      return view(row)
    },
    async submit(id, draft, accepted, booker) {
      const guest = { owner: booker.auid, email: draft.contact.email }
      const unpaidStays = await unpaid.read(guest)
      const submitted = await whileOpen(id, booker, async (tx, row) => {
        checkGuests(row.stay, draft)
        const { total, now } = row.quoted.rate.price
        if (!isSame(total, accepted)) throw priceChanged(accepted, row.quoted)
        const kept = keptNow(row, draft, booker)
        const { memberId, language } = kept
        const placed = await orders.place(tx, stayOrder(row, draft, { seal, memberId, language }))
        if (now.amount === 0) await unpaid.check(tx, guest, unpaidStays)
        await saveStayDraft(tx, seal, row.id, kept, placed.id)
        return { row, placed }
      }).catch(async (error) => {
        // Even if it's refused, nothing that was typed is lost.
        if (error instanceof CatalogueError) await keep(id, draft, booker)
        throw error
      })
      if (!submitted) return submittedBefore(id, booker)
      const { row, placed } = submitted
      await refuseUnreserved(row, placed, await orders.reserve(placed))
      return submittedAs(placed)
    },
  }

  async function submittedBefore(id: BookId, booker: Booker): Promise<Submitted> {
    const { orderId } = found(await findStayBooking(db, seal, id, booker))
    const order = orderId ? await orders.byId(orderId) : undefined
    if (!order) throw new CatalogueError('BOOKING_NOT_FOUND')
    return submittedAs(order)
  }
}

const submittedAs = (order: WholeOrder): Submitted => ({
  orderCode: order.code,
  trxId: ownPayable(order).trxId,
})

const isSame = (one: Money, other: Money): boolean =>
  one.amount === other.amount && one.currency === other.currency

/** The rate's id is told because another price has another id. */
const priceChanged = (oldPrice: Money, { rate }: QuotedRate): CatalogueError =>
  new CatalogueError('PRICE_CHANGED', {
    details: { oldPrice, newPrice: rate.price.total, rateId: rate.rateId },
  })

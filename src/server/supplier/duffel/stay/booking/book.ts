import { seconds } from '../../../../platform/duration.ts'
import type { BookOutcome, StayFailure, StayRequest } from '../../../hotel-supplier.ts'
import { SupplierFailure, SupplierTimeout } from '../../../supplier-error.ts'
import { DuffelRefusal } from '../../duffel-api.ts'
import { type DuffelContext, duffelNow } from '../../duffel-context.ts'
import { withLease } from '../../lease.ts'
import { putBooking } from '../../store.ts'
import { bookingAnswer, type DuffelQuote } from '../answers.ts'
import { isWorse, quoteRate } from '../rate/quote.ts'
import { dropStay, findStay, putStay, type StayRow, updateStay } from '../store.ts'
import { bookingBody } from './booking-body.ts'
import { foundBooking } from './found-booking.ts'
import { bookedStay, stateOf } from './stay-state.ts'

/** Duffel may take two minutes. Nobody waits longer than this, and a job looks up the outcome. */
const bookingLimit = seconds(40)
/** Duffel is at work on an earlier call with the same rate. */
const pendingCode = 'booking_already_attempted'
/** Nothing is wrong with the stay: it can be booked once our balance at Duffel is topped up. */
const unpaidCode = 'insufficient_balance'

/** Books a stay. It's requested once and never again, unless Duffel certainly did nothing. */
export async function book(context: DuffelContext, request: StayRequest): Promise<BookOutcome> {
  const { db, clock } = context
  const { reference, rate, leadGuests } = request
  if (leadGuests.length !== rate.stay.rooms.length) {
    throw new SupplierFailure('Duffel', 'a booking without a lead guest for each room')
  }
  await putBooking(db, reference, clock.date())
  return withLease(db, reference, async () => {
    const row = await findStay(db, reference)
    return row ? outcomeOf(context, row) : bookNow(context, request)
  })
}

/** Returns the outcome of an earlier call. */
async function outcomeOf(context: DuffelContext, row: StayRow): Promise<BookOutcome> {
  if (row.failure) return { outcome: 'failed', reason: row.failure }
  const booking = await foundBooking(context, row)
  const state = stateOf(row, booking)
  if (state.outcome === 'booked') return state
  return failFor(context, row, booking ? 'cancelled' : 'not_found')
}

async function bookNow(context: DuffelContext, request: StayRequest): Promise<BookOutcome> {
  const { db } = context
  const { reference, rate } = request
  const quoted = await quoteRate(context, rate)
  const row = {
    reference,
    // What was sold stands, even if it costs us less now.
    rate,
    askedAt: new Date(duffelNow(context)),
    bookingId: null,
    failure: null,
    cancelAskedAt: null,
  }
  await putStay(db, row)
  if (quoted.outcome === 'gone') return failFor(context, row, 'sold_out')
  if (isWorse(quoted.rate, rate)) return failFor(context, row, 'expired')
  return requestBooking(context, request, { row, quote: quoted.quote })
}

async function requestBooking(
  context: DuffelContext,
  request: StayRequest,
  { row, quote }: { row: StayRow; quote: DuffelQuote },
): Promise<BookOutcome> {
  const { api, db } = context
  try {
    const body = bookingBody(request, quote)
    const { data } = await api.act('/stays/bookings', body, bookingAnswer, bookingLimit)
    await updateStay(db, row.reference, { bookingId: data.id })
    return bookedStay(row, data)
  } catch (error) {
    if (error instanceof SupplierTimeout) throw error
    if (error instanceof DuffelRefusal && error.codes.includes(pendingCode)) {
      throw new SupplierTimeout('Duffel', `the stay of ${row.reference}`, { cause: error })
    }
    const reason = failureOf(error)
    if (reason) return failFor(context, row, reason)
    await dropStay(db, row.reference)
    throw error
  }
}

/**
 * Returns why a stay can't be booked, or undefined if it can be tried again. Duffel's documentation doesn't list the codes
 * of refused stays: what isn't wrong with our data is wrong with the rate.
 */
function failureOf(error: unknown): StayFailure | undefined {
  if (!(error instanceof DuffelRefusal) || ![404, 410, 422].includes(error.status)) return undefined
  if (error.codes.includes(unpaidCode)) return undefined
  return error.codes.some((code) => /^(validation|invalid)_/.test(code)) ? 'refused' : 'sold_out'
}

/** Remembers the failure: nothing will be booked with this reference. */
async function failFor(
  { db }: DuffelContext,
  { reference }: Pick<StayRow, 'reference'>,
  reason: StayFailure,
): Promise<BookOutcome> {
  if (reason !== 'cancelled') await updateStay(db, reference, { failure: reason })
  return { outcome: 'failed', reason }
}

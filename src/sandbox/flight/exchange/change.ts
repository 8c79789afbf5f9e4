import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../server/platform/database/database.ts'
import { isTooMuch } from '../../../server/platform/database/guards.ts'
import { inTransaction } from '../../../server/platform/database/in-transaction.ts'
import type { ChangeOutcome, ChangeRequest } from '../../../server/supplier/flight-supplier.ts'
import { ticketsOf } from '../booking/booking-outcome.ts'
import { type BookingRow, type BookingStore, nextSerial } from '../booking/booking-store.ts'
import { codesOfBooking } from '../booking/codes-of-booking.ts'
import { seatsOf, wantedSeats } from '../booking/wanted-seats.ts'
import { quoteDay } from '../fare/demand.ts'
import { type Requoted, requote } from '../offer/requote.ts'
import type { SandboxWorld } from '../sandbox-world.ts'
import { answerScheduleChanges, scheduleChangesOf } from '../schedule/schedule-change-store.ts'
import { exchangeSeats, type WantedSeats } from '../seats/seat-store.ts'
import type { SupplierProfile } from '../supplier-profile.ts'
import { sandboxChanges, type TakenSeats } from '../tables.ts'
import { exchangeTerms } from './exchange-terms.ts'

/** Exchanges an offer of an issued booking under the booking's lock. The outcome is stored by its reference. */
export async function change(
  world: SandboxWorld,
  profile: SupplierProfile,
  store: BookingStore,
  request: ChangeRequest,
  refused: boolean,
): Promise<ChangeOutcome> {
  const { reference, changeReference } = request
  await store.releaseExpired()
  const quoted = await requote(world, profile, request.to.offer)
  return inTransaction(world.db, async (tx) => {
    const row = await store.locked(tx, reference)
    if (!row) return { outcome: 'refused' }
    const [past] = await tx
      .select()
      .from(sandboxChanges)
      .where(
        and(
          eq(sandboxChanges.supplier, profile.id),
          eq(sandboxChanges.changeReference, changeReference),
        ),
      )
    if (past) return asTold(past.outcome, row)
    const outcome: ChangeOutcome = refused
      ? { outcome: 'refused' }
      : await exchanged(world, store, tx, { row, request, quoted })
    await tx.insert(sandboxChanges).values({
      supplier: profile.id,
      changeReference,
      reference,
      outcome,
      createdAt: world.clock.date(),
    })
    return outcome
  })
}

/** Adds the booking's codes: outcomes stored before codes were listed by airline don't contain them. */
const asTold = (outcome: ChangeOutcome, row: BookingRow): ChangeOutcome =>
  outcome.outcome === 'changed' ? { ...outcome, bookingCodes: codesOfBooking(row) } : outcome

async function exchanged(
  world: SandboxWorld,
  store: BookingStore,
  tx: Transaction,
  { row, request, quoted }: { row: BookingRow; request: ChangeRequest; quoted: Requoted },
): Promise<ChangeOutcome> {
  const { offer: position, to } = request
  const sold = row.sold[position]
  if (row.state !== 'issued' || !sold) return { outcome: 'refused' }
  const changes = (await scheduleChangesOf(tx, row)).filter((each) => each.offer === position)
  const terms = exchangeTerms(sold, changes, world.clock.now())
  if (!terms) return { outcome: 'refused' }
  if (quoted.outcome === 'gone') return { outcome: 'gone' }
  const moved = quoted.outcome === 'changed' && !terms.freed
  const isMoreExpensive =
    terms.difference(to.offer).amount > to.difference.amount ||
    terms.penalty.amount > to.penalty.amount
  if (moved || isMoreExpensive) return { outcome: 'price_changed' }

  const next = row.sold.with(position, {
    offer: to.offer,
    paid: sold.paid + to.difference.amount,
  })
  const wanted = wantedSeats([quoted], quoteDay(world.clock.date()))
  if (!(await moveSeats(tx, seatsOf([sold.offer]), wanted))) return { outcome: 'gone' }
  const serial = await nextSerial(tx)
  const touched = new Set(quoted.components.map(({ carrier }) => carrier.code))
  const changed = await store.rewrite(tx, row, {
    sold: next,
    seats: seatsOf(next.map(({ offer }) => offer)),
    ticketSerials: row.carriers.map((carrier, index) =>
      touched.has(carrier) ? serial : (row.ticketSerials[index] ?? row.serial),
    ),
  })
  const { supplier, reference } = row
  await answerScheduleChanges(tx, { supplier, reference, offer: position }, 'over')
  return {
    outcome: 'changed',
    bookingCodes: codesOfBooking(changed),
    tickets: ticketsOf(changed),
  }
}

/** Takes the new flights' seats and releases the old ones, or changes nothing. */
async function moveSeats(
  tx: Transaction,
  given: TakenSeats[],
  wanted: WantedSeats[],
): Promise<boolean> {
  try {
    await tx.transaction((inner) => exchangeSeats(inner, given, wanted))
    return true
  } catch (error) {
    if (isTooMuch(error)) return false
    throw error
  }
}

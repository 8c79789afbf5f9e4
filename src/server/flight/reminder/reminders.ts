import { z } from 'zod'
import type { BookId } from '../../../contract/ids.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { days, hours } from '../../platform/duration.ts'
import { newId } from '../../platform/ids.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import type { Signer } from '../../platform/secrets/secret-key.ts'
import { draftLife, type SealedBookingRow } from '../booking/booking-store.ts'
import { reminderMail } from './reminder-mail.ts'
import { addressOf, flightsOf, leftAfter, nextStep, secondAfter } from './reminder-rules.ts'
import {
  addReminder,
  endReminders,
  findRemindedBooking,
  hashOfToken,
  isStopped,
  keepUntil,
  laterBookings,
  lockAddress,
  lockLeftBooking,
  newReminderToken,
  remindedAt,
  remindersTo,
} from './reminder-store.ts'
import { linkLife, stopLife } from './sweep-reminders.ts'

/** Checks a booking that may have been abandoned. */
export const remind = defineJob('flight.remind', z.object({ bookId: z.string() }))

/** Limits mails to an address per day, because anyone can type a stranger's address into many bookings. */
const mostADay = 4

export interface Reminders {
  /** Returns the open booking that the token of a reminder's link belongs to, and which reminder it is. */
  bookingOf(token: string): Promise<{ bookId: BookId; number: number } | undefined>
  /** Schedules the check for when the booking counts as abandoned, in the transaction that stores the draft. */
  plan(tx: Transaction, row: Pick<SealedBookingRow, 'id' | 'touchedAt'>): Promise<void>
}

export function createReminders(parts: {
  db: Database
  jobs: Jobs
  clock: Clock
  signer: Signer
  outbox: Outbox
  origin: string
  /** Keeps everything in a booking's cart open until then; returns how much that is. */
  keepCart: (tx: Transaction, bookId: BookId, until: Date) => Promise<number>
  /** Called for each reminder that is written. */
  onWritten: () => void
}): Reminders {
  const { db, jobs, clock, signer, outbox, origin, keepCart, onWritten } = parts

  const look = (tx: Transaction, bookId: string, at: Date, of: string | number) =>
    jobs.enqueue(tx, remind, { bookId }, { at, key: `${bookId} ${of}` })

  /** Writes the reminder and everything that belongs to it, in the transaction that holds the booking's lock. */
  async function write(tx: Transaction, row: SealedBookingRow, number: 1 | 2): Promise<boolean> {
    const address = addressDigest(signer, addressOf(row))
    await lockAddress(tx, address)
    const now = clock.now()
    const stopped = addressDigests(signer, addressOf(row))
    if (await isStopped(tx, stopped, new Date(now - stopLife))) return false
    if ((await remindersTo(tx, address, new Date(now - days(1)))) >= mostADay) return false
    const later = await laterBookings(tx, row)
    if (later.some((each) => flightsOf(each) === flightsOf(row))) return false

    const token = newReminderToken()
    await addReminder(tx, {
      id: newId(),
      bookId: row.id,
      number,
      tokenHash: hashOfToken(token),
      address,
      writtenAt: clock.date(),
    })
    // The draft must still exist when the mail's link is followed.
    const keep = new Date(Math.max(row.expiresAt.getTime(), now + draftLife))
    await keepUntil(tx, row.id, keep)
    const inCart = await keepCart(tx, row.id as BookId, keep)
    await outbox.write(tx, {
      key: `reminder:${row.id}:${number}`,
      to: addressOf(row),
      ...reminderMail(row, { number, token, origin, inCart }),
    })
    if (number === 1) await look(tx, row.id, new Date(now + secondAfter), 'second')
    else await endReminders(tx, row.id, clock.date())
    return true
  }

  jobs.handle(remind, async ({ bookId }) => {
    const written = await inTransaction(db, async (tx) => {
      const row = await lockLeftBooking(tx, bookId)
      if (!row) return false
      const step = nextStep(row, await remindedAt(tx, bookId), clock.now())
      if (step.kind === 'wait') await look(tx, bookId, step.until, step.until.getTime())
      return step.kind === 'write' && write(tx, row, step.number)
    })
    if (written) onWritten()
  })

  return {
    async bookingOf(token) {
      const since = new Date(clock.now() - linkLife)
      const found = await findRemindedBooking(db, hashOfToken(token), since)
      return found && { bookId: found.bookId as BookId, number: found.number }
    },
    plan(tx, { id, touchedAt }) {
      // One check an hour is enough, however often the booking is edited: it reads the time of the last edit.
      const hour = Math.floor(touchedAt.getTime() / hours(1))
      return look(tx, id, new Date(touchedAt.getTime() + leftAfter), `hour ${hour}`)
    },
  }
}

/** Returns keyed digests that identify an address without revealing it, by each key, the newest first; case-insensitive. */
const addressDigests = (signer: Signer, address: string): string[] =>
  signer.signAll('reminder address', address.toLowerCase())

const addressDigest = (signer: Signer, address: string): string =>
  signer.sign('reminder address', address.toLowerCase())

import { eq, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { isOf, type Person, type PersonalData } from '../platform/personal-data.ts'
import { bookings } from './tables.ts'

const contactEmail = sql`lower(trim(${bookings.draft} #>> '{contact,email}'))`

/** Those of others in which the address was typed aren't theirs. */
const isTheirs = (person: Person): SQL | undefined =>
  or(
    isOf({ device: bookings.owner, memberId: bookings.memberId }, person),
    sql`(${eq(contactEmail, person.email)} and ${bookings.memberId} is null)`,
  )

/** What was typed into bookings of flights, as long as they're kept. Reminders go with them. */
export const flightDraftData = ({ db }: { db: Database }): PersonalData => ({
  name: 'flightBookings',
  async read(person) {
    const found = await db.select().from(bookings).where(isTheirs(person))
    return found.map(({ id, request, draft, state, createdAt }) => ({
      id,
      state,
      createdAt,
      request,
      contact: draft.contact,
      travellers: draft.passengers.map(({ passportSealed: _, idCardSealed: __, ...open }) => open),
    }))
  },
  async erase(tx, person) {
    await tx.delete(bookings).where(isTheirs(person))
    return 'done'
  },
})

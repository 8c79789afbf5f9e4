import { eq, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/database.ts'
import { isOf, type Person, type PersonalData } from '../platform/personal-data.ts'
import type { Seal } from '../platform/secrets/seal.ts'
import { openStayDraft } from './booking/sealed-stay-draft.ts'
import { savedStays, stayBookings } from './tables.ts'

const contactEmail = sql`lower(trim(${stayBookings.draft} #>> '{contact,email}'))`

const isTheirs = (person: Person): SQL | undefined =>
  or(
    isOf({ device: stayBookings.owner, memberId: stayBookings.memberId }, person),
    sql`(${eq(contactEmail, person.email)} and ${stayBookings.memberId} is null)`,
  )

/** What was typed into bookings of stays, as long as they're kept. */
export const stayDraftData = ({ db, seal }: { db: Database; seal: Seal }): PersonalData => ({
  name: 'stayBookings',
  async read(person) {
    const found = await db.select().from(stayBookings).where(isTheirs(person))
    return found.map(({ id, hotel, stay, draft, state, createdAt }) => ({
      id,
      state,
      createdAt,
      hotel: hotel.name,
      stay,
      ...openStayDraft(seal, id, draft),
    }))
  },
  async erase(tx, person) {
    await tx.delete(stayBookings).where(isTheirs(person))
    return 'done'
  },
})

/** Stays that a member saved. They're deleted with the account too. */
export const savedStayData = ({ db }: { db: Database }): PersonalData => ({
  name: 'savedStays',
  async read({ memberId }) {
    if (!memberId) return []
    const found = await db.select().from(savedStays).where(eq(savedStays.memberId, memberId))
    return found.map(({ hotelId, savedAt }) => ({ hotelId, savedAt }))
  },
  async erase(tx, { memberId }) {
    if (memberId) await tx.delete(savedStays).where(eq(savedStays.memberId, memberId))
    return 'done'
  },
})

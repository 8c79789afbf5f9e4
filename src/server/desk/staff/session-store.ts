import { createHash, randomBytes } from 'node:crypto'
import { and, eq, exists, gt, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { CatalogueError } from '../../../contract/errors.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Executor } from '../../platform/database/database.ts'
import { deleteInBatches } from '../../platform/database/sweeping.ts'
import { type Duration, hours, minutes } from '../../platform/duration.ts'
import type { Staff } from '../../platform/http/request-context.ts'
import { newId } from '../../platform/ids.ts'
import { staffMembers, staffPasskeys, staffSessions } from '../tables.ts'

/** Sessions end after this time, idle or not. */
export const sessionLife = hours(12)

/** Without settings: a session is locked after this time without a call, and a second factor is fresh for this long. */
const byDefault = { locksAfter: minutes(15), provenFor: minutes(10) }

/** A use is noted this long after the last one at the earliest, so that not every call writes. */
const notedEvery = minutes(1)

/** Sessions of staff. Their tokens are random, so a member's signed token can't be one, nor the other way round. */
export interface StaffSessions {
  /** Starts a session and returns its token, which is nowhere else. */
  begin(
    tx: Executor,
    staffId: string,
    on: { userAgent: string; auid: string | undefined },
  ): Promise<{ token: string; expiresAt: Date }>
  /**
   * Returns who a token belongs to. Throws SESSION_EXPIRED if its session or account has ended, or if the account has no second
   * factor: however such a session began, it opens nothing. Notes that the session is used, unless it's locked by now.
   */
  authenticate(token: string): Promise<Staff>
  /** Locks a session at once: its page wasn't used for a while. */
  lock(sessionId: string): Promise<void>
  /** Notes that its owner has shown the second factor just now, which unlocks a session. */
  prove(tx: Executor, sessionId: string): Promise<void>
  /** Returns whether somebody has signed in on this device, by its id, in the last weeks. */
  isKnownDevice(staffId: string, auid: string): Promise<boolean>
  end(tx: Executor, sessionId: string): Promise<void>
  endAllOf(tx: Executor, staffId: string): Promise<void>
  /** Deletes sessions that ended before then. */
  forget(before: Date): Promise<void>
}

export function createStaffSessions({
  db,
  clock,
  allowsDemonstration = true,
  locksAfter = byDefault.locksAfter,
  provenFor = byDefault.provenFor,
}: {
  db: Database
  clock: Clock
  /** Whether sessions of accounts for trying the desk work, as they don't in production. */
  allowsDemonstration?: boolean
  locksAfter?: Duration
  provenFor?: Duration
}): StaffSessions {
  const end = async (tx: Executor, which: ReturnType<typeof eq>) => {
    await tx
      .update(staffSessions)
      .set({ endedAt: clock.date() })
      .where(and(which, isNull(staffSessions.endedAt)))
  }
  const passkeyOfStaff = db
    .select({ id: staffPasskeys.id })
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffMembers.id))
  return {
    async begin(tx, staffId, { userAgent, auid }) {
      const token = randomBytes(32).toString('base64url')
      const createdAt = clock.date()
      const expiresAt = new Date(createdAt.getTime() + sessionLife)
      await tx.insert(staffSessions).values({
        id: newId(),
        digest: digestOf(token),
        staffId,
        userAgent: userAgent.slice(0, 400),
        device: auid === undefined ? null : digestOf(auid),
        createdAt,
        usedAt: createdAt,
        provenAt: createdAt,
        expiresAt,
      })
      return { token, expiresAt }
    },
    async authenticate(token) {
      const [row] = await db
        .select({ staff: staffMembers, session: staffSessions })
        .from(staffSessions)
        .innerJoin(staffMembers, eq(staffMembers.id, staffSessions.staffId))
        .where(
          and(
            eq(staffSessions.digest, digestOf(token)),
            isNull(staffSessions.endedAt),
            gt(staffSessions.expiresAt, clock.date()),
            isNull(staffMembers.disabledAt),
            or(isNotNull(staffMembers.totpSealed), exists(passkeyOfStaff)),
            allowsDemonstration ? undefined : eq(staffMembers.isDemonstration, false),
          ),
        )
      if (!row) throw new CatalogueError('SESSION_EXPIRED')
      const { id, email, name, roles } = row.staff
      const { id: sessionId, usedAt, provenAt } = row.session
      const now = clock.now()
      const every = Math.min(notedEvery, locksAfter / 3)
      // Pages lock themselves first: what they note of their use can be late by twice that.
      const locks = locksAfter + 2 * every
      const isLocked = now - usedAt.getTime() >= locks
      const isProven = !isLocked && now - provenAt.getTime() < provenFor
      if (!isLocked && now - usedAt.getTime() >= every) {
        // Not one that was locked meanwhile.
        const still = gt(staffSessions.usedAt, new Date(now - locks))
        await db
          .update(staffSessions)
          .set({ usedAt: new Date(now) })
          .where(and(eq(staffSessions.id, sessionId), still))
      }
      return { id, email, name, roles, sessionId, isLocked, isProven }
    },
    async lock(sessionId) {
      const longAgo = new Date(0)
      await db
        .update(staffSessions)
        .set({ usedAt: longAgo, provenAt: longAgo })
        .where(eq(staffSessions.id, sessionId))
    },
    async prove(tx, sessionId) {
      const now = clock.date()
      await tx
        .update(staffSessions)
        .set({ usedAt: now, provenAt: now })
        .where(and(eq(staffSessions.id, sessionId), isNull(staffSessions.endedAt)))
    },
    async isKnownDevice(staffId, auid) {
      const [row] = await db
        .select({ id: staffSessions.id })
        .from(staffSessions)
        .where(and(eq(staffSessions.staffId, staffId), eq(staffSessions.device, digestOf(auid))))
        .limit(1)
      return row !== undefined
    },
    end: (tx, sessionId) => end(tx, eq(staffSessions.id, sessionId)),
    endAllOf: (tx, staffId) => end(tx, eq(staffSessions.staffId, staffId)),
    async forget(before) {
      await deleteInBatches(db, staffSessions, lt(staffSessions.expiresAt, before))
    },
  }
}

/** A digest, so that a copy of the database opens no session. */
export const digestOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

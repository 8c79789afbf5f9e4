import { and, asc, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { affiliates } from './affiliate/tables.ts'
import { staffMembers } from './desk/tables.ts'
import { bookings } from './flight/tables.ts'
import { stayBookings } from './hotel/tables.ts'
import { memberPassenger } from './member/tables.ts'
import { orderItems } from './order/tables.ts'
import { hours } from './platform/duration.ts'
import { defineJob } from './platform/jobs/job.ts'
import type { Platform } from './platform/platform.ts'
import { pushSubscriptions } from './push/tables.ts'

const sealAgain = defineJob('secrets.seal-again', z.object({}), {
  urgency: 'idle',
  // Reads every order once while keys are exchanged.
  timeout: hours(1),
})
/** Rows that a statement looks through. */
const batch = 2000

/** Where a table keeps sealed texts: alone in a column, or anywhere in its JSON. */
interface Place {
  table: PgTable
  id: PgColumn
  /** The text that contains them. */
  within: SQL
  /** The owner that they're sealed for. */
  owner: PgColumn | SQL
  /** The columns to set to a new text. */
  put: (text: string) => Record<string, unknown>
}

/** Everything that is sealed. `check-document-keys.ts` looks at one of each kind when a server starts. */
const places: Place[] = [
  {
    table: staffMembers,
    id: staffMembers.id,
    within: sql`${staffMembers.totpSealed}`,
    owner: staffMembers.id,
    put: (totpSealed) => ({ totpSealed }),
  },
  {
    table: affiliates,
    id: affiliates.id,
    within: sql`${affiliates.secret}`,
    owner: affiliates.id,
    put: (secret) => ({ secret }),
  },
  {
    table: pushSubscriptions,
    id: pushSubscriptions.id,
    within: sql`${pushSubscriptions.target}`,
    owner: pushSubscriptions.id,
    put: (target) => ({ target }),
  },
  {
    table: memberPassenger,
    id: memberPassenger.id,
    within: sql`${memberPassenger.passportSealed}`,
    owner: memberPassenger.id,
    put: (passportSealed) => ({ passportSealed }),
  },
  {
    table: memberPassenger,
    id: memberPassenger.id,
    within: sql`${memberPassenger.idCardSealed}`,
    owner: memberPassenger.id,
    put: (idCardSealed) => ({ idCardSealed }),
  },
  {
    table: bookings,
    id: bookings.id,
    within: sql`${bookings.draft}::text`,
    owner: bookings.id,
    put: (draft) => ({ draft: sql`${draft}::jsonb` }),
  },
  {
    table: stayBookings,
    id: stayBookings.id,
    within: sql`${stayBookings.draft}::text`,
    owner: stayBookings.id,
    put: (draft) => ({ draft: sql`${draft}::jsonb` }),
  },
  {
    table: orderItems,
    id: orderItems.id,
    within: sql`${orderItems.travellers}::text`,
    owner: orderItems.orderId,
    put: (travellers) => ({ travellers: sql`${travellers}::jsonb` }),
  },
  {
    table: orderItems,
    id: orderItems.id,
    within: sql`${orderItems.details} ->> 'sealedWishes'`,
    owner: sql`${orderItems.details} ->> 'bookId'`,
    put: (wishes) => ({
      details: sql`jsonb_set(${orderItems.details}, '{sealedWishes}', to_jsonb(${wishes}::text))`,
    }),
  },
]

/** A key's name, and nonce, tag and text in base64url (`seal.ts`). */
const sealed = /[0-9a-f]{12}\.[\w-]{38,}/g

type Parts = Pick<Platform, 'db' | 'seal'>

/**
 * Seals with the newest document key whatever an older one sealed, so that the older ones can be removed. Returns how many rows
 * it changed: none if there is one key.
 */
export async function sealAllAgain({ db, seal }: Parts, signal?: AbortSignal): Promise<number> {
  if (seal.older.length === 0) return 0
  const old = sql.join(
    seal.older.map((name) => sql`${`%${name}.%`}`),
    sql`, `,
  )
  let count = 0
  for (const place of places) {
    for (let last: string | null = ''; last !== null; ) {
      signal?.throwIfAborted()
      last = await sealSome(place, last)
    }
  }
  return count

  /** Goes through the rows after one; returns the id of the last, or null at the end. */
  async function sealSome({ table, id, within, owner, put }: Place, after: string) {
    const isAfter = after === '' ? undefined : gt(id, after)
    const some = db.select({ id }).from(table).where(isAfter).orderBy(asc(id)).limit(batch)
    const ids = (await some).map((row) => String(row.id))
    const last = ids.at(-1)
    if (last === undefined) return null
    const isOld = sql`${within} like any (array[${old}])`
    const rows = await db
      .select({ id, owner: sql<string>`${owner}`, text: sql<string>`${within}` })
      .from(table)
      .where(and(isAfter, lte(id, last), isOld))
    for (const { id: rowId, owner: of, text } of rows) {
      const again = text.replace(sealed, (each) =>
        seal.older.some((name) => each.startsWith(`${name}.`))
          ? seal.lock(seal.open(each, of), of)
          : each,
      )
      // Unless it was changed meanwhile, by a server that sealed it itself.
      const { rowCount } = await db
        .update(table)
        .set(put(again))
        .where(and(eq(id, rowId), sql`${within} = ${text}`))
      count += rowCount ?? 0
    }
    return last
  }
}

/** Runs when a server starts and every hour, in case older servers still sealed with another key. */
export function sealAgainHourly(parts: Parts & Pick<Platform, 'jobs' | 'log'>): void {
  parts.jobs.repeat(sealAgain, '27 * * * *', {}, { atStart: true })
  parts.jobs.handle(sealAgain, async (_, { signal }) => {
    const count = await sealAllAgain(parts, signal)
    const { older } = parts.seal
    if (older.length > 0)
      parts.log.info({ count, older }, 'everything is sealed with the newest document key')
  })
}

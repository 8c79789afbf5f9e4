import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from './database/database.ts'

/** Somebody whose data is exported or erased. */
export interface Person {
  /** In lower case; proven to be theirs. */
  email: string
  /** Their account. */
  memberId: string | null
  /** The device they asked on: what was done there without an account counts as theirs. */
  device: string | null
}

/** What one module stores about people. Each module that stores something has one, listed in `src/server/personal-data-parts.ts`. */
export interface PersonalData {
  /** Its name in the export. */
  name: string
  /** Returns all of it, as plain values for the export. */
  read(person: Person): Promise<unknown[]>
  /** Erases it. Idempotent. Returns `later` if some of it is still needed; it's asked again every night then. */
  erase(tx: Transaction, person: Person): Promise<'done' | 'later'>
}

/** Matches rows of a person's account, and of their device where those belong to no account. */
export function isOf(
  { device, memberId }: { device: PgColumn; memberId: PgColumn },
  person: Person,
): SQL | undefined {
  return or(
    // Without account and device, it matches nothing rather than everything.
    sql`false`,
    person.memberId ? eq(memberId, person.memberId) : undefined,
    person.device ? and(eq(device, person.device), isNull(memberId)) : undefined,
  )
}

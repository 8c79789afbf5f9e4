import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Asker } from './booker.ts'

/**
 * Returns the condition that a draft is this visitor's: made on the device by a guest, or this member's on any device.
 * A device's id survives sign-outs, so alone it doesn't open what a member typed.
 */
export const isDraftOf = (
  draft: { owner: PgColumn; memberId: PgColumn },
  { auid, memberId }: Asker,
): SQL | undefined =>
  or(
    and(eq(draft.owner, auid), isNull(draft.memberId)),
    memberId ? eq(draft.memberId, memberId) : undefined,
  )

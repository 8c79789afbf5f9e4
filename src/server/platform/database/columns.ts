import { bigint, timestamp } from 'drizzle-orm/pg-core'

/** A moment in time, whatever zone it was told in. */
export const moment = () => timestamp({ withTimezone: true })

/** Money, in minor units of a currency that stands beside it. */
export const amount = () => bigint({ mode: 'number' })

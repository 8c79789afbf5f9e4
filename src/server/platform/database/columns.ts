import { bigint, timestamp } from 'drizzle-orm/pg-core'

/** Returns an instant, independent of time zones. */
export const moment = () => timestamp({ withTimezone: true })

/** Returns an amount in minor units; its currency is in another column. */
export const amount = () => bigint({ mode: 'number' })

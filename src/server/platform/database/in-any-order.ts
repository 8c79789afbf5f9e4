import { sql } from 'drizzle-orm'

/**
 * For sweeps that take so many at a time of what waits: by age, what waits longest, and may have to,
 * would keep the rest from ever being looked at.
 */
export const inAnyOrder = sql`random()`

import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { DuffelApi } from './duffel-api.ts'

/** What the adapter's pieces of work stand on. */
export interface DuffelContext {
  api: DuffelApi
  db: Database
  clock: Clock
}

/** Duffel lives by the machine's time, however far our clock was moved ahead. */
export const duffelNow = ({ clock }: DuffelContext): number => clock.now() - clock.ahead()

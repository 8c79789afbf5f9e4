import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { DuffelApi } from './duffel-api.ts'

/** What all parts of the adapter need. */
export interface DuffelContext {
  api: DuffelApi
  db: Database
  clock: Clock
}

/** Returns the machine's time, which Duffel uses, rather than our adjustable clock. */
export const duffelNow = ({ clock }: DuffelContext): number => clock.now() - clock.ahead()

import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { DuffelApi } from './duffel-api.ts'

/** What all parts of the adapter need. */
export interface DuffelContext {
  api: DuffelApi
  db: Database
  clock: Clock
}

/** Returns Duffel's time, which isn't moved with our clock. */
export const duffelNow = ({ clock }: DuffelContext): number => clock.outside()

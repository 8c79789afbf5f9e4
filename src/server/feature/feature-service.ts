import type { Features } from '../../contract/feature/features.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { readEachMinute } from '../platform/read-each-minute.ts'
import { readFlags } from './feature-store.ts'

const everywhere = '*'

export interface FeatureService {
  /** Returns which features are on in a country. */
  in(country: string): Promise<Features>
}

/** Creates the reader of feature flags. The whole table is read at once: it has a few rows for each feature. */
export function createFeatureService({
  db,
  clock,
}: {
  db: Database
  clock: Clock
}): FeatureService {
  const rows = readEachMinute(clock, () => readFlags(db))

  return {
    async in(country) {
      const own = (await rows()).filter((flag) => [everywhere, country].includes(flag.country))
      // A country's own row is read last and wins.
      own.sort((a, b) => Number(b.country === everywhere) - Number(a.country === everywhere))
      return Object.fromEntries(own.map(({ name, isOn }) => [name, isOn]))
    },
  }
}

import type { Features } from '../../contract/feature/features.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { minutes } from '../platform/duration.ts'
import { type FeatureFlag, readFlags } from './feature-store.ts'

/** How long a process uses what it has read. */
const flagsAge = minutes(1)

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
  let read: { at: number; rows: Promise<FeatureFlag[]> } | undefined

  function rows() {
    if (read && clock.now() - read.at < flagsAge) return read.rows
    const asked = { at: clock.now(), rows: readFlags(db) }
    // A failed read isn't kept.
    asked.rows.catch(() => {
      if (read === asked) read = undefined
    })
    read = asked
    return asked.rows
  }

  return {
    async in(country) {
      const own = (await rows()).filter((flag) => [everywhere, country].includes(flag.country))
      // A country's own row is read last and wins.
      own.sort((a, b) => Number(b.country === everywhere) - Number(a.country === everywhere))
      return Object.fromEntries(own.map(({ name, isOn }) => [name, isOn]))
    },
  }
}

import type { FeatureName } from '../../contract/feature/feature-names.ts'
import type { Database } from '../platform/database/database.ts'
import { featureFlags } from './tables.ts'

/** A feature, switched on or off in a country, or everywhere: `*`. */
export interface FeatureFlag {
  name: FeatureName
  country: string
  isOn: boolean
}

export const readFlags = async (db: Database): Promise<FeatureFlag[]> =>
  db.select().from(featureFlags)

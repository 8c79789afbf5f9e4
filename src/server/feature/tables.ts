import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { featureNames } from '../../contract/feature/feature-names.ts'

/** Features that somebody has switched on or off. */
export const featureFlags = pgTable(
  'feature_flag',
  {
    name: text({ enum: featureNames }).notNull(),
    /** ISO code, or `*` for all countries without a row of their own. */
    country: text().notNull(),
    isOn: boolean().notNull(),
  },
  (flag) => [primaryKey({ columns: [flag.name, flag.country] })],
)

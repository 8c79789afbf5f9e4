import { and, asc, eq, sql } from 'drizzle-orm'
import type { RecordValue } from '../../contract/desk/records.ts'
import { type FeatureName, featureNames } from '../../contract/feature/feature-names.ts'
import type { RecordBook } from '../platform/record-book.ts'
import { featureFlags } from './tables.ts'

const { name, country, isOn } = featureFlags
const columns = { name, country, isOn }

/** Feature flags as staff edit them; an id is `web_shopping_cart.MY`, or `web_shopping_cart.*` for everywhere. */
export const flagBook: RecordBook<RecordValue<'flag'>> = {
  list: async (db) => db.select(columns).from(featureFlags).orderBy(asc(name), asc(country)),
  async lock(tx, id) {
    const [row] = await tx.select(columns).from(featureFlags).where(withId(id)).for('update')
    return row
  },
  async find(db, id) {
    const [row] = await db.select(columns).from(featureFlags).where(withId(id))
    return row
  },
  async put(tx, value) {
    await tx
      .insert(featureFlags)
      .values(value)
      .onConflictDoUpdate({ target: [name, country], set: { isOn: value.isOn } })
  },
  idOf: (flag) => `${flag.name}.${flag.country}`,
}

/** Of no flag if nothing is named so: without a condition it would be any. */
function withId(id: string) {
  const [of = '', where = ''] = id.split('.')
  const known = featureNames.find((each): each is FeatureName => each === of)
  return known ? and(eq(name, known), eq(country, where)) : sql`false`
}

import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { sharedPages } from '../../contract/share-targets.ts'
import { moment } from '../platform/database/columns.ts'

/** Short links: each link's target, and when it was last used. */
export const links = pgTable(
  'link',
  {
    /** Random rather than derived from the target, so that one link doesn't reveal another. */
    hash: text().primaryKey(),
    /** A page of the site without its locale. */
    path: text({ enum: sharedPages }).notNull(),
    query: text().notNull(),
    /** The attribution of its visits: an affiliate, a campaign, a click; formatted as a query. */
    marks: text().notNull(),
    /** Digest of path, query and marks, so that the same target gives the same link. */
    targetKey: text().notNull().unique(),
    madeAt: moment().notNull(),
    opens: integer().notNull().default(0),
    openedAt: moment(),
    /** When it was last made or opened; its lifetime starts then. */
    wantedAt: moment().notNull(),
  },
  (link) => [index().on(link.wantedAt)],
)

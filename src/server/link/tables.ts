import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { linkPages } from '../../contract/link/link.ts'
import { moment } from '../platform/database/columns.ts'

/** Short links: what each stands for, and when it was last wanted. */
export const links = pgTable(
  'link',
  {
    /** Random rather than derived from the target, so that one link doesn't reveal another. */
    hash: text().primaryKey(),
    /** A page of the site without its locale: `flight/search`. */
    path: text({ enum: linkPages }).notNull(),
    query: text().notNull(),
    /** Where visits by it come from: an affiliate, a campaign, a click; a query too. */
    marks: text().notNull(),
    /** Digest of path, query and marks: the same again is the same link. */
    targetKey: text().notNull().unique(),
    madeAt: moment().notNull(),
    opens: integer().notNull().default(0),
    openedAt: moment(),
    /** When it was last made or opened; it lives for a while from then on. */
    wantedAt: moment().notNull(),
  },
  (link) => [index().on(link.wantedAt)],
)

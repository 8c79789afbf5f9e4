import { index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { ContentKind } from '../../contract/content/content-kinds.ts'
import { contentStates } from '../../contract/content/content-terms.ts'
import type { Visibility } from '../../contract/content/content-version.ts'
import { moment } from '../platform/database/columns.ts'

/** Written documents, such as campaigns. What they say is in their versions. */
export const contentDocuments = pgTable(
  'content_document',
  {
    id: uuid().primaryKey(),
    /** A name in `contentKinds`. */
    kind: text().$type<ContentKind>().notNull(),
    slug: text().notNull(),
    state: text({ enum: contentStates }).notNull(),
    lastVersion: integer().notNull(),
    /** The version that visitors see; null before the first. */
    liveVersion: integer(),
    /** The version that replaces it at `nextAt`. */
    nextVersion: integer(),
    nextAt: moment(),
    createdAt: moment().notNull(),
    /** When visitors first saw it; null before. */
    publishedAt: moment(),
  },
  (document) => [unique().on(document.kind, document.slug)],
)

/** What a document said after each saving. Rows are only ever added. */
export const contentVersions = pgTable(
  'content_version',
  {
    documentId: uuid()
      .notNull()
      .references(() => contentDocuments.id),
    /** Counts from 1. */
    number: integer().notNull(),
    visibility: jsonb().$type<Visibility>().notNull(),
    /** What is the same in every language, of the document's kind. */
    facts: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Bodies by language, of the document's kind. */
    bodies: jsonb().$type<Record<string, unknown>>().notNull(),
    savedAt: moment().notNull(),
    /** Who saved it: a member of staff, or `sandbox`. */
    savedBy: text().notNull(),
  },
  (version) => [primaryKey({ columns: [version.documentId, version.number] })],
)

/** What was done with a document, by whom. Rows are only ever added. */
export const contentHistory = pgTable(
  'content_history',
  {
    id: uuid().primaryKey(),
    documentId: uuid()
      .notNull()
      .references(() => contentDocuments.id),
    at: moment().notNull(),
    by: text().notNull(),
    /** `saved`, or the state that followed. */
    what: text().notNull(),
    version: integer().notNull(),
  },
  (entry) => [index().on(entry.documentId, entry.at)],
)

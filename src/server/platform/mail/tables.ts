import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'
import type { WordsUsed } from '../words.ts'
import type { EnglishVersion } from './mail.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** The outbox. `key` says what the mail is about, so that it is written once. */
export const mails = pgTable(
  'mail',
  {
    id: uuid().primaryKey(),
    key: text().notNull().unique(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    state: text({ enum: ['queued', 'sending', 'sent', 'refused'] })
      .notNull()
      .default('queued'),
    isBulk: boolean().notNull().default(false),
    /** Of its reader. This column and the next two are null for mails that are older than they are. */
    language: text(),
    words: jsonb().$type<WordsUsed>(),
    english: jsonb().$type<EnglishVersion>(),
    createdAt: moment().notNull(),
    sentAt: moment(),
  },
  (mail) => [index().on(mail.createdAt), index().on(mail.to)],
)

export const mailAttachments = pgTable(
  'mail_attachment',
  {
    mailId: uuid()
      .notNull()
      .references(() => mails.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    filename: text().notNull(),
    contentType: text().notNull(),
    content: bytes().notNull(),
  },
  (attachment) => [primaryKey({ columns: [attachment.mailId, attachment.position] })],
)

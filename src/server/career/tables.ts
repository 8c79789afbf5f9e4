import { customType, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../platform/database/columns.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Applications with their CVs, which are never opened here: staff download them. Deleted after half a year. */
export const careerApplications = pgTable(
  'career_application',
  {
    /** Made of what was sent, so that sending it again is the same application. */
    id: uuid().primaryKey(),
    at: moment().notNull(),
    /** Without a reference: an application outlives its job. */
    jobId: text().notNull(),
    /** Of the job's document: `detailIdOf`. */
    jobDetailId: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    message: text().notNull(),
    language: text().notNull(),
    /** Ends with `.pdf` or `.docx`, as its content says. '' and an empty file if the CV wasn't kept. */
    cvName: text().notNull(),
    cv: bytes().notNull(),
  },
  (application) => [index().on(application.at)],
)

import { boolean, customType, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { jobKinds, jobTeams } from '../../contract/career/career-terms.ts'
import type { TextBlock } from '../../contract/text/text-block.ts'
import { moment } from '../platform/database/columns.ts'

/** Open and past jobs at the company. */
export const careerJobs = pgTable('career_job', {
  /** Letters, digits and underscores: addresses separate it with a hyphen (S5.4). */
  jobId: text().primaryKey(),
  team: text({ enum: jobTeams }).notNull(),
  kind: text({ enum: jobKinds }).notNull(),
  postedAt: moment().notNull(),
  /** When applications end; null while no end is set. */
  closesAt: moment(),
  /** A job that is off is nowhere, as if it didn't exist. */
  isOn: boolean().notNull().default(true),
})

/** A job at a place, in one language. */
export const careerJobDetails = pgTable(
  'career_job_detail',
  {
    jobDetailId: text().primaryKey(),
    jobId: text()
      .notNull()
      .references(() => careerJobs.jobId, { onDelete: 'cascade' }),
    language: text().notNull(),
    /** The same in every language: `kuala-lumpur`. */
    place: text().notNull(),
    placeName: text().notNull(),
    /** Two letters. */
    country: text().notNull(),
    /** Done from anywhere in the country. */
    isRemote: boolean().notNull().default(false),
    title: text().notNull(),
    blocks: jsonb().$type<TextBlock[]>().notNull(),
  },
  (detail) => [index().on(detail.jobId)],
)

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Applications with their CVs, which are only stored, never opened or served. Deleted after half a year. */
export const careerApplications = pgTable(
  'career_application',
  {
    /** Made of what was sent, so that sending it again is the same application. */
    id: uuid().primaryKey(),
    at: moment().notNull(),
    /** Without a reference: an application outlives its job. */
    jobId: text().notNull(),
    jobDetailId: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    message: text().notNull(),
    language: text().notNull(),
    /** Ends with `.pdf` or `.docx`, as its content says. */
    cvName: text().notNull(),
    cv: bytes().notNull(),
  },
  (application) => [index().on(application.at)],
)

import { z } from 'zod'
import { contentKindNames } from '../content/content-terms.ts'
import { endpoint, type ResultOf } from '../endpoint.ts'
import { type LoggedAct, type LoggedKind, loggedActs, loggedKinds } from './logged-acts.ts'

const actSchema = z.enum(loggedActs as [LoggedAct, ...LoggedAct[]])

const isInOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean =>
  !from || !to || from <= to

/** What isn't a day is refused as such, without a word about their order. */
const day = z.iso.date({ abort: true }).optional()

const entrySchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** Null for the command line. */
  staff: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  act: actSchema,
  target: z.object({
    kind: z.enum(Object.keys(loggedKinds) as [LoggedKind, ...LoggedKind[]]),
    id: z.string(),
    /** Of an account of staff, or the title of written content; null for anything else. */
    name: z.string().nullable(),
    /** Which written content it's about. */
    content: z.object({ kind: z.enum(contentKindNames), slug: z.string() }).optional(),
  }),
  /** What the act changed, as it was stored then; null if it changed nothing that can be shown. */
  before: z.unknown(),
  after: z.unknown(),
  why: z.string().nullable(),
})
export type LogEntry = z.infer<typeof entrySchema>

export const readDeskLog = endpoint({
  id: 'desk.log',
  method: 'GET',
  path: '/desk/log',
  summary: 'Read the log',
  description:
    'Returns what staff did, newest first, fifty entries at a time: pass `next` as `after` to get those before them. Only entries about what the calling staff may read elsewhere are included. `from` and `to` are the first and last day, by the clock of the desk.',
  query: z
    .object({
      /** The id of somebody of the staff, or `command-line`. */
      staff: z.uuid().or(z.literal('command-line')).optional(),
      act: actSchema.optional(),
      /** An order number, a ticket's number, the id of a record, or the e-mail address of an account of staff. */
      about: z.string().trim().min(1).max(100).optional(),
      from: day,
      to: day,
      after: z.uuid().optional(),
    })
    .refine(isInOrder, { path: ['to'], error: 'before' }),
  result: z.object({
    entries: z.array(entrySchema).max(50),
    /** The last entry, if there are more after it. */
    next: z.uuid().nullable(),
    /** The acts that the calling staff may read about. */
    acts: z.array(actSchema),
    /** Everybody who has entries that the calling staff may read, whatever the query, by name. */
    people: z.array(z.object({ id: z.uuid(), name: z.string(), email: z.string() })),
  }),
  auth: 'staff',
  act: 'log.read',
  errors: [],
})
export type DeskLogPage = ResultOf<typeof readDeskLog>

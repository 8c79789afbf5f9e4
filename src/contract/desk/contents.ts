import { z } from 'zod'
import { jsonOfAtMost, momentSchema } from '../bounded.ts'
import { contentKinds } from '../content/content-kinds.ts'
import {
  type ContentKindName,
  contentKindNames,
  contentStandings,
  contentStates,
} from '../content/content-terms.ts'
import { visibilitySchema } from '../content/content-version.ts'
import { seenSchema } from '../content/seen.ts'
import { endpoint, type ResultOf } from '../endpoint.ts'
import { localeInput } from '../locale-input.ts'

/** States of sending an issue; the server's `issue-states.ts` says which may follow. */
export const issueStates = ['planned', 'sending', 'sent', 'refused', 'stopped'] as const
export type IssueState = (typeof issueStates)[number]

const moment = momentSchema
const kindSchema = z.enum(contentKindNames)
const versionNumber = z.coerce.number().int().min(1).max(100_000)
export const documentParams = z.object({ contentId: z.uuid() })
export const versionParams = documentParams.extend({ version: versionNumber })
const whySchema = z.string().trim().max(500).optional()

/** As long as a call may be. */
const longestContent = 256 * 1024
/** Bodies by language. They are checked against the schema of the document's kind, which answers VALIDATION. */
const bodiesSchema = jsonOfAtMost(longestContent)
/** What is the same in every language; checked like the bodies. */
const factsSchema = jsonOfAtMost(longestContent).default({})

const documentSchema = z.object({
  id: z.uuid(),
  kind: kindSchema,
  slug: z.string(),
  state: z.enum(contentStates),
  lastVersion: z.int(),
  /** The version that visitors see. */
  liveVersion: z.int().nullable(),
  /** The version that replaces it at `nextAt`. */
  nextVersion: z.int().nullable(),
  nextAt: moment.nullable(),
  createdAt: moment,
})
export type DeskDocument = z.infer<typeof documentSchema>

const eventSchema = z.object({
  /** `saved`, or the state that followed. */
  what: z.enum(['saved', ...contentStates]),
  version: z.int(),
  at: moment,
  by: z.string(),
})
export type ContentHistoryEvent = z.infer<typeof eventSchema>

const contentRowSchema = documentSchema.extend({
  /** Of the newest version, in English or in the first language that it's written in. */
  title: z.string(),
  /** Of the version that visitors see; null if they see none. */
  liveTitle: z.string().nullable(),
  /** The languages of the newest version. */
  languages: z.array(z.string()),
  /** How far a newsletter issue is sent; null for other kinds, and before it's planned. */
  sending: z.enum(issueStates).nullable(),
  /** What its state and its dates mean for visitors now. */
  standing: z.enum(contentStandings),
  last: eventSchema.nullable(),
})
export type ContentRow = z.infer<typeof contentRowSchema>

export const listContents = endpoint({
  id: 'desk.contents',
  method: 'GET',
  path: '/desk/contents',
  summary: 'List written content',
  description:
    'Returns documents of a kind, or of all, last changed first, with the languages of their newest versions: fifty per page, or all of them without a page. `q` finds parts of addresses and titles.',
  query: z.object({
    kind: kindSchema.optional(),
    q: z.string().trim().max(100).optional(),
    page: z.coerce.number().int().min(1).max(1000).optional(),
  }),
  result: z.object({
    contents: z.array(contentRowSchema),
    /** How many there are on all pages. */
    total: z.int(),
  }),
  auth: 'staff',
  act: 'content.read',
  errors: ['VALIDATION'],
})

export const listScheduledContents = endpoint({
  id: 'desk.scheduled-contents',
  method: 'GET',
  path: '/desk/scheduled-contents',
  summary: 'List what is published next',
  description:
    'Returns the documents whose next version waits for its time, the nearest first, with the titles of these versions.',
  query: z.object({ limit: z.coerce.number().int().min(1).max(50).default(10) }),
  result: z.object({
    contents: z.array(
      documentSchema.pick({ id: true, kind: true }).extend({ title: z.string(), nextAt: moment }),
    ),
  }),
  auth: 'staff',
  act: 'content.read',
  errors: ['VALIDATION'],
})
export type ScheduledContent = ResultOf<typeof listScheduledContents>['contents'][number]

export const getContent = endpoint({
  id: 'desk.content',
  method: 'GET',
  path: '/desk/contents/:contentId',
  summary: 'Get a document',
  description: 'Returns a document with its versions, newest first, and what was done with it.',
  params: documentParams,
  result: z.object({
    document: documentSchema,
    standing: z.enum(contentStandings),
    versions: z.array(
      z.object({
        number: z.int(),
        savedAt: moment,
        savedBy: z.string(),
        /** In English, or in the first language that it's written in. */
        title: z.string(),
        languages: z.array(z.string()),
        visibility: visibilitySchema,
        /** The languages that haven't changed since its English did. */
        outdated: z.array(z.string()),
      }),
    ),
    history: z.array(eventSchema),
  }),
  auth: 'staff',
  act: 'content.read',
  errors: ['VALIDATION', 'CONTENT_NOT_FOUND'],
})
export type DeskContent = ResultOf<typeof getContent>

export const getContentVersion = endpoint({
  id: 'desk.content-version',
  method: 'GET',
  path: '/desk/contents/:contentId/versions/:version',
  summary: 'Get a version of a document',
  description: 'Returns what a version says in each language, and who it’s for.',
  params: versionParams,
  result: z.object({
    number: z.int(),
    visibility: visibilitySchema,
    facts: factsSchema,
    bodies: bodiesSchema,
    savedAt: moment,
    savedBy: z.string(),
  }),
  auth: 'staff',
  act: 'content.read',
  errors: ['VALIDATION', 'CONTENT_NOT_FOUND'],
})

export const compareContent = endpoint({
  id: 'desk.content-compare',
  method: 'GET',
  path: '/desk/contents/:contentId/compare',
  summary: 'Compare two versions of a document',
  description:
    'Returns the values that differ, by path; a value is missing where a version has none.',
  params: documentParams,
  query: z.object({ before: versionNumber, after: versionNumber }),
  result: z.object({
    differences: z.array(
      z.object({ path: z.string(), before: z.unknown().optional(), after: z.unknown().optional() }),
    ),
  }),
  auth: 'staff',
  act: 'content.read',
  errors: ['VALIDATION', 'CONTENT_NOT_FOUND'],
})
export type ContentDifference = ResultOf<typeof compareContent>['differences'][number]

const previewSchema = <
  Kind extends ContentKindName,
  Facts extends z.ZodType,
  Body extends z.ZodType,
>(
  kind: Kind,
  { facts, body }: { facts: Facts; body: Body },
) =>
  z.object({
    kind: z.literal(kind),
    slug: z.string(),
    facts,
    /** When the visitor looks at it, and the server's time. */
    at: moment,
    now: moment,
    seen: seenSchema(body),
  })

export const previewContent = endpoint({
  id: 'desk.content-preview',
  method: 'GET',
  path: '/desk/contents/:contentId/versions/:version/preview',
  summary: 'Preview a version of a document',
  description:
    'Returns what a visitor of a country, language and date would see of a version if it were published: if it’s scheduled, nothing before that.',
  params: versionParams,
  query: z.object({
    country: z.string().regex(/^[A-Z]{2}$/),
    lang: localeInput,
    /** Without it, now; for a scheduled version, when it's published. */
    at: moment.optional(),
  }),
  result: z.discriminatedUnion('kind', [
    previewSchema('campaign', contentKinds.campaign),
    previewSchema('page', contentKinds.page),
    previewSchema('article', contentKinds.article),
    previewSchema('job', contentKinds.job),
    previewSchema('issue', contentKinds.issue),
  ]),
  auth: 'staff',
  act: 'content.read',
  errors: ['VALIDATION', 'CONTENT_NOT_FOUND'],
})
export type ContentPreview = ResultOf<typeof previewContent>

export const createContent = endpoint({
  id: 'desk.content-create',
  method: 'POST',
  path: '/desk/contents',
  summary: 'Create a document',
  description:
    'Adds a document with its first version, a draft. Its address can’t be changed later.',
  body: z.object({
    kind: kindSchema,
    slug: z.string().max(200),
    visibility: visibilitySchema,
    facts: factsSchema,
    bodies: bodiesSchema,
    why: whySchema,
  }),
  result: documentSchema,
  status: 201,
  auth: 'staff',
  act: 'content.edit',
  idempotent: true,
  errors: ['VALIDATION', 'CONTENT_SLUG_TAKEN'],
})

const basedOn = z.int().min(1)

export const saveContent = endpoint({
  id: 'desk.content-save',
  method: 'POST',
  path: '/desk/contents/:contentId/versions',
  summary: 'Save a version of a document',
  description:
    'Adds a version, which visitors don’t see before it’s published. CONTENT_CHANGED if somebody saved one after `basedOn`, CONTENT_UNCHANGED if it says the same as the last one.',
  params: documentParams,
  body: z.object({
    basedOn,
    visibility: visibilitySchema,
    facts: factsSchema,
    bodies: bodiesSchema,
    why: whySchema,
  }),
  result: z.object({ number: z.int() }),
  status: 201,
  auth: 'staff',
  act: 'content.edit',
  idempotent: true,
  errors: ['VALIDATION', 'CONTENT_NOT_FOUND', 'CONTENT_CHANGED', 'CONTENT_UNCHANGED'],
})

export const restoreContent = endpoint({
  id: 'desk.content-restore',
  method: 'POST',
  path: '/desk/contents/:contentId/restore',
  summary: 'Restore an earlier version of a document',
  description:
    'Adds a version that says what an earlier one did, which visitors don’t see before it’s published. CONTENT_CHANGED if somebody saved one after `basedOn`, CONTENT_UNCHANGED if it says the same as the last one.',
  params: documentParams,
  body: z.object({ number: versionNumber, basedOn, why: whySchema }),
  result: z.object({ number: z.int() }),
  status: 201,
  auth: 'staff',
  act: 'content.edit',
  idempotent: true,
  errors: ['VALIDATION', 'CONTENT_NOT_FOUND', 'CONTENT_CHANGED', 'CONTENT_UNCHANGED'],
})

export const publishContent = endpoint({
  id: 'desk.content-publish',
  method: 'POST',
  path: '/desk/contents/:contentId/publish',
  summary: 'Publish a version of a document',
  description:
    'Shows a version to visitors from a moment on, or at once without `from`, until another one or for good. If the version ends at another moment, or begins later, it’s saved with these dates first, and this new version is published: `liveVersion` or `nextVersion` of the result says which; CONTENT_CHANGED if somebody saved one after `basedOn` then. Terms need a reason in `why`, have no `until`, and are published by somebody else than the person who saved the version (`SECOND_PERSON_NEEDED`).',
  params: documentParams,
  body: z
    .object({
      number: versionNumber,
      basedOn,
      from: moment.nullable(),
      until: moment.nullable(),
      why: whySchema,
    })
    .refine(({ from, until }) => from === null || until === null || from < until, {
      path: ['until'],
      error: 'before',
    }),
  result: documentSchema,
  auth: 'staff',
  act: 'content.publish',
  idempotent: true,
  errors: [
    'VALIDATION',
    'CONTENT_NOT_FOUND',
    'CONTENT_CHANGED',
    'INVALID_STATE',
    'SECOND_PERSON_NEEDED',
  ],
})

export const withdrawContent = endpoint({
  id: 'desk.content-withdraw',
  method: 'POST',
  path: '/desk/contents/:contentId/withdraw',
  summary: 'Take a document offline, or take back what is scheduled',
  description:
    '`end` tells visitors that it’s over; `unschedule` takes back the version that waits for its time. Terms can’t be taken offline (INVALID_STATE), and need a reason in `why`.',
  params: documentParams,
  body: z.object({ act: z.enum(['end', 'unschedule']), why: whySchema }),
  result: documentSchema,
  auth: 'staff',
  act: 'content.publish',
  idempotent: true,
  errors: ['VALIDATION', 'CONTENT_NOT_FOUND', 'INVALID_STATE'],
})

import { z } from 'zod'
import { jobFactsSchema } from '../career/career.ts'
import { faqTopics } from '../faq/faq-terms.ts'
import { issueBlockSchema } from '../newsletter/issue-block.ts'
import { safeHrefSchema } from '../text/safe-href.ts'
import { slugSchema } from '../text/slug.ts'
import { imageSchema, textBlockSchema } from '../text/text-block.ts'
import type { ContentKindName } from './content-terms.ts'
import { pageBlockSchema } from './page-block.ts'

const titleSchema = z.string().trim().min(1).max(120)
const textBlocksSchema = z.array(textBlockSchema).min(1).max(80)

/** What a document is in every language: nothing, for kinds that are only text. */
const noFactsSchema = z.object({}).prefault({})

const pageBodySchema = z.object({
  title: titleSchema,
  /** For search engines and shared links. */
  description: z.string().trim().min(1).max(300),
  blocks: textBlocksSchema,
})

export const campaignBodySchema = pageBodySchema.extend({
  blocks: z.array(pageBlockSchema).max(80),
  hero: z.object({
    title: titleSchema,
    lead: z.string().trim().max(300),
    /** A city's drawing, or an image. */
    picture: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('city'), place: z.string().regex(/^[A-Z]{3}$/) }),
      imageSchema.extend({ kind: z.literal('image') }),
    ]),
    button: z.object({ text: titleSchema, href: safeHrefSchema }).optional(),
  }),
})
export type CampaignBody = z.infer<typeof campaignBodySchema>

/** An article of the help centre: its title is the question that its blocks answer. */
const articleFactsSchema = z.object({
  topic: z.enum(faqTopics),
  /** The slugs of articles that go with it. */
  related: z.array(slugSchema).max(10),
})
const articleBodySchema = z.object({ title: titleSchema, blocks: textBlocksSchema })

/** A job at a place. */
const jobBodySchema = z.object({
  title: titleSchema,
  placeName: titleSchema,
  blocks: textBlocksSchema,
})

/** An issue of the newsletter: its title is the subject. */
const issueBodySchema = z.object({
  title: titleSchema,
  blocks: z.array(issueBlockSchema).min(1).max(50),
})

/** The kinds of documents in the content store: what is the same in every language, and the body in one. */
export const contentKinds = {
  campaign: { facts: noFactsSchema, body: campaignBodySchema },
  page: { facts: noFactsSchema, body: pageBodySchema },
  article: { facts: articleFactsSchema, body: articleBodySchema },
  job: { facts: jobFactsSchema, body: jobBodySchema },
  issue: { facts: noFactsSchema, body: issueBodySchema },
} as const satisfies Record<ContentKindName, { facts: z.ZodType; body: z.ZodType }>

export type ContentKind = ContentKindName
export type ContentFacts<Kind extends ContentKind> = z.infer<(typeof contentKinds)[Kind]['facts']>
export type ContentBody<Kind extends ContentKind> = z.infer<(typeof contentKinds)[Kind]['body']>

/** Returns whether readers get a document of this kind in any language, rather than nothing, if it isn't in theirs or English. */
export const isForAnyReader = (kind: ContentKind): boolean => kind === 'job'

/** Returns whether a document of this kind has to be written in English, for readers whose language it isn't written in. */
export const needsEnglish = (kind: ContentKind): boolean => kind === 'issue'

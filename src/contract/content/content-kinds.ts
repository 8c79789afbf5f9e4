import { z } from 'zod'
import type { ContentKindName } from './content-terms.ts'
import { imageSchema, pageBlockSchema } from './page-block.ts'
import { safeHrefSchema } from './safe-href.ts'

const titleSchema = z.string().trim().min(1).max(120)
const blocksSchema = z.array(pageBlockSchema).max(80)

const pageBodySchema = z.object({
  title: titleSchema,
  /** For search engines and shared links. */
  description: z.string().trim().min(1).max(300),
  blocks: blocksSchema,
})

export const campaignBodySchema = pageBodySchema.extend({
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

/** The kinds of documents in the content store, each with the schema of its body in one language. */
export const contentKinds = {
  campaign: campaignBodySchema,
  page: pageBodySchema,
  article: pageBodySchema,
} as const satisfies Record<ContentKindName, z.ZodType>

export type ContentKind = ContentKindName
export type ContentBody<Kind extends ContentKind> = z.infer<(typeof contentKinds)[Kind]>

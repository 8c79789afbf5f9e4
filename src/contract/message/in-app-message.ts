import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { localeInput } from '../locale-input.ts'
import { safeHrefSchema } from '../text/safe-href.ts'
import { ruleTypes, usages } from './usages.ts'

export const usageRuleSchema = z.object({
  type: z.enum(ruleTypes),
  value: z.number().min(0).max(1_000_000),
})
export type UsageRule = z.infer<typeof usageRuleSchema>

/** The id is kept in a cookie, among others'. */
const messageIdSchema = z.string().regex(/^[\w-]{1,40}$/)

/** A promotional message: an image, clickable if it has a URL (S2.88). */
export const inAppMessageSchema = z.object({
  id: messageIdSchema,
  img: safeHrefSchema,
  /** What the image says: it's the message's name for screen readers. */
  alt: z.string().min(1),
  url: safeHrefSchema.optional(),
  usage: z.enum(usages),
  usageRules: z.array(usageRuleSchema),
})
export type InAppMessage = z.infer<typeof inAppMessageSchema>

export const platforms = ['mobile', 'desktop'] as const

export const getModalMessage = endpoint({
  id: 'messages.modal',
  method: 'GET',
  path: '/notification/modal',
  summary: 'Get the message of a page',
  description:
    'Returns the promotional message for a visitor of a page, or null. A triggered message is shown when all its rules hold.',
  auth: 'optional',
  query: z.object({
    country: z.string().regex(/^[A-Z]{2}$/),
    currency: z.string().regex(/^[A-Z]{3}$/),
    lang: localeInput,
    platform: z.enum(platforms),
    /** Without the host, the language and the query: `/hotel/search`. */
    path: z.string().startsWith('/').max(500),
    /** Of a campaign. */
    slug: z.string().max(100).optional(),
  }),
  result: z.object({ modal: inAppMessageSchema.nullable() }),
  errors: ['VALIDATION'],
})

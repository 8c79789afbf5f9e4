import { z } from 'zod'
import { richTextSchema } from './rich-text.ts'
import { imageSrcSchema, safeHrefSchema } from './safe-href.ts'

const lineSchema = z.string().trim().min(1).max(200)

/** An image always says what it shows, and its size, so that nothing moves when it arrives. */
export const imageSchema = z.object({
  src: imageSrcSchema,
  alt: lineSchema,
  width: z.int().min(1).max(4000),
  height: z.int().min(1).max(4000),
})

export const textBlockSchemas = [
  z.object({ kind: z.literal('heading'), text: lineSchema }),
  z.object({ kind: z.literal('text'), content: richTextSchema }),
  z.object({
    kind: z.literal('list'),
    isOrdered: z.boolean().default(false),
    items: z.array(richTextSchema).min(1).max(40),
  }),
  imageSchema.extend({ kind: z.literal('image') }),
  z.object({ kind: z.literal('button'), href: safeHrefSchema, text: lineSchema }),
  z.object({ kind: z.literal('faq'), question: lineSchema, answer: richTextSchema }),
] as const

/** A part of a written text as data: pages render each kind themselves, so nothing in it is markup. */
export const textBlockSchema = z.discriminatedUnion('kind', textBlockSchemas)
export type TextBlock = z.infer<typeof textBlockSchema>

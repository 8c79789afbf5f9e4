import { z } from 'zod'
import { safeHrefSchema } from './safe-href.ts'

const markSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bold') }),
  z.object({ type: z.literal('italic') }),
  z.object({ type: z.literal('link'), attrs: z.object({ href: safeHrefSchema }) }),
])

/**
 * A run of text with marks, in the form of ProseMirror's JSON, which editors such as TipTap write. Whatever else they write
 * isn't kept, so nothing in it can become markup.
 */
const inlineSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('text'),
    text: z.string().min(1).max(4000),
    marks: z.array(markSchema).max(3).optional(),
  }),
  z.object({ type: z.literal('hardBreak') }),
])

/** A paragraph's text. */
export const richTextSchema = z.array(inlineSchema).min(1).max(200)
export type RichText = z.infer<typeof richTextSchema>

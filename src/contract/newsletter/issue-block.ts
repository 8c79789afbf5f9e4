import { z } from 'zod'
import { moneySchema } from '../money.ts'
import { safeHrefSchema } from '../text/safe-href.ts'
import { textBlockSchemas } from '../text/text-block.ts'

const lineSchema = z.string().trim().min(1).max(200)
const [heading, text, list, , button] = textBlockSchemas

/** An offer with its own button; `price` is the lowest. It's written once, so the price is that of the day it was written. */
const offerSchema = z.object({
  kind: z.literal('offer'),
  title: lineSchema,
  text: z.string().trim().min(1).max(1000).optional(),
  price: moneySchema.optional(),
  button: lineSchema,
  href: safeHrefSchema,
})

/** A part of an issue: of a written text, what mails can show, and offers. */
export const issueBlockSchema = z.discriminatedUnion('kind', [
  heading,
  text,
  list,
  button,
  offerSchema,
])
export type IssueBlock = z.infer<typeof issueBlockSchema>

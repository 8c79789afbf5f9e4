import { z } from 'zod'

/** Pages that written content may link to. */
export const linkedPages = [
  'account/order',
  'careers/jobs',
  'contact',
  'order',
  'privacy',
  'refund-policy',
  'retrieve',
  'terms/condition',
] as const

const textSchema = z.string().min(1).max(4000)

/** Written content as data: pages render each kind themselves, so nothing in it is markup. */
export const contentBlockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: textSchema }),
  z.object({ kind: z.literal('text'), text: textSchema }),
  z.object({ kind: z.literal('list'), items: z.array(textSchema).min(1).max(40) }),
  /** A page of this site, in the reader's language. */
  z.object({ kind: z.literal('page'), page: z.enum(linkedPages), text: textSchema }),
  /** Another site: never a script. */
  z.object({
    kind: z.literal('link'),
    url: z
      .string()
      .max(500)
      .regex(/^https:\/\/[^\s\\]+$/),
    text: textSchema,
  }),
])
export type ContentBlock = z.infer<typeof contentBlockSchema>

import { z } from 'zod'
import { destinationIdSchema } from '../hotel/destination.ts'
import { richTextSchema } from './rich-text.ts'
import { imageSrcSchema, safeHrefSchema } from './safe-href.ts'

const lineSchema = z.string().trim().min(1).max(200)
const placeSchema = z.string().regex(/^[A-Z]{3}$/)

/** An image always says what it shows, and its size, so that nothing moves when it arrives. */
export const imageSchema = z.object({
  src: imageSrcSchema,
  alt: lineSchema,
  width: z.int().min(1).max(4000),
  height: z.int().min(1).max(4000),
})

const flightDealSchema = z.object({
  kind: z.literal('deal'),
  product: z.literal('flight'),
  /** Without it, from where most visitors of a country start. */
  from: placeSchema.optional(),
  to: placeSchema,
})

const stayDealSchema = z.object({
  kind: z.literal('deal'),
  product: z.literal('hotel'),
  destination: destinationIdSchema,
  /** The place whose drawing illustrates it. */
  scene: placeSchema,
})

const flightSearchSchema = z.object({
  kind: z.literal('search'),
  product: z.literal('flight'),
  from: placeSchema.optional(),
  to: placeSchema.optional(),
})

const staySearchSchema = z.object({
  kind: z.literal('search'),
  product: z.literal('hotel'),
  destination: destinationIdSchema.optional(),
})

/** A part of a written page as data: pages render each kind themselves, so nothing in it is markup. */
export const pageBlockSchema = z.discriminatedUnion('kind', [
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
  z.object({ kind: z.literal('countdown'), label: lineSchema, until: z.iso.datetime() }),
  z.discriminatedUnion('product', [flightDealSchema, stayDealSchema]),
  z.discriminatedUnion('product', [flightSearchSchema, staySearchSchema]),
])
export type PageBlock = z.infer<typeof pageBlockSchema>

export type DealBlock = Extract<PageBlock, { kind: 'deal' }>
export type SearchBlock = Extract<PageBlock, { kind: 'search' }>

import { z } from 'zod'
import { destinationIdSchema } from '../hotel/destination.ts'
import { promoTextSchema } from '../promo/promo-code.ts'
import { textBlockSchemas } from '../text/text-block.ts'

const lineSchema = z.string().trim().min(1).max(200)
const placeSchema = z.string().regex(/^[A-Z]{3}$/)

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

/** A part of a written page that may also show products and dates. */
export const pageBlockSchema = z.discriminatedUnion('kind', [
  ...textBlockSchemas,
  /** A promo code and its terms in a sentence. Opening the page keeps the code for the payment. */
  z.object({ kind: z.literal('promo'), text: lineSchema, code: promoTextSchema }),
  z.object({ kind: z.literal('countdown'), label: lineSchema, until: z.iso.datetime() }),
  z.discriminatedUnion('product', [flightDealSchema, stayDealSchema]),
  z.discriminatedUnion('product', [flightSearchSchema, staySearchSchema]),
])
export type PageBlock = z.infer<typeof pageBlockSchema>

export type DealBlock = Extract<PageBlock, { kind: 'deal' }>
export type SearchBlock = Extract<PageBlock, { kind: 'search' }>

import { z } from 'zod'
import { cabinSchema } from '../../../contract/flight/offer.ts'

const partsSchema = z.object({
  /** Flights as `MH784 KUL BKK 2026-12-01`. */
  legs: z.array(z.string()),
  /** The kinds of the connections, `t` or `o`. */
  ways: z.string(),
  cabin: cabinSchema,
  /** Family codes, one a component. */
  families: z.array(z.string()),
  /** Adults, children, infants. */
  people: z.tuple([z.int(), z.int(), z.int()]),
  slice: z.int(),
  /** Thousandths by which the airline had re-filed the fare when this was quoted. */
  filed: z.int(),
  /** Re-quoted by a price change that held for a number of calls only: the new price stays. */
  stands: z.boolean(),
})

/** All it takes to make an offer again. */
export type OfferParts = z.infer<typeof partsSchema>

/** Parts as an opaque id, and back. Reading throws for what is no id of ours. */
export const writeOfferRef = (parts: OfferParts): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url')

export const readOfferRef = (ref: string): OfferParts =>
  partsSchema.parse(JSON.parse(Buffer.from(ref, 'base64url').toString()))

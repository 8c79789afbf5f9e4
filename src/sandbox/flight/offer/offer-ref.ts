import { z } from 'zod'
import { cabinSchema } from '../../../contract/flight/offer.ts'

const partsSchema = z.object({
  /** Flights as `MH784 KUL BKK 2026-12-01`. */
  legs: z.array(z.string()),
  /** The kinds of the connections, `t` or `o`. */
  ways: z.string(),
  cabin: cabinSchema,
  /** Family codes, one per component. */
  families: z.array(z.string()),
  /** Adults, children, infants. */
  people: z.tuple([z.int(), z.int(), z.int()]),
  slice: z.int(),
  /** The factor, in thousandths, by which the airline had re-filed the fare when this was quoted. */
  filed: z.int(),
  /** Set after a price change limited to a number of calls: the new price stays valid. */
  stands: z.boolean(),
})

/** Everything needed to rebuild an offer. */
export type OfferParts = z.infer<typeof partsSchema>

/** Encodes the parts as an opaque id. Decoding throws if the id isn't ours. */
export const writeOfferRef = (parts: OfferParts): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url')

export const readOfferRef = (ref: string): OfferParts =>
  partsSchema.parse(JSON.parse(Buffer.from(ref, 'base64url').toString()))

import { z } from 'zod'
import { momentSchema } from '../bounded.ts'
import { placeCodeSchema } from '../flight/search/flight-search.ts'
import { destinationIdSchema } from '../hotel/destination.ts'
import { dealProducts, dealShows } from './deal-terms.ts'

/** What staff decide about found prices: which destinations are shown first, and which aren't shown. The prices stay those found. */
export const staffDealSchema = z
  .strictObject({
    id: z.string().regex(/^[\w-]{1,40}$/),
    product: z.enum(dealProducts),
    /** The place that flights leave from; null is any. */
    from: placeCodeSchema.nullable(),
    /** The code of the place flown to, or the id of a place to stay in. */
    to: z.string().trim().min(1).max(120),
    show: z.enum(dealShows),
    /** Of those shown first, the lowest comes first. */
    rank: z.int().min(1).max(1000),
    /** Of visitors; empty is all. */
    countries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(300),
    startsAt: momentSchema.nullable(),
    endsAt: momentSchema.nullable(),
    isOn: z.boolean(),
  })
  .superRefine(({ product, from, to }, context) => {
    const wrong = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message })
    const names = product === 'flight' ? placeCodeSchema : destinationIdSchema
    if (!names.safeParse(to).success) wrong('to', 'deal_destination')
    if (product === 'hotel' && from !== null) wrong('from', 'deal_origin')
  })
export type StaffDeal = z.infer<typeof staffDealSchema>

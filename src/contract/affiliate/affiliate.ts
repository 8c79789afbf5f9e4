import { z } from 'zod'
import { webAddressSchema } from '../bounded.ts'
import { affiliateSchema } from '../tracking/traffic-source.ts'

/** What stands in for a stored secret: enough to recognise it, nothing to sign with. Sent back, it keeps the secret. */
export const keptSecret = /^kept:[\da-f]{8}$/

/** A secret as Standard Webhooks writes them: 24 to 64 bytes in base64. */
const newSecret = /^whsec_(?:[A-Za-z\d+/]{4}){8,21}(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/

/** A partner whose visitors’ orders are posted back to it. */
export const affiliatePartnerSchema = z
  .strictObject({
    /** The code in its links: `?aft=`. */
    id: affiliateSchema.shape.id,
    name: z.string().trim().min(1).max(100),
    /** Where conversions are posted; null if nowhere. */
    postbackUrl: webAddressSchema.max(500).nullable(),
    secret: z.string().regex(newSecret).or(z.string().regex(keptSecret)).nullable(),
    isOn: z.boolean(),
  })
  .refine(({ postbackUrl, secret }) => postbackUrl === null || secret !== null, {
    path: ['secret'],
    message: 'secret_missing',
  })

export type AffiliatePartner = z.infer<typeof affiliatePartnerSchema>

/**
 * What is posted to affiliates: an order was confirmed, once; it's worth more after a paid change, or less
 * because a part of what it cost was refunded; or all of it was refunded.
 */
export const postbackEvents = [
  'conversion.confirmed',
  'conversion.adjusted',
  'conversion.reversed',
] as const
export type PostbackEvent = (typeof postbackEvents)[number]

/**
 * `refused`: the affiliate answered that it wants no such posts (410). `given_up`: it didn't take it in time. `dropped`: it's no
 * partner any more, has no address to post to, or a later post says what the order is worth now.
 */
export const postbackStates = ['pending', 'delivered', 'refused', 'given_up', 'dropped'] as const
export type PostbackState = (typeof postbackStates)[number]

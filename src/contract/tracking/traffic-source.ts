import { z } from 'zod'

/**
 * The letters of a traffic source (S3.16): source, ad group, bid or campaign, match type, placement, keyword,
 * creative, device, device model, target, network, feed item, campaign type, location, click id, landing URL.
 */
export const sourceLetters = [
  ...(['s', 'a', 'b', 'm', 'p', 'k', 'c', 'd'] as const),
  ...(['dm', 't', 'n', 'df', 'ct', 'l', 'u', 'surl'] as const),
] as const

export type SourceLetter = (typeof sourceLetters)[number]

/** What ad networks add to a link when somebody clicks on an ad (S5.10), and the code of each network. */
export const clickMarkers: readonly (readonly [marker: string, code: string])[] = [
  ['gclid', 'GOOG'],
  ['gbraid', 'GOOG'],
  ['wbraid', 'GOOG'],
  ['dclid', 'GOOG'],
  ['msclkid', 'BING'],
  ['NaPm', 'NAVER'],
  ['n_ad', 'NAVER'],
  ['bd_vid', 'BAIDU'],
  ['fbclid', 'META'],
  ['ttclid', 'TIKTOK'],
  ['twclid', 'X'],
  ['li_fat_id', 'LINKEDIN'],
  ['yclid', 'YANDEX'],
]

const text = z.string().min(1).max(300)

export const trafficSourceSchema = z
  .partialRecord(z.enum(sourceLetters), text)
  .refine((source): source is TrafficSource => source.s !== undefined)

/** Where a visit came from; `s` is always known, the other letters where the link told them. */
export type TrafficSource = { s: string } & Partial<Record<SourceLetter, string>>

/** The affiliate behind a visit: the `aft` code and the click's id at the affiliate (S3.17). */
export const affiliateSchema = z.object({
  id: z.string().regex(/^[\w.-]{1,64}$/),
  clickId: z.string().max(200),
})
export type Affiliate = z.infer<typeof affiliateSchema>

/** What a campaign's link says of itself. */
export const utmSchema = z
  .partialRecord(z.enum(['source', 'medium', 'campaign', 'term', 'content', 'id']), text)
  .refine((utm) => Object.keys(utm).length > 0)
export type Utm = z.infer<typeof utmSchema>

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

/** Parameters that ad networks add to a clicked link (S5.10), with each network's code. */
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

/** Cookies can contain anything: the database stores no NUL, and headers no half of a surrogate pair. */
const isStorable = (value: string): boolean => value.isWellFormed() && !value.includes('\0')

const text = z.string().min(1).max(300).refine(isStorable)

export const trafficSourceSchema = z
  .partialRecord(z.enum(sourceLetters), text)
  .refine((source): source is TrafficSource => source.s !== undefined)

/** The source of a visit; `s` is always known, the other letters if the link had them. */
export type TrafficSource = { s: string } & Partial<Record<SourceLetter, string>>

/** The affiliate behind a visit: the `aft` code and the click's id at the affiliate (S3.17). */
export const affiliateSchema = z.object({
  id: z.string().regex(/^[\w.-]{1,64}$/),
  clickId: z.string().max(200).refine(isStorable),
})
export type Affiliate = z.infer<typeof affiliateSchema>

/** A campaign link's UTM parameters. */
export const utmSchema = z
  .partialRecord(z.enum(['source', 'medium', 'campaign', 'term', 'content', 'id']), text)
  .refine((utm) => Object.keys(utm).length > 0)
export type Utm = z.infer<typeof utmSchema>

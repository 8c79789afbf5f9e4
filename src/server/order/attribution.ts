import {
  type Affiliate,
  affiliateSchema,
  sourceLetters,
  type TrafficSource,
  trafficSourceSchema,
} from '../../contract/tracking/traffic-source.ts'
import type { RequestContext } from '../platform/http/request-context.ts'

/** Where an order came from, as its visitor's cookies said when it was made. Without consent to marketing there are none. */
export interface Attribution {
  /** The ad, affiliate, campaign or search engine, in this order, with the letters of its link. */
  source: TrafficSource | null
  /** The affiliate of the last seven days, even if an ad was clicked as well: its conversion is posted back. */
  affiliate: Affiliate | null
  /** Who linked to the visit's first page. */
  referrer: string | null
}

/** Returns a call's attribution; null if nothing is known. What is forged or broken counts as missing. */
export function attributionOf({
  source,
  sourcePar,
  affiliate,
  refSrc,
}: Pick<RequestContext, 'source' | 'sourcePar' | 'affiliate' | 'refSrc'>): Attribution | null {
  const referrer = refSrc === 'DIRECT' ? null : decoded(refSrc).slice(0, 100)
  const found = {
    source: sourceOf(source, sourcePar),
    affiliate: affiliateOf(affiliate),
    referrer: referrer || null,
  }
  return found.source || found.affiliate || found.referrer ? found : null
}

function sourceOf(code: string | undefined, letters = ''): TrafficSource | null {
  const told = new URLSearchParams(letters)
  const source = Object.fromEntries(
    sourceLetters.flatMap((letter) => {
      const value = letter === 's' ? decoded(code) : told.get(letter)
      return value ? [[letter, value.slice(0, 300)]] : []
    }),
  )
  return trafficSourceSchema.safeParse(source).data ?? null
}

function affiliateOf(text: string | undefined): Affiliate | null {
  const told = new URLSearchParams(text)
  const read = affiliateSchema.safeParse({ id: told.get('id'), clickId: told.get('clickId') ?? '' })
  return read.data ?? null
}

/** Returns a percent-encoded header's text; '' if it's broken or can't be stored. */
function decoded(header = ''): string {
  try {
    return decodeURIComponent(header).replaceAll('\0', '')
  } catch {
    return ''
  }
}

import {
  type Affiliate,
  affiliateSchema,
  type TrafficSource,
  type Utm,
  utmSchema,
} from '../../../contract/tracking/traffic-source.ts'
import { adSource, landingOf, sourceText } from './ad-source.ts'
import { outsideHost, searchEngine } from './search-engine.ts'

/** What one request reveals about the visitor's source (S1.4). */
export interface Landing {
  ad: TrafficSource | undefined
  affiliate: Affiliate | undefined
  utm: Utm | undefined
  /** A search engine's own results, no ad (S5.11). */
  organic: TrafficSource | undefined
  /** Who linked here: a search engine's code, otherwise the host. */
  referrer: string | undefined
}

const clickNames = ['click_id', 'clickid', 'clickId'] as const

export function readLanding(url: URL, referer: string | null): Landing {
  const ad = adSource(url)
  const host = outsideHost(referer, url.host)
  const engine = host && searchEngine(host)
  return {
    ad,
    affiliate: readAffiliate(url.searchParams),
    utm: readUtm(url.searchParams),
    organic: engine && !ad ? { s: engine, surl: landingOf(url) } : undefined,
    referrer: engine ?? host,
  }
}

/** Returns the affiliate in a link: `aft`, and the click's id at the affiliate (S2.64, S3.17). */
function readAffiliate(query: URLSearchParams): Affiliate | undefined {
  const clickId = clickNames.map((name) => query.get(name)).find(Boolean) ?? ''
  const read = affiliateSchema.safeParse({
    id: query.get('aft'),
    clickId: clickId.slice(0, 200).toWellFormed(),
  })
  return read.success ? read.data : undefined
}

function readUtm(query: URLSearchParams): Utm | undefined {
  const found: Record<string, string> = {}
  for (const name of ['source', 'medium', 'campaign', 'term', 'content', 'id']) {
    const told = sourceText(query.get(`utm_${name}`))
    if (told) found[name] = told
  }
  const read = utmSchema.safeParse(found)
  return read.success ? read.data : undefined
}

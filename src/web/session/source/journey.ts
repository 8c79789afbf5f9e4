import type { TrafficSource } from '../../../contract/tracking/traffic-source.ts'
import type { Landing } from './read-landing.ts'

/** One visit source (S3.18); `timestamp` in milliseconds since 1970. */
export type JourneyEntry = TrafficSource & { timestamp: number }

const most = 5
const day = 24 * 60 * 60 * 1000
/** How long an entry counts (S9.7). */
const entryLife = 7 * day
/** Browsers store no cookie over 4096 bytes, including its name and attributes. */
const largest = 3500

/** Returns the valid entries: the newest five of the last seven days (S9.7), oldest first. */
export const livingEntries = (entries: readonly JourneyEntry[], now: number): JourneyEntry[] =>
  entries.filter(({ timestamp }) => now - timestamp < entryLife).slice(-most)

/**
 * Returns the journey with one more entry. The same source again updates its entry; what doesn't fit a cookie is
 * dropped, oldest first.
 */
export function withEntry(
  entries: readonly JourneyEntry[],
  source: TrafficSource,
  now: number,
): JourneyEntry[] {
  const last = entries.at(-1)
  const before = last && sameSource(last, source) ? entries.slice(0, -1) : entries
  const all = livingEntries([...before, { ...source, timestamp: now }], now)
  while (all.length > 1 && encodeURIComponent(JSON.stringify(all)).length > largest) all.shift()
  return all
}

/** Returns the journey's source of a landing: the ad, otherwise the affiliate, the campaign, the search engine. */
export function sourceOf({
  ad,
  affiliate,
  utm,
  organic,
}: Partial<Landing>): TrafficSource | undefined {
  if (ad) return ad
  if (affiliate) {
    return { s: 'AFT', p: affiliate.id, ...(affiliate.clickId ? { u: affiliate.clickId } : {}) }
  }
  if (!utm) return organic
  return {
    s: utm.source ?? 'UTM',
    ...(utm.campaign ? { b: utm.campaign } : {}),
    ...(utm.medium ? { n: utm.medium } : {}),
    ...(utm.term ? { k: utm.term } : {}),
    ...(utm.content ? { c: utm.content } : {}),
  }
}

const sameSource = ({ timestamp: _, ...one }: JourneyEntry, other: TrafficSource): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())

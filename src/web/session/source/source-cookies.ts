import { z } from 'zod'
import {
  type Affiliate,
  affiliateSchema,
  type TrafficSource,
  trafficSourceSchema,
  type Utm,
  utmSchema,
} from '../../../contract/tracking/traffic-source.ts'
import type { Consent } from '../visitor/consent.ts'
import type { SiteCookies } from '../visitor/site-cookies.ts'
import { type JourneyEntry, livingEntries, sourceOf, withEntry } from './journey.ts'
import type { Landing } from './read-landing.ts'

const day = 24 * 60 * 60
/** Seconds that each cookie lives (S9.6). A search engine's landing is kept as long as an ad's (S5.11). */
const lifetimes = { ads: 7 * day, affiliate: 7 * day, utm: day, organic: 7 * day, journey: 7 * day }
/** Lives until the browser closes, because it's about this visit. */
const referrerCookie = 'ref_src'

/** A visitor's sources, now or recently. */
export interface Sources {
  ad: TrafficSource | undefined
  affiliate: Affiliate | undefined
  utm: Utm | undefined
  organic: TrafficSource | undefined
  journey: readonly JourneyEntry[]
  /** Who linked to the first page of this visit: a search engine's code or a host; `DIRECT` if nobody. */
  referrer: string
}

/** Returns the cookies' content; broken parts count as missing, and all of it without consent to marketing. */
export function readSources(
  jar: Pick<SiteCookies, 'read'>,
  { marketing }: Pick<Consent, 'marketing'>,
  now: number,
): Sources {
  const cookies: Pick<SiteCookies, 'read'> = marketing ? jar : { read: () => undefined }
  const read = <T extends z.ZodType>(name: keyof typeof lifetimes, schema: T) =>
    parsed(cookies.read(name), schema)
  return {
    ad: read('ads', trafficSourceSchema),
    affiliate: readAffiliateCookie(cookies.read('affiliate')),
    utm: read('utm', utmSchema),
    organic: read('organic', trafficSourceSchema),
    journey: livingEntries(
      (read('journey', z.array(z.unknown())) ?? []).flatMap((entry) => journeyEntry(entry)),
      now,
    ),
    // Cutting may halve a character, which no header can carry.
    referrer: cookies.read(referrerCookie)?.slice(0, 100).toWellFormed() || 'DIRECT',
  }
}

/** Reads the affiliate from the cookie jar alone, for what depends on it early. */
export const readAffiliateCookie = (value: string | undefined): Affiliate | undefined =>
  parsed(value, affiliateSchema)

/** Stores a landing's sources, each for its own time; missing ones don't change. */
export function keepLanding(cookies: SiteCookies, landing: Landing, now: number): void {
  const keep = (name: keyof typeof lifetimes, value: unknown) =>
    cookies.write(name, JSON.stringify(value), { maxAge: lifetimes[name] })
  const { ad, affiliate, utm, organic, referrer } = landing
  if (ad) keep('ads', ad)
  if (affiliate) keep('affiliate', affiliate)
  if (utm) keep('utm', utm)
  if (organic) keep('organic', organic)
  const source = sourceOf(landing)
  if (source)
    keep('journey', withEntry(readSources(cookies, { marketing: true }, now).journey, source, now))
  // The first page of a visit decides: returning from a bank or a sign-in isn't a referral.
  if (source || !cookies.read(referrerCookie)) {
    cookies.write(referrerCookie, referrer ?? 'DIRECT')
  }
}

/** Stores the campaign whose page is visited, unless the link that led here said which one it belongs to. */
export function keepCampaign(cookies: SiteCookies, campaign: string): void {
  if (parsed(cookies.read('utm'), utmSchema)?.campaign) return
  const kept = { ...parsed(cookies.read('utm'), utmSchema), campaign }
  cookies.write('utm', JSON.stringify(kept), { maxAge: lifetimes.utm })
}

function parsed<T extends z.ZodType>(
  value: string | undefined,
  schema: T,
): z.output<T> | undefined {
  if (!value) return undefined
  try {
    return schema.safeParse(JSON.parse(value)).data
  } catch {
    return undefined
  }
}

function journeyEntry(value: unknown): JourneyEntry[] {
  const { timestamp, ...source } = (value ?? {}) as Partial<JourneyEntry>
  const read = trafficSourceSchema.safeParse(source)
  return read.success && typeof timestamp === 'number' ? [{ ...read.data, timestamp }] : []
}

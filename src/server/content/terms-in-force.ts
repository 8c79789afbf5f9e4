import { seconds } from '../platform/duration.ts'

/** A version of a document that was shown to visitors from a moment on. */
export interface PublishedVersion {
  /** The document's version. */
  number: number
  at: Date
}

/** A version of the terms. */
export interface TermsVersion {
  /** The day or the moment from which it applies; the next free second if several were published within one. */
  version: string
  /** The document's version; null for the text that comes with the site. */
  number: number | null
}

/**
 * Returns the versions of terms that are or were in force at a time, the newest first. `ownDays` are those of the text that
 * comes with the site, the newest first. Once staff have published theirs, a newer one of the site doesn't replace it.
 */
export function termsInForce(
  ownDays: readonly string[],
  published: readonly PublishedVersion[],
  now: number,
): TermsVersion[] {
  const written: TermsVersion[] = []
  const sorted = published.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  for (const { number, at } of sorted) {
    if (at.getTime() > now) break
    const last = written.at(-1)
    // Published again, it's still the same text.
    if (last?.number === number) continue
    // Of several within a second, each has an address of its own.
    const free = last ? Date.parse(last.version) + seconds(1) : 0
    written.push({ version: momentOf(Math.max(at.getTime(), free)), number })
  }
  const [first] = written
  const earlier = first ? ownDays.filter((day) => day <= first.version) : ownDays
  // A clock of tests may be at a day before all of them.
  const own = earlier.length > 0 ? earlier : ownDays.slice(-1)
  return [...written.reverse(), ...own.map((version) => ({ version, number: null }))]
}

/** Returns a moment to the second, as it stands in addresses and with payments. */
const momentOf = (at: number): string => `${new Date(at).toISOString().slice(0, 19)}Z`

import { clickMarkers, sourceLetters } from './traffic-source.ts'

/**
 * Query parameters of attribution (S1.4, S2.64, S2.65, S5.10), and a promo code, in sets: one link's parameters of a campaign belong
 * together and aren't mixed with another's.
 */
const sets: readonly ReadonlySet<string>[] = [
  new Set(['aft', 'click_id', 'clickid', 'clickId']),
  new Set(['source', 'medium', 'campaign', 'term', 'content', 'id'].map((each) => `utm_${each}`)),
  new Set([...clickMarkers.map(([marker]) => marker), ...sourceLetters]),
  new Set(['acart']),
  new Set(['promo']),
]
const letters: ReadonlySet<string> = new Set(sourceLetters)
const longestValue = 200

/** Returns only the marks in a query. Traffic-source letters count only together with an ad's click marker. */
export function marksOf(query: URLSearchParams): URLSearchParams {
  const clicked = clickMarkers.some(([marker]) => query.get(marker))
  const marks = new URLSearchParams()
  for (const [name, value] of query) {
    if (!value || marks.has(name) || !sets.some((set) => set.has(name))) continue
    if (!letters.has(name) || clicked) marks.set(name, value.slice(0, longestValue))
  }
  return marks
}

/** Returns two links' marks merged: in each set, the later link's replace the earlier's. */
export function joinedMarks(earlier: URLSearchParams, later: URLSearchParams): URLSearchParams {
  const newer = marksOf(later)
  const told = sets.filter((set) => [...newer.keys()].some((name) => set.has(name)))
  const kept = [...marksOf(earlier)].filter(([name]) => !told.some((set) => set.has(name)))
  return new URLSearchParams([...kept, ...newer])
}

import { clickMarkers, sourceLetters } from './traffic-source.ts'

/**
 * Query names that tell where a visit comes from (S1.4, S2.64, S2.65, S5.10), in sets: what one link says of a
 * campaign belongs together and is not mixed with what another says.
 */
const sets: readonly ReadonlySet<string>[] = [
  new Set(['aft', 'click_id', 'clickid', 'clickId']),
  new Set(['source', 'medium', 'campaign', 'term', 'content', 'id'].map((each) => `utm_${each}`)),
  new Set([...clickMarkers.map(([marker]) => marker), ...sourceLetters]),
  new Set(['acart']),
]
const letters: ReadonlySet<string> = new Set(sourceLetters)
const longestValue = 200

/** Returns the marks in a query, and nothing else of it. Letters count beside an ad's click marker only. */
export function marksOf(query: URLSearchParams): URLSearchParams {
  const clicked = clickMarkers.some(([marker]) => query.get(marker))
  const marks = new URLSearchParams()
  for (const [name, value] of query) {
    if (!value || marks.has(name) || !sets.some((set) => set.has(name))) continue
    if (!letters.has(name) || clicked) marks.set(name, value.slice(0, longestValue))
  }
  return marks
}

/** Two links' marks in one: of each set, what the later link says stands instead of the earlier's. */
export function joinedMarks(earlier: URLSearchParams, later: URLSearchParams): URLSearchParams {
  const newer = marksOf(later)
  const told = sets.filter((set) => [...newer.keys()].some((name) => set.has(name)))
  const kept = [...marksOf(earlier)].filter(([name]) => !told.some((set) => set.has(name)))
  return new URLSearchParams([...kept, ...newer])
}

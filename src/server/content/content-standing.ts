import type { ContentStanding, ContentState } from '../../contract/content/content-terms.ts'
import type { Visibility } from '../../contract/content/content-version.ts'

/** Returns what a document, as visitors see it, is for them at a time; `live` is who sees its live version and when. */
export function standingOf(
  { state }: { state: ContentState },
  live: Pick<Visibility, 'from' | 'until'> | undefined,
  now: number,
): ContentStanding {
  if (state !== 'published') return state
  if (live?.until && Date.parse(live.until) <= now) return 'ended'
  return live?.from && now < Date.parse(live.from) ? 'scheduled' : 'live'
}

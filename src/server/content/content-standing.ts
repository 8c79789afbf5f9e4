import type { ContentStanding, ContentState } from '../../contract/content/content-terms.ts'
import type { Visibility } from '../../contract/content/content-version.ts'

/** Returns what a document is for visitors at a time; `live` is who sees its live version and when. */
export function standingOf(
  { state, nextAt }: { state: ContentState; nextAt: Date | null },
  live: Pick<Visibility, 'from' | 'until'> | undefined,
  now: number,
): ContentStanding {
  // Visitors see it on time, even if the job that records it is late.
  if (nextAt && nextAt.getTime() <= now) return 'live'
  if (state !== 'published') return state
  if (live?.until && Date.parse(live.until) <= now) return 'ended'
  return live?.from && now < Date.parse(live.from) ? 'scheduled' : 'live'
}

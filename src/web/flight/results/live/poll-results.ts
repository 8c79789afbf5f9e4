import { pageUrl } from '../../../locale/url.ts'
import type { ResultsUpdate } from '../load/results-data.ts'

/** Fetches what has arrived since the cursor. */
export async function pollResults(
  locale: string,
  searchId: string,
  leg: number,
  cursor: number,
  family: string | null,
  signal: AbortSignal,
): Promise<ResultsUpdate | 'expired' | 'unreachable'> {
  try {
    const url = pageUrl(locale, `flight/results/${searchId}`, {
      leg,
      after: cursor,
      family: family ?? undefined,
    })
    const response = await fetch(url, { signal })
    if (response.status === 404 || response.status === 410) return 'expired'
    return response.ok ? ((await response.json()) as ResultsUpdate) : 'unreachable'
  } catch {
    return 'unreachable'
  }
}

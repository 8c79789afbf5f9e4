import type { Slice } from './offer.ts'

interface Route {
  /** Airport codes. */
  from: string
  to: string
}

/**
 * Returns the routes of a journey that a ticket covers, one for each run of consecutive flights. `covered` are positions
 * in the journey; without it the ticket is for all of it.
 */
export function ticketRoutes(
  { from, to, segments }: Pick<Slice, 'from' | 'to' | 'segments'>,
  covered: readonly number[] | undefined,
): Route[] {
  if (!covered) return [{ from, to }]
  const routes: Route[] = []
  for (const [index, segment] of segments.entries()) {
    if (!covered.includes(index)) continue
    const last = routes.at(-1)
    if (last && covered.includes(index - 1)) last.to = segment.to
    else routes.push({ from: segment.from, to: segment.to })
  }
  return routes
}

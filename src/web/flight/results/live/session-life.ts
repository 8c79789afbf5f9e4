/**
 * How long a page may still show a search, in milliseconds from when it was made: until the search's own end,
 * and never longer than results stand (`expiryTime`, S3.11), whatever two clocks make of it.
 */
export function sessionLife(expiresAt: string, now: string, expiryTime: number): number {
  const left = Date.parse(expiresAt) - Date.parse(now)
  return Number.isNaN(left) ? expiryTime : Math.min(left, expiryTime)
}

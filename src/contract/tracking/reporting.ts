/**
 * Returns whether a failure is worth telling monitoring (S8.20): not requests that were cut off (status 0, 499), nor
 * what the caller did wrong (4xx); but being turned away for too many requests (429) is. An exception has no
 * status and always counts.
 */
export function isReported(status: number | undefined): boolean {
  if (status === undefined || status === 429) return true
  return status !== 0 && (status < 400 || status > 499)
}

/** Smaller differences are network latency rather than a wrong clock. */
const wayThroughNetwork = 2000
/** No document is on its way for longer. */
const day = 86_400_000

/**
 * Returns how far the server's clock is ahead of this machine's, in milliseconds. The document has its creation time
 * (`now`, by the server's clock), and the browser knows when its first byte arrived (by its own). Undefined if it came
 * from the browser's cache, because its age is unknown. If the browser doesn't say when it arrived, a clock that is a day or more away
 * from the server's when the document is read (`read`) is wrong.
 */
export function clockAheadAt(
  now: number,
  timeOrigin: number,
  arrived: Pick<PerformanceNavigationTiming, 'responseStart' | 'transferSize'> | undefined,
  read: number,
): number {
  if (!arrived) return Math.abs(now - read) < day ? 0 : now - read
  if (arrived.responseStart === 0 || arrived.transferSize === 0) return 0
  const ahead = Math.round(now - (timeOrigin + arrived.responseStart))
  return Math.abs(ahead) < wayThroughNetwork ? 0 : ahead
}

/** Less than this is the way of the document through the network, not a clock that is wrong. */
const wayThroughNetwork = 2000

/**
 * How many milliseconds the server's clock is ahead of this machine's. The document says when it was made
 * (`now`, by the server's clock), and the browser when its first byte came (by its own).
 * None where it came out of the browser's store: how long it lay there, nobody knows.
 */
export function clockAheadAt(
  now: number,
  timeOrigin: number,
  arrived: Pick<PerformanceNavigationTiming, 'responseStart' | 'transferSize'> | undefined,
): number {
  if (!arrived || arrived.responseStart === 0 || arrived.transferSize === 0) return 0
  const ahead = Math.round(now - (timeOrigin + arrived.responseStart))
  return Math.abs(ahead) < wayThroughNetwork ? 0 : ahead
}

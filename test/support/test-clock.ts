/**
 * The instant at which the clocks of tests begin. Fares, deadlines and "today" depend on it, so that a run gives the
 * same results at any hour; far enough from midnight for tests that let hours pass.
 */
const usualStart = '2027-01-13T09:00Z'

/**
 * Returns the instant that `at` of `npm test -- at=…` names, in milliseconds since 1970: a time of the usual day
 * (`23:50`), a day of the usual year at the usual time (`02-28`), or an instant. Throws if it names none.
 */
export function testStart(at = ''): number {
  const [day = '', time = ''] = usualStart.split('T')
  const instant = /^\d\d:\d\d$/.test(at)
    ? `${day}T${at}Z`
    : /^\d\d-\d\d$/.test(at)
      ? `${day.slice(0, 4)}-${at}T${time}`
      : at || usualStart
  const begins = Date.parse(instant)
  if (Number.isNaN(begins)) throw new Error(`at=${at} names no instant`)
  return begins
}

/** Sets the clocks of this process, and of servers that it starts, to where tests begin. */
export function startTestClock(): void {
  process.env.CLOCK_AHEAD = String(testStart(process.env.TESTS_BEGIN_AT) - Date.now())
}

/** Returns how far the clocks of tests begin ahead of the machine's, in milliseconds; 0 outside test runs. */
export const testClockAhead = (): number => Number(process.env.CLOCK_AHEAD ?? 0)

/** Returns the time by the clocks of tests, before they are moved, in milliseconds since 1970. */
export const testNow = (): number => Date.now() + testClockAhead()

/** Returns the date this many days from now by the clocks of tests, `YYYY-MM-DD` in UTC. */
export const inDays = (count: number): string =>
  new Date(testNow() + count * 86_400_000).toISOString().slice(0, 10)

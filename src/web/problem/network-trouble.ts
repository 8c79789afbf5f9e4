/** The messages of browsers and Node for a request without a response. */
const phrases =
  /network ?error|network request failed|connection refused|econnrefused|econnreset|timeout|timed out|failed to fetch|fetch failed|load failed|internet connection/i

interface Told {
  status?: unknown
  status_code?: unknown
  statusCode?: unknown
  error?: unknown
  data?: unknown
  name?: unknown
  message?: unknown
}

/**
 * Returns whether something failed because of the network (S8.19): it has no status from 400 to 599 and no error text,
 * and its message or name says so.
 */
export function isNetworkTrouble(failure: unknown): boolean {
  if (typeof failure !== 'object' || failure === null) return false
  const told = failure as Told
  if (isAnswered(told) || (isObject(told.data) && isAnswered(told.data))) return false
  return phrases.test(`${told.name} ${told.message}`)
}

const isAnswered = ({ status, status_code, statusCode, error }: Told): boolean =>
  [status, status_code, statusCode].some((each) => Number(each) >= 400 && Number(each) <= 599) ||
  (typeof error === 'string' && error !== '')

const isObject = (value: unknown): value is Told => typeof value === 'object' && value !== null

/** How browsers and Node word it when a request got no answer. */
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
 * Whether something failed for the network's sake (S8.19): there is no status from 400 to 599 and no error text,
 * and message or name says so.
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

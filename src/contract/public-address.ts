/**
 * Words that paths of the site are made of. Whatever else stands in a path (an order's code, a booking's id,
 * a token) is not for records of who looked at what.
 */
const pathWords = new Set(
  [
    'about account add-ons aftersales bind book callback campaign careers cart change-flight change-language',
    'choose choose-country choose-language condition confirm confirmation contact covid19 deeplink error',
    'feedback-form flight forgot-password help hotel job-details jobs list login multi-search newsletter order',
    'passenger pass password pay privacy profile promo quote refund-form refund-policy report-abandoned reset results retrieve review',
    'search setup-account share sign-out signup special-deals submission social terms unsubscribe uses verify view',
  ].flatMap((line) => line.split(' ')),
)

/** Query values that tell what was looked for or where it came from, and never who looked. */
const queryNames =
  /^((dep|arr)Airport\d?|depDate\d?|retDate|tripType|adult|child|infant|cabin|currency|sort|aft|acart|sharedFlight|utm_(source|medium|campaign|term|content|id))$/

/**
 * Returns an address of the site as it may be kept and passed on (S3.23): without codes, ids, tokens and whatever
 * else a link may carry. Only what is known to be harmless is left; ids in the path become `:id`.
 */
export function publicAddress(address: string): string {
  const url = URL.canParse(address, 'http://site') ? new URL(address, 'http://site') : undefined
  if (!url) return '/'
  const [locale, ...rest] = url.pathname.split('/').filter(Boolean)
  const first = locale && (/^[a-z]{2}(-[a-z]{2})?$/.test(locale) ? locale : publicSegment(locale))
  const path = [first, ...rest.map(publicSegment)].filter(Boolean).join('/')
  const query = new URLSearchParams()
  for (const [name, value] of url.searchParams) {
    if (queryNames.test(name)) query.append(name, publicValue(name, value).slice(0, 80))
  }
  return `/${path}${query.size > 0 ? `?${query}` : ''}`.slice(0, 500)
}

/**
 * Places and days are kept as they were asked for; only an address typed into them by mistake is not. That a
 * reminder of a booking was followed is kept (S2.65), and which of the two; its token, which lets in, is not.
 */
const publicValue = (name: string, value: string): string =>
  name === 'acart' && !/^\d$/.test(value)
    ? '[token]'
    : /^(utm_|aft$)/.test(name)
      ? withoutPersons(value)
      : value.replace(email, '[e-mail]')

const email = /[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+/g

const publicSegment = (segment: string): string => (pathWords.has(segment) ? segment : ':id')

/** Returns a text without what could name or let in a person: e-mail addresses, queries, long numbers and tokens. */
export const withoutPersons = (text: string): string =>
  text
    .replace(email, '[e-mail]')
    .replace(/\?[^\s"')]+/g, '?…')
    .replace(/\+?\d[\d ().-]{6,}\d/g, '[number]')
    .replace(/[\w-]{24,}/g, '[token]')

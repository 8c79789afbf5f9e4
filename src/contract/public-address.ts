/**
 * Words allowed in recorded paths. Anything else in a path (an order's code, a booking's id, a token) isn't recorded.
 */
const pathWords = new Set(
  [
    'about account add-ons aftersales applications bind book callback campaign careers cart change-flight change-language change-stay content cookies',
    'choose choose-country choose-language condition confirm confirmation contact covid19 cv deeplink desk error',
    'feedback feedback-form flight forgot-password help hotel info job-details jobs list log login mails multi-search my-data newsletter offline order orders',
    'passenger pass password pay preview privacy profile promo properties property queues quote records refund-form refund-policy report-abandoned reports reset results retrieve review',
    'saved search session setup-account share sign-in sign-out signup special-deals submission social terms tickets unlock unsubscribe uses verify view',
  ].flatMap((line) => line.split(' ')),
)

/** Query values about the search or its source that don't identify a visitor. */
const queryNames =
  /^((dep|arr)Airport\d?|depDate\d?|retDate|tripType|adult|child|infant|cabin|currency|sort|aft|acart|sharedFlight|utm_(source|medium|campaign|term|content|id))$/

/** Pages whose last parts are published: campaigns, written pages, articles of the help centre, jobs. */
const publishedPages = new Set(['campaign', 'info', 'help', 'careers'])
const publishedPart = /^[a-z\d]+(?:-[a-z\d]+)*$/
/** A part of an address that isn't a page: words, as in a mistyped or an old link. Codes and tokens have digits or capitals. */
const wordsOnly = /^[a-z]+(?:[-.][a-z]+)*$/
const longestPart = 80

/**
 * Returns an address of the site for storing and forwarding (S3.23), without codes, ids, tokens and anything else that may
 * identify a person or grant access: those become `:id`. What anybody can read stays, such as a campaign's name.
 */
export function publicAddress(address: string): string {
  const url = URL.canParse(address, 'http://site') ? new URL(address, 'http://site') : undefined
  if (!url) return '/'
  const [locale, ...rest] = url.pathname.split('/').filter(Boolean)
  const hasLocale = locale !== undefined && /^[a-z]{2}(-[a-z]{2})?$/.test(locale)
  const parts = hasLocale || locale === undefined ? rest : [locale, ...rest]
  const path = [...(hasLocale ? [locale] : []), ...publicParts(parts)].join('/')
  const query = new URLSearchParams()
  for (const [name, value] of url.searchParams) {
    if (queryNames.test(name)) query.append(name, publicValue(name, value).slice(0, 80))
  }
  return `/${path}${query.size > 0 ? `?${query}` : ''}`.slice(0, 500)
}

/** No campaign has a longer name, in characters; looking for people in longer texts would cost more than they're worth. */
const longestValue = 300

/**
 * Returns a value for recording. Places and dates are kept, e-mail addresses typed there by mistake aren't. Following
 * a reminder is recorded (S2.65) with its number, but not its token, which grants access.
 */
const publicValue = (name: string, value: string): string =>
  name === 'acart' && !/^\d$/.test(value)
    ? '[token]'
    : value.length > longestValue
      ? '[long]'
      : /^(utm_|aft$)/.test(name)
        ? withoutPersons(value)
        : value.replace(email, '[e-mail]')

/** The part before the `@` has at most 64 characters (RFC 5321); without a limit, the time would grow with the square of a text's length. */
const email = /[^\s@<>"'(),;:]{1,64}@[^\s@<>"'(),;:]+/g

function publicParts(parts: readonly string[]): string[] {
  const [page = ''] = parts
  const known = publishedPages.has(page)
    ? publishedPart
    : pathWords.has(page)
      ? undefined
      : wordsOnly
  const isPublic = (part: string) =>
    pathWords.has(part) || (part.length <= longestPart && known?.test(part) === true)
  return parts.map((part) => (isPublic(part) ? part : ':id'))
}

/**
 * Returns a text without anything that could identify a person or grant access: e-mail addresses, queries, long
 * numbers and tokens.
 */
export const withoutPersons = (text: string): string =>
  text
    .replace(email, '[e-mail]')
    .replace(/\?[^\s"')]+/g, '?…')
    .replace(/\+?\d[\d ().-]{6,}\d/g, '[number]')
    .replace(/[\w-]{24,}/g, '[token]')

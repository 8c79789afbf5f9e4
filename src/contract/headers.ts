/** Names of the headers that every front API request carries (S7.2, S7.3) and of the site's own cookies. */
export const headers = {
  coords: 'x-coords',
  auid: 'x-auid',
  country: 'x-country',
  currency: 'x-currency',
  language: 'x-language',
  aft: 'x-aft',
  source: 'x-source',
  sourcePar: 'x-sourcepar',
  sessionId: 'x-session-id',
  refSrc: 'x-ref-src',
  affiliate: 'x-affiliate',
  memberId: 'x-mm',
  traceId: 'x-trace-id',
  asnNum: 'x-asn-num',
  searchKey: 'x-kn',
  csrf: 'x-csrf-token',
  idempotencyKey: 'idempotency-key',
  /** Proof that a guest may see an order: the grants of earlier look-ups, signed by the server. */
  orderAccess: 'x-order-access',
} as const

/**
 * The meaning of each header (S7.3). The site sends all of them, empty if unknown, except `aft`, `affiliate` and `searchKey`; its
 * pages, where they call themselves, send those that scripts know, and other callers may omit any. None of them
 * authenticates the caller.
 */
export const callerHeaders: Readonly<Partial<Record<keyof typeof headers, string>>> = {
  coords: 'Latitude and longitude of the caller, comma-separated.',
  auid: 'The long-lived id of the device.',
  country: 'Two letters, such as MY.',
  currency: 'Three letters, such as MYR.',
  language: 'Code of a locale; zh-tw as zh-TW.',
  aft: "The affiliate's code, only while the page's address has the query aft.",
  source: 'Code of the traffic source, such as GOOG; percent-encoded.',
  sourcePar: 'The other letters of the traffic source, as a query: b=autumn&u=….',
  affiliate:
    'The affiliate that the visitor came from in the last seven days, whatever address the page has, as a query: id=friend&clickId=….',
  sessionId: 'The id of the session.',
  refSrc:
    'Who linked to the first page of the visit: code of a search engine or a host; DIRECT if nobody.',
  memberId: 'The member that the caller says it speaks for; the bearer token decides.',
  traceId: 'Goes along through logs.',
  asnNum: 'The number of the network that the caller comes through.',
  searchKey:
    'Only where a flight search has departure, arrival and date: the keyed digest of these, made by the site.',
}

/**
 * How much of a header counts, in characters; the rest is cut, except of an idempotency
 * key, which is refused. A click's id may be long, and longer still percent-encoded: cut, it
 * would be another click's. Grants of orders are those of a cookie, with the member's own.
 */
export const longestHeader = (name: keyof typeof headers): number => {
  if (name === 'affiliate') return 3000
  if (name === 'orderAccess') return 8000
  return name === 'idempotencyKey' ? 200 : 500
}

/**
 * Returns the name of a host-only cookie over HTTPS: browsers accept `__Host-` cookies only from the host itself, so
 * neither a sibling domain nor an insecure connection can set one.
 */
export const hostCookie = (name: string): string => `__Host-${name}`

export const cookies = {
  language: 'Language_code',
  currency: 'Currency',
  country: 'preferred_country',
  auid: 'auid',
  session: 'sid',
  asnNum: 'Asn-Num',
  orderAccess: 'order_access',
  theme: 'theme',
  /** The token of a session at the desk; a member's are in others. */
  desk: 'desk_token',
  /** What was done at the desk, for the page that says so. */
  deskTold: 'desk_told',
} as const

/** The header that names who a document was made for: a digest of a member's id, or of a guest's device id. */
export const ownerHeader = 'x-saved-owner'

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
  memberId: 'x-mm',
  traceId: 'x-trace-id',
  asnNum: 'x-asn-num',
  searchKey: 'x-kn',
  csrf: 'x-csrf-token',
  idempotencyKey: 'idempotency-key',
  /** Proof that a guest may see an order: the grants of earlier look-ups, signed by the server. */
  orderAccess: 'x-order-access',
} as const

export const cookies = {
  language: 'Language_code',
  currency: 'Currency',
  country: 'preferred_country',
  auid: 'auid',
  session: 'sid',
  asnNum: 'Asn-Num',
  orderAccess: 'order_access',
  theme: 'theme',
} as const

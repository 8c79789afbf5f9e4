import { countryByCode, currencies } from '../../contract/countries.ts'

/**
 * Returns the currency that follows from what is known of a visitor (S5.5): an affiliate's (S5.12), otherwise a shared-flight link's,
 * the cookie's or the country's. An unknown currency counts as none. Undefined if nothing is known, since an assumed country doesn't
 * set the currency: the default is shown.
 */
export function toldCurrency(known: {
  forced?: string | null | undefined
  shared?: string | null | undefined
  cookie?: string | null | undefined
  country: string
  countryAssumed: boolean
}): string | undefined {
  const told = [known.forced, known.shared, known.cookie].find(
    (each) => each && currencies.includes(each),
  )
  if (told) return told
  return known.countryAssumed ? undefined : countryByCode(known.country)?.currency
}

/** Returns the currency in a shared-flight link (S5.5), from a page's path with its query. */
export function linkCurrency(address: string): string | undefined {
  const query = new URLSearchParams(address.split('?')[1])
  return query.has('sharedFlight') ? (query.get('currency') ?? undefined) : undefined
}

/** Returns the URL without that currency and the price in it. */
export function withoutLinkCurrency(address: string): string {
  const [path = '', search] = address.split('?')
  const query = new URLSearchParams(search)
  query.delete('currency')
  query.delete('sharedPrice')
  return `${path}?${query}`
}

import { countryByCode, currencies } from '../../contract/countries.ts'

/**
 * Returns the currency a visitor sees (S5.5): an affiliate's (S5.12), otherwise a shared-flight link's, the cookie's, the
 * country's or the default. An unknown currency counts as none. An assumed country doesn't set the currency.
 */
export function chooseCurrency(known: {
  forced?: string | null | undefined
  shared?: string | null | undefined
  cookie?: string | null | undefined
  country: string
  countryAssumed: boolean
  fallback: string
}): string {
  const told = [known.forced, known.shared, known.cookie].find(
    (each) => each && currencies.includes(each),
  )
  if (told) return told
  if (known.countryAssumed) return known.fallback
  return countryByCode(known.country)?.currency ?? known.fallback
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

import { countryByCode, currencies } from '../../contract/countries.ts'

/**
 * The currency a visitor sees (S5.5): what an affiliate's contract says (S5.12), else a shared-flight link,
 * else the cookie, else the country's, else the default. An unknown currency counts as none. A country that was only assumed sets no currency.
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

/** The currency that a shared-flight link brings along (S5.5), in a page's path with its query. */
export function linkCurrency(address: string): string | undefined {
  const query = new URLSearchParams(address.split('?')[1])
  return query.has('sharedFlight') ? (query.get('currency') ?? undefined) : undefined
}

/** The address without that currency, and without the price that was in it. */
export function withoutLinkCurrency(address: string): string {
  const [path = '', search] = address.split('?')
  const query = new URLSearchParams(search)
  query.delete('currency')
  query.delete('sharedPrice')
  return `${path}?${query}`
}

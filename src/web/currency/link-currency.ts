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

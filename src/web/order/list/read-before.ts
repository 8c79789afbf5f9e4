/** The moment that a list's address asks for orders from before, when it is one. */
export function readBefore(url: URL): string | undefined {
  const before = url.searchParams.get('before')
  return before && !Number.isNaN(Date.parse(before)) ? before : undefined
}

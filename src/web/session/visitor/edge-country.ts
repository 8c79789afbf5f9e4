/**
 * Returns the country where the edge network sees the visitor, served or not; undefined if it doesn't say, as for Tor (`T1`) and for
 * unknown addresses (`XX`).
 */
export function edgeCountry(request: Request): string | undefined {
  const country = request.headers.get('cf-ipcountry')?.trim().toUpperCase() ?? ''
  return /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : undefined
}

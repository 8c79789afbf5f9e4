import type { getVisitConfig } from '../../../contract/config-endpoints.ts'
import type { ResultOf } from '../../../contract/endpoint.ts'

type Edge = ResultOf<typeof getVisitConfig>['edge']

const nowhere: Edge = { country: null, city: null, latitude: null, longitude: null, asn: null }

/** Returns the countries that a call names, likeliest first: the caller's own word, then where the edge network saw it. */
export const toldCountries = (
  { context, headers }: { context: { country: string | undefined }; headers: Headers },
  trustedProxies: number,
): string[] =>
  [context.country, edgeOf(headers, trustedProxies).country].filter(
    (code) => typeof code === 'string',
  )

/** Returns a caller's location by the edge network, whose headers count only behind a proxy of ours. */
export function edgeOf(headers: Headers, trustedProxies: number): Edge {
  if (trustedProxies === 0) return nowhere
  const read = (name: string) => headers.get(name)?.trim().slice(0, 100) || null
  const degrees = (name: string, most: number) => {
    const told = read(name)
    const value = Number(told)
    return told !== null && Math.abs(value) <= most ? value : null
  }
  const country = read('cf-ipcountry')?.toUpperCase() ?? null
  return {
    country: country && /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : null,
    city: read('cf-ipcity'),
    latitude: degrees('cf-iplatitude', 90),
    longitude: degrees('cf-iplongitude', 180),
    asn: /^(?:AS)?(\d{1,10})$/i.exec(read('cf-asn') ?? '')?.[1] ?? null,
  }
}

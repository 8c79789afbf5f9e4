import { cookies as names } from '../../contract/headers.ts'
import type { SiteCookies } from './site-cookies.ts'

/**
 * The visitor number (S3.24): the number of the network that a visitor comes through. The edge network tells it
 * (`cf-asn`); the cookie `Asn-Num` keeps it for requests that come past the edge.
 */
export function keepVisitorNumber(cookies: SiteCookies, edge: string | null): void {
  const told = /^(?:AS)?(\d{1,10})$/i.exec(edge ?? '')?.[1]
  const known = cookies.read(names.asnNum)
  if (told && told !== known) cookies.write(names.asnNum, told)
  else if (!told && known && !/^\d{1,10}$/.test(known)) cookies.remove(names.asnNum)
}

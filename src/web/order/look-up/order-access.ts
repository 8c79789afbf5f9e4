import { cookies as names } from '../../../contract/headers.ts'
import type { SiteCookies } from '../../session/visitor/site-cookies.ts'

/** Grants stand for a week, and so does the cookie that carries them. */
const week = 7 * 24 * 60 * 60
/** How many orders a device keeps the right to see; a header should not grow without end. */
const mostGrants = 5

/**
 * The grants to send along from now on: the new one and the earlier ones, without those for the same order.
 * A grant is `code.end.signature`; several are parted by commas (`x-order-access`).
 */
export function addGrant(earlier: string, grant: string): string {
  const [code] = grant.split('.')
  const others = earlier.split(/[\s,]+/).filter((each) => each && each.split('.')[0] !== code)
  return [grant, ...others].slice(0, mostGrants).join(',')
}

/** Lets this device see the order of a grant from now on, this request included. */
export function keepGrant(cookies: SiteCookies, grant: string): void {
  const earlier = cookies.read(names.orderAccess) ?? ''
  cookies.write(names.orderAccess, addGrant(earlier, grant), { maxAge: week })
}

/**
 * Takes the grant that a mail's link carries (`?access=`) into the cookie if `opens` says that the front API knows it as
 * its own; a made-up one would push real ones out. Returns the address without it, which is the one to show: a grant must
 * not stay where it is shared, logged or sent on as a referrer. Undefined when the address carries none.
 */
export async function takeMailGrant(
  cookies: SiteCookies,
  url: Pick<URL, 'pathname' | 'search'>,
  orderCode: string,
  opens: () => Promise<boolean>,
): Promise<string | undefined> {
  const query = new URLSearchParams(url.search)
  const grant = query.get('access')
  if (grant === null) return undefined
  if (/^[A-Z0-9]{6}\.\d{1,15}\.[\w-]{43}$/.test(grant) && grant.startsWith(`${orderCode}.`)) {
    const earlier = cookies.read(names.orderAccess)
    keepGrant(cookies, grant)
    if (!(await opens())) cookies.write(names.orderAccess, earlier ?? '', { maxAge: week })
  }
  query.delete('access')
  return `${url.pathname}${query.size > 0 ? `?${query}` : ''}`
}

import { cookies as names } from '../../contract/headers.ts'
import type { SiteCookies } from './visitor/site-cookies.ts'

/** Grants are valid for a week, and so is their cookie. */
const week = 7 * 24 * 60 * 60
/** The most orders a device has grants for, because headers must not grow without limit. */
const mostGrants = 5

/**
 * Returns the grants to send from now on: the new one and the earlier ones, without those for the same order. A grant
 * is `code.end.signature`; several are comma-separated (`x-order-access`).
 */
export function addGrant(earlier: string, grant: string): string {
  const [code] = grant.split('.')
  const others = earlier.split(/[\s,]+/).filter((each) => each && each.split('.')[0] !== code)
  return [grant, ...others].slice(0, mostGrants).join(',')
}

/** Lets this device see a grant's order or conversation from now on, including in this request. */
export function keepGrant(cookies: SiteCookies, grant: string): void {
  const earlier = cookies.read(names.orderAccess) ?? ''
  cookies.write(names.orderAccess, addGrant(earlier, grant), { maxAge: week })
}

/**
 * Moves the grant in a mail's link (`?access=`) into the cookie if `opens` confirms that the front API issued it; an
 * invented one would push out real ones. Returns the address without it, because a grant must not be shared, logged or
 * sent as a referrer. Undefined if the address has none.
 */
export async function takeMailGrant(
  cookies: SiteCookies,
  url: Pick<URL, 'pathname' | 'search'>,
  code: string,
  opens: () => Promise<boolean>,
): Promise<string | undefined> {
  const query = new URLSearchParams(url.search)
  const grant = query.get('access')
  if (grant === null) return undefined
  if (/^[A-Z0-9]{6,8}\.\d{1,15}\.[\w-]{43}$/.test(grant) && grant.startsWith(`${code}.`)) {
    const earlier = cookies.read(names.orderAccess)
    keepGrant(cookies, grant)
    if (!(await opens())) cookies.write(names.orderAccess, earlier ?? '', { maxAge: week })
  }
  query.delete('access')
  return `${url.pathname}${query.size > 0 ? `?${query}` : ''}`
}

import { longestPromo } from '../../contract/promo/promo-terms.ts'
import type { SiteCookies } from './visitor/site-cookies.ts'

const cookie = 'promo'
/** As long as an ad's click: people come back to book. */
const week = 7 * 24 * 60 * 60

/** Capitals, digits and hyphens, as codes are stored (`promoCodeSchema`). */
const isCode = (text: string): boolean =>
  text.length <= longestPromo && /^[A-Z0-9][A-Z0-9-]{2,}$/.test(text)

/**
 * Keeps the promo code of a link (`?promo=CITY10`), for the field on the payment page. It's what the visitor asked for with
 * the link, so it needs no consent. Whatever can't be a code changes nothing.
 */
export function keepPromo(cookies: SiteCookies, query: URLSearchParams): void {
  const code = query.get('promo')?.trim().toUpperCase()
  if (code && isCode(code)) cookies.write(cookie, code, { maxAge: week })
}

/** Returns the code of the last link that had one. */
export function keptPromo(cookies: Pick<SiteCookies, 'read'>): string | undefined {
  const code = cookies.read(cookie)
  return code && isCode(code) ? code : undefined
}

/** Forgets the code: an order is being paid with it, or the traveller doesn't want it. */
export const forgetPromo = (cookies: Pick<SiteCookies, 'remove'>): void => cookies.remove(cookie)

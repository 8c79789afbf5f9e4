import type { TrxId } from '../../contract/ids.ts'
import type { Money } from '../../contract/money.ts'
import { longestPromo, type PromoError, promoErrors } from '../../contract/promo/promo-terms.ts'
import type { SiteCookies } from './visitor/site-cookies.ts'

const cookie = 'promo'
/** As long as an ad's click: people come back to book. */
const week = 7 * 24 * 60 * 60

/** Capitals, digits and hyphens, as codes are stored (`promoCodeSchema`). */
const isCode = (text: string): boolean =>
  text.length <= longestPromo && /^[A-Z0-9][A-Z0-9-]{2,}$/.test(text)

/**
 * Keeps the promo code of a link (`?promo=CITY10`), for the payment page. It's what the visitor asked for with
 * the link, so it needs no consent. Whatever can't be a code changes nothing.
 */
export function keepPromo(cookies: SiteCookies, query: URLSearchParams): void {
  const code = query.get('promo')?.trim().toUpperCase()
  if (code && isCode(code)) cookies.write(cookie, code, { maxAge: week })
}

/** Returns the code of the last link that had one. */
export function keptPromo(cookies: Pick<SiteCookies, 'read'>): string | undefined {
  const [code = ''] = readParts(cookies)
  return isCode(code) ? code : undefined
}

/** Why an order can't have the kept code. */
export interface PromoRefusal {
  error: PromoError
  /** The price that the code needs, if that's why. */
  minimum?: Money | undefined
}

/** Notes behind the kept code why an order can't have it, so that it isn't tried again. The next link forgets the note. */
export function noteRefusal(cookies: SiteCookies, trxId: TrxId, refusal: PromoRefusal): void {
  const { error, minimum } = refusal
  const note = [trxId, error, ...(minimum ? [minimum.amount, minimum.currency] : [])]
  cookies.write(cookie, [keptPromo(cookies), ...note].join(between), { maxAge: week })
}

/** Returns why an order can't have the kept code; undefined if it hasn't been tried. */
export function notedRefusal(
  cookies: Pick<SiteCookies, 'read'>,
  trxId: TrxId,
): PromoRefusal | undefined {
  const [, order, noted, amount, currency = ''] = readParts(cookies)
  const error = promoErrors.find((each) => each === noted)
  if (order !== trxId || !error) return undefined
  const isAmount = Number.isSafeInteger(Number(amount)) && /^[A-Z]{3}$/.test(currency)
  return { error, ...(isAmount && { minimum: { amount: Number(amount), currency } }) }
}

/** Neither in codes nor in what is noted. */
const between = '~'
const readParts = (cookies: Pick<SiteCookies, 'read'>): string[] =>
  cookies.read(cookie)?.split(between) ?? []

/** Forgets the code: an order is being paid with it, or the traveller doesn't want it. */
export const forgetPromo = (cookies: Pick<SiteCookies, 'remove'>): void => cookies.remove(cookie)

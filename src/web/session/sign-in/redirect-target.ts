import { orderCodeSchema } from '../../../contract/ids.ts'
import { pageUrl } from '../../locale/url.ts'
import { safePath } from '../safe-path.ts'
import type { SiteCookies } from '../visitor/site-cookies.ts'

const cookie = 'auth_redirect'
/** Seconds. After this, visitors have forgotten where they were going. */
const lifetime = 60 * 60
const longest = 2000

/** Stores where the visitor wanted to go until they have signed in (S2.69); only paths of this site. */
export function rememberTarget(cookies: SiteCookies, path: unknown): void {
  const safe = safePath(path, '')
  if (safe && safe.length <= longest) cookies.write(cookie, safe, { maxAge: lifetime })
}

/**
 * Returns where a sign-in leads: the stored target, otherwise home. It's checked again, because cookies can be
 * planted.
 */
export function takeTarget(cookies: SiteCookies, locale: string): string {
  const target = safePath(cookies.read(cookie), pageUrl(locale, ''))
  cookies.remove(cookie)
  return target
}

export const forgetTarget = (cookies: SiteCookies): void => cookies.remove(cookie)

/** Returns where a sign-in would lead, without removing it. */
export const readTarget = (cookies: SiteCookies): string | undefined =>
  safePath(cookies.read(cookie), '') || undefined

/** Returns the code of the order a visitor wanted to see before they were asked to sign in (S2.69). */
export function orderOfTarget(target: string | undefined): string | undefined {
  const [, code] =
    /^\/[^/]+\/(?:(?:account\/)?order|refund-form|aftersales\/change-flight\/submission)\/([^/?#]+)/.exec(
      target ?? '',
    ) ?? []
  const parsed = orderCodeSchema.safeParse(code)
  return code !== 'search' && parsed.success ? parsed.data : undefined
}

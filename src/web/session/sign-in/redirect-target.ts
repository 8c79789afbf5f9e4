import { orderCodeSchema } from '../../../contract/ids.ts'
import { pageUrl } from '../../locale/url.ts'
import { safePath } from '../safe-path.ts'
import type { SiteCookies } from '../visitor/site-cookies.ts'

const cookie = 'auth_redirect'
/** Seconds. Who signs in later than that has forgotten where they were going. */
const lifetime = 60 * 60
const longest = 2000

/** Keeps where the visitor wanted to go until they have signed in (S2.69); a path of this site only. */
export function rememberTarget(cookies: SiteCookies, path: unknown): void {
  const safe = safePath(path, '')
  if (safe && safe.length <= longest) cookies.write(cookie, safe, { maxAge: lifetime })
}

/** Where a sign-in leads: the remembered target, else home. It is checked again, for cookies can be planted. */
export function takeTarget(cookies: SiteCookies, locale: string): string {
  const target = safePath(cookies.read(cookie), pageUrl(locale, ''))
  cookies.remove(cookie)
  return target
}

export const forgetTarget = (cookies: SiteCookies): void => cookies.remove(cookie)

/** Where a sign-in would lead, without forgetting it. */
export const readTarget = (cookies: SiteCookies): string | undefined =>
  safePath(cookies.read(cookie), '') || undefined

/** The code of the order that a visitor wanted to see before they were asked to sign in (S2.69). */
export function orderOfTarget(target: string | undefined): string | undefined {
  const [, code] =
    /^\/[^/]+\/(?:(?:account\/)?order|refund-form|aftersales\/change-flight\/submission)\/([^/?#]+)/.exec(
      target ?? '',
    ) ?? []
  const parsed = orderCodeSchema.safeParse(code)
  return code !== 'search' && parsed.success ? parsed.data : undefined
}

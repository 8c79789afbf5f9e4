import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie'

/** Reads a Cookie header. Values that can't be decoded are used as they are. */
export const readCookies = (header: string | null): Map<string, string> =>
  new Map(
    Object.entries(parseCookie(header ?? '')).flatMap(([name, value = '']) =>
      name ? [[name, value] as const] : [],
    ),
  )

/** `maxAge` in seconds; without it the cookie ends with the browser's session. */
export type CookieOptions = Pick<SetCookie, 'maxAge' | 'httpOnly' | 'secure'> & {
  domain?: string | undefined
}

/** Returns a Set-Cookie value for the whole site, `SameSite=Lax`. */
export const setCookie = (name: string, value: string, options: CookieOptions): string => {
  const { domain, ...rest } = options
  return stringifySetCookie({
    ...rest,
    ...(domain && { domain }),
    name,
    value,
    path: '/',
    sameSite: 'lax',
  })
}

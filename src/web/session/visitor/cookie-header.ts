/** Reads a Cookie header. Values that do not decode are taken as they stand. */
export function readCookies(header: string | null): Map<string, string> {
  const found = new Map<string, string>()
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=')
    const name = pair.slice(0, Math.max(0, at)).trim()
    if (name && !found.has(name)) found.set(name, decoded(pair.slice(at + 1).trim()))
  }
  return found
}

export interface CookieOptions {
  /** Seconds; without it the cookie ends with the browser's session. */
  maxAge?: number
  httpOnly?: boolean
  domain?: string | undefined
  secure: boolean
}

/** A Set-Cookie value for the whole site, `SameSite=Lax`. */
export function setCookie(name: string, value: string, options: CookieOptions): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax']
  if (options.maxAge !== undefined) parts.push(`Max-Age=${options.maxAge}`)
  if (options.domain) parts.push(`Domain=${options.domain}`)
  if (options.httpOnly) parts.push('HttpOnly')
  if (options.secure) parts.push('Secure')
  return parts.join('; ')
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

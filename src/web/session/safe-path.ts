/** The placeholder of the site's origin when parsing an address: what leaves it leaves the site. */
const base = 'http://site.invalid'

/** Characters that parsers drop, or read as a slash. None of our addresses contain one. */
const unclean = /[\p{Cc}\p{Zs}\p{Zl}\p{Zp}\\]|\p{Surrogate}/u

/** Two slashes, or an encoded slash, backslash, dot or control character, which a later parser may decode. */
const disguised = /\/\/|%(?:2f|5c|2e|[01][\da-f]|7f)/i

/**
 * Returns the path of this site, with query and hash, from untrusted input; otherwise the fallback. The address is
 * parsed before it's checked: `/..//host` begins like a path, but a browser resolves it to another site, which would
 * be an open redirect for phishing.
 */
export function safePath(value: unknown, fallback: string): string {
  if (typeof value !== 'string' || !value.startsWith('/') || unclean.test(value)) return fallback
  if (!URL.canParse(value, base)) return fallback
  const { origin, pathname, search, hash } = new URL(value, base)
  return origin !== base || disguised.test(pathname) ? fallback : pathname + search + hash
}

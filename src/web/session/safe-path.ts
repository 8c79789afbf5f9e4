/** Stands in for the site's own origin while an address is parsed: what leaves it leaves the site. */
const base = 'http://site.invalid'

/** What parsers drop, or read as a slash. No address that we make holds one. */
const unclean = /[\p{Cc}\p{Zs}\p{Zl}\p{Zp}\\]|\p{Surrogate}/u

/** Two slashes, or a slash, backslash, dot or control character in disguise, which a later parser may unmask. */
const disguised = /\/\/|%(?:2f|5c|2e|[01][\da-f]|7f)/i

/**
 * The path of this site, with query and hash, that something from outside stands for; else the fallback. The address is
 * parsed first and judged as parsed: `/..//host` begins like a path, but a browser resolves it to another site, which
 * would make us a stepping stone for phishing.
 */
export function safePath(value: unknown, fallback: string): string {
  if (typeof value !== 'string' || !value.startsWith('/') || unclean.test(value)) return fallback
  if (!URL.canParse(value, base)) return fallback
  const { origin, pathname, search, hash } = new URL(value, base)
  return origin !== base || disguised.test(pathname) ? fallback : pathname + search + hash
}

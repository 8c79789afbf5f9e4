/** The longest address that written content may link to. */
export const longestHref = 500

/**
 * Where written content may link to: a page of this site, without its language, or a secure address. Without a second
 * slash or a backslash at the start, with which browsers leave the site, without `javascript:`, which would run in it, and
 * without a user name, which would pass for the host's. Nothing invisible, which could reverse what is read of it, neither as a
 * character nor coded: `%0d%0a`, `%e2%80%ae`.
 */
export const safeAddress =
  /^(?!.*%(?:[01][\dA-Fa-f]|7[Ff]|[Ee]2%8(?:0%[Aa][A-Ea-e]|1%[Aa][6-9])))(?:\/(?![/\\])|https:\/\/(?![^/?#]*@))[^\s\\\p{C}]*$/u

/**
 * Whether written content may link to an address: the rule of `safeHrefSchema`, for pages that tell before they send. It
 * has a file of its own because pages don't load schemas.
 */
export const isSafeHref = (address: string): boolean =>
  address.length <= longestHref && safeAddress.test(address)

/** Pages without a locale, and the site's own calls (S2.58, S2.59): just these, since every other path has a locale's routes. */
const withoutLocale =
  /^\/(?:callback(?:\.data)?\/?|deeplink(?:\/.*)?|api\/(?:locales|content\/career)\/?|icons\/[^/]+|__manifest)$/

/** Returns whether a path without a locale is complete: a language before it would make it another, which is nothing. */
export const isWithoutLocale = (pathname: string): boolean => withoutLocale.test(pathname)

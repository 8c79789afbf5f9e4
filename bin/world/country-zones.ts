import { onceEach } from '../../src/server/platform/once-each.ts'

/** Not yet in TypeScript's library. */
type LocaleWithZones = Intl.Locale & { getTimeZones(): string[] | undefined }

/** Returns a country's zones from tzdata in Node's ICU, some under former names. */
export const countryZones = (country: string): readonly string[] =>
  (new Intl.Locale(`und-${country}`) as LocaleWithZones).getTimeZones() ?? []

const canonical = onceEach(
  (timeZone) => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone,
)

/** Returns whether two names are the same zone: `Asia/Kathmandu` and `Asia/Katmandu`. */
export const sameZone = (one: string, other: string): boolean =>
  one === other || canonical(one) === canonical(other)

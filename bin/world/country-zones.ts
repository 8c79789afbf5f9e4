import { onceEach } from '../../src/server/platform/once-each.ts'

/** TypeScript's library does not know the method yet. */
type LocaleWithZones = Intl.Locale & { getTimeZones(): string[] | undefined }

/** Returns the zones of a country by tzdata, as the ICU of this Node holds it; some under names of old. */
export const countryZones = (country: string): readonly string[] =>
  (new Intl.Locale(`und-${country}`) as LocaleWithZones).getTimeZones() ?? []

const canonical = onceEach(
  (timeZone) => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone,
)

/** Returns whether two names mean one zone: `Asia/Kathmandu` and `Asia/Katmandu`. */
export const sameZone = (one: string, other: string): boolean =>
  one === other || canonical(one) === canonical(other)

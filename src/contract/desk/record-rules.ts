import { z } from 'zod'
import { currencies } from '../countries.ts'
import { ruleTypes } from '../message/usages.ts'

/**
 * What records at the desk have in common. Each rule's code is what the form says beside the field: without it, a record that
 * can never apply would be stored without a word.
 */

/** Regions of CLDR that nobody lives in: groups of countries, unknown and for testing. */
const noCountries: readonly string[] = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** A country that exists: two letters. */
export const knownCountrySchema = z
  .string()
  .max(2, 'unknown_country')
  .refine(
    (code) =>
      /^[A-Z]{2}$/.test(code) && regions.of(code) !== undefined && !noCountries.includes(code),
    { error: 'unknown_country' },
  )

/** A currency that prices can be in. */
export const knownCurrencySchema = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .refine((code) => currencies.includes(code), { error: 'unknown_currency' })

/** Refuses an end that isn't after its start. */
export function endsAfterStart(
  { startsAt, endsAt }: { startsAt: string | null; endsAt: string | null },
  context: z.RefinementCtx,
): void {
  if (startsAt === null || endsAt === null || Date.parse(startsAt) < Date.parse(endsAt)) return
  context.addIssue({ code: 'custom', path: ['endsAt'], message: 'before' })
}

/** Refuses countries that don't exist. */
export function checkCountries(
  { countries }: { countries: readonly string[] },
  context: z.RefinementCtx,
): void {
  if (countries.every((code) => knownCountrySchema.safeParse(code).success)) return
  context.addIssue({ code: 'custom', path: ['countries'], message: 'unknown_country' })
}

/** Where the written pages are that messages can be for by name. */
const namedPages = ['/campaign', '/info']

/**
 * Refuses a message that no page shows: without pages, or for campaigns, none of whose pages are among them. `*` is every page,
 * `/campaign/*` those of all campaigns.
 */
export function checkPages(
  { paths, slugs }: { paths: readonly string[]; slugs: readonly string[] },
  context: z.RefinementCtx,
): void {
  const wrong = (message: string) => context.addIssue({ code: 'custom', path: ['paths'], message })
  if (slugs.length === 0) {
    if (paths.length === 0) wrong('pages_missing')
    return
  }
  const isCovered = (slug: string) =>
    namedPages.some((above) =>
      paths.some((path) => path === '*' || path === `${above}/*` || path === `${above}/${slug}`),
    )
  if (!slugs.every(isCovered)) wrong('campaign_pages_missing')
}

/** Refuses currencies that no price is in. */
export function checkCurrencies(
  { currency, currencies: accepted }: { currency: string | null; currencies: readonly string[] },
  context: z.RefinementCtx,
): void {
  const isUnknown = (code: string) => !currencies.includes(code)
  const wrong = (path: string) =>
    context.addIssue({ code: 'custom', path: [path], message: 'unknown_currency' })
  if (currency !== null && isUnknown(currency)) wrong('currency')
  if (accepted.some(isUnknown)) wrong('currencies')
}

/** A rule of a triggered message, with a value that can come true: percent, whole views, seconds or minutes. */
const messageRuleSchema = z
  .object({ type: z.enum(ruleTypes), value: z.number().min(0).max(1_000_000) })
  .refine(({ type, value }) => type !== 'screen_depth' || value <= 100, { error: 'rule_value' })
  .refine(
    ({ type, value }) => type !== 'number_page_views' || (Number.isInteger(value) && value > 0),
    {
      error: 'rule_value',
    },
  )

/** The rules of a message: each type at most once. */
export const messageRulesSchema = z
  .array(messageRuleSchema)
  .max(ruleTypes.length)
  .refine((rules) => new Set(rules.map(({ type }) => type)).size === rules.length, {
    error: 'rule_twice',
  })

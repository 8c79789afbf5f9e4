/**
 * The days on which the texts that come with the site and have versions changed, the newest first. What staff publish in
 * their place adds moments to them. Plain data, so that browsers get no schemas.
 */
export const termsVersions = {
  'terms/uses': ['2026-11-22'],
  'terms/condition': ['2026-11-25', '2026-11-23', '2026-11-22'],
  privacy: ['2026-11-24', '2026-11-23', '2026-11-22'],
  cookies: ['2026-11-24'],
} as const satisfies Record<string, readonly [string, ...string[]]>

export type VersionedPage = keyof typeof termsVersions

/** The pages with versions by the names under which staff write them. */
export const termsPages = {
  'terms-uses': 'terms/uses',
  'terms-condition': 'terms/condition',
  privacy: 'privacy',
  cookies: 'cookies',
} as const satisfies Record<string, VersionedPage>

export type TermsSlug = keyof typeof termsPages

export const termsSlugs = Object.keys(termsPages) as TermsSlug[]

/** Returns whether travellers agree to a document, or rely on it: what it said stays readable. */
export const isTerms = ({ kind, slug }: { kind: string; slug: string }): boolean =>
  kind === 'page' && Object.hasOwn(termsPages, slug)

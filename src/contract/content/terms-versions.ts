/** The days on which the texts that have versions changed, the newest first. Plain data, so that browsers get no schemas. */
export const termsVersions = {
  'terms/uses': ['2026-11-22'],
  'terms/condition': ['2026-11-23', '2026-11-22'],
  privacy: ['2026-11-24', '2026-11-23', '2026-11-22'],
  cookies: ['2026-11-24'],
} as const satisfies Record<string, readonly [string, ...string[]]>

export type VersionedPage = keyof typeof termsVersions

/** The version of the terms and conditions that travellers agree to now. */
export const [currentTerms] = termsVersions['terms/condition']

/** Returns the version of the terms and conditions that was in force at an instant. */
export function termsAt(instant: Date): string {
  const day = instant.toISOString().slice(0, 10)
  const versions: readonly string[] = termsVersions['terms/condition']
  return versions.find((version) => version <= day) ?? versions.at(-1) ?? currentTerms
}

import type { WordId } from '../locale/word-store.ts'

/** Texts of sections as they were, each with the last version that had it, the oldest first. */
const formerTexts = [
  ['condition-liability', '2026-11-22', 'former-terms.condition-liability-20261122'],
  ['condition-law', '2026-11-23', 'former-terms.condition-law-20261123'],
  ['privacy-long', '2026-11-22', 'former-terms.privacy-long-20261122'],
  ['privacy-long', '2026-11-23', 'former-terms.privacy-long-20261123'],
  ['privacy-why', '2026-11-23', 'former-terms.privacy-why-20261123'],
  ['privacy-cookies', '2026-11-23', 'former-terms.privacy-cookies-20261123'],
  ['privacy-rights', '2026-11-23', 'former-terms.privacy-rights-20261123'],
] as const satisfies readonly (readonly [string, string, WordId])[]

/** Returns the words of a section in a version, if they were others than now. */
export const formerText = (section: string, version: string) =>
  formerTexts.find(([of, last]) => of === section && last >= version)?.[2]

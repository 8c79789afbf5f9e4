// Apart from the schemas, so that browsers get no schemas.

export const jobTeams = [
  'engineering',
  'product',
  'design',
  'support',
  'partnerships',
  'marketing',
  'finance',
] as const
export type JobTeam = (typeof jobTeams)[number]

export const jobKinds = ['full_time', 'part_time', 'contract', 'internship'] as const
export type JobKind = (typeof jobKinds)[number]

/** The largest CV, in bytes. */
export const largestCv = 10 * 1024 * 1024

/** The longest texts of an application, in characters. */
export const longestName = 100
export const longestMessage = 4000

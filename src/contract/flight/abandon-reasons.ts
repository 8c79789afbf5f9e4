/**
 * The reasons for abandoning a booking on `/report-abandoned`. Separate from the schemas, so that those aren't sent to
 * the browser.
 */
export const abandonReasons = [
  'price',
  'plans',
  'elsewhere',
  'trouble',
  'looking',
  'other',
] as const
export type AbandonReason = (typeof abandonReasons)[number]

/** The longest comment with a reason, in characters. */
export const longestComment = 1000

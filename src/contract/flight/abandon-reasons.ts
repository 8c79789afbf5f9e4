/** Why somebody left a booking, as `/report-abandoned` asks: apart from the schemas, which need not travel to the browser. */
export const abandonReasons = [
  'price',
  'plans',
  'elsewhere',
  'trouble',
  'looking',
  'other',
] as const
export type AbandonReason = (typeof abandonReasons)[number]

/** The longest comment beside a reason, in characters. */
export const longestComment = 1000

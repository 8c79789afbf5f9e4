// Apart from the schemas, so that browsers get no schemas.

export const faqTopics = [
  'booking',
  'payment',
  'flights',
  'stays',
  'refunds',
  'account',
  'privacy',
  'contact',
] as const
export type FaqTopic = (typeof faqTopics)[number]

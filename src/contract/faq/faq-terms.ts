// Apart from the schemas, so that browsers get no schemas.

export const faqTopics = ['booking', 'payment', 'flights', 'stays', 'refunds', 'privacy'] as const
export type FaqTopic = (typeof faqTopics)[number]

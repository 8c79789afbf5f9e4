// Apart from the schema, so that browsers get no schemas.

/** What somebody tells us about, in the app. */
export const feedbackTopics = [
  'search',
  'booking',
  'payment',
  'after_sales',
  'app',
  'other',
] as const
export type FeedbackTopic = (typeof feedbackTopics)[number]

/** How content they are: 1 is very unhappy, 5 very happy. */
export const feedbackScores = [1, 2, 3, 4, 5] as const
export type FeedbackScore = (typeof feedbackScores)[number]

/** The longest comment, in characters. */
export const longestFeedback = 2000

import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { feedbackScores, feedbackTopics, longestFeedback } from './feedback-terms.ts'

export const sendFeedback = endpoint({
  id: 'feedback.send',
  method: 'POST',
  path: '/feedback',
  summary: 'Send feedback from the app',
  description:
    'Keeps what somebody says about the app, with its version, their language and country, and without their name. Deleted after a year.',
  body: z.object({
    score: z.literal(feedbackScores),
    topic: z.enum(feedbackTopics),
    comment: z.string().trim().max(longestFeedback),
    /** The app's version, as in its user agent. */
    appVersion: z.string().regex(/^\d[\d.]{0,15}$/),
  }),
  result: z.object({ kept: z.literal(true) }),
  status: 201,
  errors: ['VALIDATION', 'RATE_LIMITED'],
})

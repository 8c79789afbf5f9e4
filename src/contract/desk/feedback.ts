import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { feedbackTopics } from '../feedback/feedback-terms.ts'

const deskFeedbackSchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** 1 to 5. */
  score: z.int(),
  topic: z.enum(feedbackTopics),
  /** As somebody typed it; may be empty. */
  comment: z.string(),
  appVersion: z.string(),
  language: z.string().nullable(),
  country: z.string().nullable(),
})
export type DeskFeedback = z.infer<typeof deskFeedbackSchema>

export const listFeedback = endpoint({
  id: 'desk.feedback',
  method: 'GET',
  path: '/desk/feedback',
  summary: 'List what people say about the app',
  description:
    'Returns the feedback of the last year, fifty per page, the newest first: all of it, or that on a topic. It’s what strangers typed.',
  query: z.object({
    topic: z.enum(feedbackTopics).optional(),
    page: z.coerce.number().int().min(1).max(1000).default(1),
  }),
  result: z.object({
    feedback: z.array(deskFeedbackSchema),
    /** How many there are on all pages. */
    total: z.int(),
    /** The average score of all of them, to a tenth; null without any. */
    average: z.number().nullable(),
  }),
  auth: 'staff',
  act: 'ticket.read',
  errors: ['VALIDATION'],
})

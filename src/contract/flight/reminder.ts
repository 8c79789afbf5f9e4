import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { abandonReasons, longestComment } from './abandon-reasons.ts'
import { searchRequestSchema } from './search/flight-search.ts'

export const abandonedAnswerSchema = z.object({
  reason: z.enum(abandonReasons),
  comment: z.string().trim().max(longestComment).default(''),
})
export type AbandonedAnswer = z.infer<typeof abandonedAnswerSchema>

const params = z.object({ token: z.string().min(1).max(100) })

export const reminderSchema = z.object({
  /** Which of the two reminders it is. */
  number: z.int(),
  /** The booking's search. Never its travellers, because the address isn't verified. */
  request: searchRequestSchema,
  /** The previous answer. */
  answer: abandonedAnswerSchema.optional(),
})
export type Reminder = z.infer<typeof reminderSchema>

const known = ['REMINDER_NOT_FOUND', 'RATE_LIMITED'] as const

export const getReminder = endpoint({
  id: 'flight.reminder.get',
  method: 'GET',
  path: '/flight/reminders/:token',
  summary: 'Get a booking reminder',
  description:
    'Returns the flight search behind a reminder, by the token in its e-mail. Never returns who travels.',
  params,
  result: reminderSchema,
  errors: known,
})

export const answerReminder = endpoint({
  id: 'flight.reminder.answer',
  method: 'PUT',
  path: '/flight/reminders/:token/answer',
  summary: 'Say why a booking was left',
  description:
    'Saves why the booking was left, replacing an earlier answer, and stops its reminders.',
  params,
  body: abandonedAnswerSchema,
  result: reminderSchema,
  errors: ['VALIDATION', ...known],
})

export const stopReminders = endpoint({
  id: 'flight.reminder.stop',
  method: 'POST',
  path: '/flight/reminders/:token/stop',
  summary: 'Stop all reminders',
  description:
    'Stops all reminders to the e-mail address that this reminder was sent to, not only for this booking.',
  params,
  result: z.object({ stopped: z.literal(true) }),
  errors: known,
})

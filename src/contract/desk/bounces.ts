import { z } from 'zod'
import { endpoint, type ResultOf } from '../endpoint.ts'

const bouncedSchema = z.object({
  email: z.string(),
  language: z.string(),
  /** Since when the newsletter isn't sent there. */
  at: z.iso.datetime(),
  /** What the mail server said; null if that wasn't recorded. */
  reason: z.string().nullable(),
})

export const listBounces = endpoint({
  id: 'desk.bounces',
  method: 'GET',
  path: '/desk/newsletter/bounces',
  summary: 'List addresses that the newsletter isn’t sent to',
  description:
    'Returns subscribers whose mail servers refused mail for good, fifty per page, the newest first. They get the newsletter again once their owners confirm again.',
  query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  result: z.object({
    bounces: z.array(bouncedSchema),
    /** How many there are on all pages. */
    total: z.int(),
  }),
  auth: 'staff',
  act: 'content.edit',
  errors: ['VALIDATION'],
})
export type Bounces = ResultOf<typeof listBounces>

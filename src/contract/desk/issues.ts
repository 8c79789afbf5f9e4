import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { servedLocaleInput } from '../locale-input.ts'
import { mailAddressSchema } from '../member/member.ts'
import { documentParams, issueStates, versionParams } from './contents.ts'

const issueProgressSchema = z.object({
  state: z.enum(issueStates),
  sendAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** Why it was refused. */
  problem: z.string().nullable(),
  /** Who got it or will: as many as are subscribed now. */
  recipients: z.int(),
  /** To how many it was written. */
  written: z.int(),
  /** How many of these can't be reached any more. */
  bounced: z.int(),
})
export type IssueProgress = z.infer<typeof issueProgressSchema>

export const getIssueProgress = endpoint({
  id: 'desk.issue',
  method: 'GET',
  path: '/desk/contents/:contentId/issue',
  summary: 'Get how far a newsletter issue is sent',
  description: 'Returns the state and numbers of an issue; null if it was never published.',
  params: documentParams,
  result: z.object({ progress: issueProgressSchema.nullable() }),
  auth: 'staff',
  act: 'content.read',
  errors: ['VALIDATION', 'CONTENT_NOT_FOUND'],
})

export const countIssueRecipients = endpoint({
  id: 'desk.issue-recipients',
  method: 'GET',
  path: '/desk/contents/:contentId/versions/:version/recipients',
  summary: 'Count who a newsletter issue would be sent to',
  description:
    'Returns how many subscribers would get a version if it was sent now: not those who have the issue already.',
  params: versionParams,
  result: z.object({ recipients: z.int() }),
  auth: 'staff',
  act: 'content.read',
  errors: ['VALIDATION', 'CONTENT_NOT_FOUND'],
})

export const getIssueMail = endpoint({
  id: 'desk.issue-mail',
  method: 'GET',
  path: '/desk/contents/:contentId/versions/:version/mail',
  summary: 'Preview the mail of a newsletter issue',
  description:
    'Returns subject and HTML of the mail that a subscriber of a language gets, or of the English one.',
  params: versionParams,
  query: z.object({ lang: servedLocaleInput }),
  result: z.object({ subject: z.string(), html: z.string() }),
  auth: 'staff',
  act: 'content.read',
  errors: ['VALIDATION', 'CONTENT_NOT_FOUND'],
})

export const testIssue = endpoint({
  id: 'desk.issue-test',
  method: 'POST',
  path: '/desk/contents/:contentId/versions/:version/test',
  summary: 'Send a newsletter issue as a test',
  description: 'Sends the mail of a version to a few addresses, which don’t have to be subscribed.',
  params: versionParams,
  body: z.object({ lang: servedLocaleInput, emails: z.array(mailAddressSchema).min(1).max(10) }),
  result: z.object({ sent: z.int() }),
  auth: 'staff',
  act: 'content.edit',
  idempotent: true,
  errors: ['VALIDATION', 'CONTENT_NOT_FOUND', 'RATE_LIMITED'],
})

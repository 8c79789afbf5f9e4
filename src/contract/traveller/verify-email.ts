import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { mailFrom } from './typed-mail.ts'

/** Why mail to an address wouldn't arrive, or shouldn't be sent there. */
export const emailProblems = ['syntax', 'no_mail_domain', 'disposable'] as const

export const emailVerdictSchema = z.object({
  /** Null if nothing speaks against the address, which doesn't mean that the mailbox exists. */
  problem: z.enum(emailProblems).nullable(),
  /** The address that was probably meant, if the domain looks like a typo of a well-known one. */
  suggestion: z.string().nullable(),
  /** Whether the domain was looked up; false if the name servers didn't answer in time. */
  isDomainChecked: z.boolean(),
})
export type EmailVerdict = z.infer<typeof emailVerdictSchema>

/** S7.28 */
export const verifyEmail = endpoint({
  id: 'traveller.verify-email',
  method: 'POST',
  path: '/email/verify',
  summary: 'Check an e-mail address',
  description:
    'Returns what speaks against an e-mail address: its syntax, a domain that receives no mail or a disposable one, and a probable typo. No mail is sent, and whether the mailbox exists isn’t known.',
  body: z.object({ email: z.string().overwrite(mailFrom).min(1).max(320) }),
  result: emailVerdictSchema,
  errors: ['VALIDATION', 'RATE_LIMITED'],
})

import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { servedLocaleInput } from '../locale-input.ts'
import { mailFrom } from '../traveller/typed-mail.ts'

/** In the links of every mail of the newsletter. Who has it may confirm, unsubscribe and choose the language. */
const uuid = z.string().trim().min(1).max(100)

const errors = ['VALIDATION', 'RATE_LIMITED'] as const
const linkErrors = [...errors, 'NEWSLETTER_NOT_FOUND'] as const

/** S7.26 */
export const subscribeNewsletter = endpoint({
  id: 'newsletter.subscribe',
  method: 'POST',
  path: '/newsletter/subscribe',
  summary: 'Subscribe to the newsletter',
  description:
    'Sends a mail with a link to confirm the subscription. The answer is the same whether or not the address is subscribed already; only the mail differs. VALIDATION names what speaks against the address: `syntax`, `no_mail_domain` or `disposable`.',
  body: z.object({
    email: z.string().overwrite(mailFrom).min(1).max(320),
    lang: servedLocaleInput,
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
  }),
  result: z.object({ asked: z.literal(true) }),
  errors,
})

/** Names the address on the pages behind the links. */
export const newsletterAddress = endpoint({
  id: 'newsletter.address',
  method: 'GET',
  path: '/newsletter/address',
  summary: 'Get a link’s address',
  description:
    'Returns the address that a link was sent to, masked: `j•••@example.com`, and the language of its newsletter.',
  query: z.object({ uuid }),
  result: z.object({ email: z.string(), lang: z.string() }),
  errors: linkErrors,
})

/** S7.26 */
export const confirmNewsletter = endpoint({
  id: 'newsletter.confirm',
  method: 'POST',
  path: '/newsletter/confirm',
  summary: 'Confirm a subscription',
  description:
    'Starts the newsletter for the address that the link was sent to, also if it had been cancelled. Idempotent.',
  body: z.object({ uuid }),
  result: z.object({ lang: z.string() }),
  errors: linkErrors,
})

/** S7.26 */
export const unsubscribeNewsletter = endpoint({
  id: 'newsletter.unsubscribe',
  method: 'POST',
  path: '/newsletter/unsubscribe',
  summary: 'Unsubscribe from the newsletter',
  description: 'Ends the newsletter for the address that the link was sent to. Idempotent.',
  body: z.object({ uuid }),
  result: z.object({ unsubscribed: z.literal(true) }),
  errors: linkErrors,
})

/** S7.26 */
export const changeNewsletterLanguage = endpoint({
  id: 'newsletter.change-language',
  method: 'POST',
  path: '/newsletter/change-language',
  summary: 'Change the newsletter’s language',
  description: 'Sets the language of the newsletter. It doesn’t start one that was cancelled.',
  body: z.object({ uuid, lang: servedLocaleInput }),
  result: z.object({ lang: z.string() }),
  errors: linkErrors,
})

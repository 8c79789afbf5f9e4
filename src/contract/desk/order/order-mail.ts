import { z } from 'zod'
import { orderParams } from '../../checkout/order-calls.ts'
import { endpoint } from '../../endpoint.ts'
import { mailLanguageSchema } from './mail-language.ts'

export const deskMailStates = ['queued', 'sending', 'sent', 'refused'] as const

export const readOrderMail = endpoint({
  id: 'desk.order-mail',
  method: 'GET',
  path: '/desk/orders/:orderCode/mails/:mailId',
  summary: 'Read a mail about an order',
  description:
    'Returns what a mail to the traveller says, as text, and the same mail in English if it’s in another language: that version was never sent. Links that open the order without signing in have lost what opens it. Returns `MAIL_ERASED` if the traveller’s data was erased.',
  params: orderParams.extend({ mailId: z.uuid() }),
  result: z.object({
    mailId: z.string(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    /** Null for mails that are older than the record of languages. */
    written: mailLanguageSchema.nullable(),
    /** The same mail in English; null if it was sent in English, and for mails that are older than this record. */
    english: z.object({ subject: z.string(), text: z.string() }).nullable(),
    /** The language of the order. */
    orderLanguage: z.string(),
    /** Names of the files that are attached. */
    attachments: z.array(z.string()),
    state: z.enum(deskMailStates),
    /** Whether documents are attached from before the order last changed. */
    isOutdated: z.boolean(),
    createdAt: z.iso.datetime(),
    sentAt: z.iso.datetime().nullable(),
  }),
  auth: 'staff',
  act: 'order.read',
  errors: ['TRX_NOT_FOUND', 'MAIL_NOT_FOUND', 'MAIL_ERASED'],
})

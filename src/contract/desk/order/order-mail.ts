import { z } from 'zod'
import { orderParams } from '../../checkout/order-calls.ts'
import { endpoint } from '../../endpoint.ts'

export const deskMailStates = ['queued', 'sending', 'sent', 'refused'] as const

export const readOrderMail = endpoint({
  id: 'desk.order-mail',
  method: 'GET',
  path: '/desk/orders/:orderCode/mails/:mailId',
  summary: 'Read a mail about an order',
  description:
    'Returns what a mail to the traveller says, as text. Links that open the order without signing in have lost what opens it.',
  params: orderParams.extend({ mailId: z.uuid() }),
  result: z.object({
    mailId: z.string(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    /** Names of the files that are attached. */
    attachments: z.array(z.string()),
    state: z.enum(deskMailStates),
    createdAt: z.iso.datetime(),
    sentAt: z.iso.datetime().nullable(),
  }),
  auth: 'staff',
  act: 'order.read',
  errors: ['TRX_NOT_FOUND', 'NOT_FOUND'],
})

import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { localeInput } from '../locale-input.ts'
import { mailAddressSchema } from '../member/member.ts'

/** A guest's proof of an address, from `order.retrieve.verify`. Members need none. */
const proof = z.string().max(2000).optional()

export const exportPersonalData = endpoint({
  id: 'privacy.export',
  method: 'POST',
  path: '/privacy/export',
  summary: 'Export a person’s data',
  description:
    'Returns everything that is stored about the signed-in member, or about whoever proves an address, by module: account with travellers and contacts, orders, drafts, cart, saved stays, newsletter, applications, feedback, events of the account and of this device, and mails. Members must have signed in within the last ten minutes. Document numbers of orders are masked, links in mails are cut to their site, and what mails with codes say is left out for as long as the code is valid.',
  auth: 'optional',
  body: z.object({ proof }),
  result: z.object({
    email: z.string(),
    madeAt: z.iso.datetime(),
    data: z.record(z.string(), z.array(z.unknown())),
  }),
  errors: [
    'VALIDATION',
    'RATE_LIMITED',
    'UNAUTHENTICATED',
    'VERIFICATION_EXPIRED',
    'REAUTHENTICATION_REQUIRED',
  ],
})

export const erasePersonalData = endpoint({
  id: 'privacy.erase',
  method: 'POST',
  path: '/privacy/erase',
  summary: 'Erase a person’s data',
  description:
    'Ends the sessions of the signed-in member, or of the account of whoever proves an address, and erases what is stored about them, in a job. `confirm` is the address, typed again. Paid orders are kept for accounting, with the buyer’s name only; orders that aren’t over are erased once they are. A mail confirms it. Asking again has no further effect.',
  auth: 'optional',
  idempotent: true,
  body: z.object({ proof, confirm: mailAddressSchema, language: localeInput }),
  result: z.object({ email: z.string(), askedAt: z.iso.datetime() }),
  status: 202,
  errors: [
    'VALIDATION',
    'RATE_LIMITED',
    'UNAUTHENTICATED',
    'VERIFICATION_EXPIRED',
    'REAUTHENTICATION_REQUIRED',
  ],
})

import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { orderCodeSchema } from '../../ids.ts'
import { listedOrderSchema, orderStatuses } from '../../order/order.ts'
import { mailFrom } from '../../traveller/typed-mail.ts'

export const foundOrderSchema = listedOrderSchema.extend({
  contact: z.object({ name: z.string(), email: z.string() }),
  /** Names of its travellers, each once. */
  people: z.array(z.string()),
  /** Whether it was never placed, because something of it couldn't be reserved. */
  isWithdrawn: z.boolean(),
  /** Whether a payment of it is disputed, and the payer's bank hasn't decided. */
  isDisputed: z.boolean(),
})
export type FoundOrder = z.infer<typeof foundOrderSchema>

/** Returns the e-mail address or order code in a pasted search text, if it has one. */
function searchedFor(pasted: string): string {
  if (pasted.includes('@')) return mailFrom(pasted)
  const code = orderCodeSchema.safeParse(pasted)
  return code.success && /[#:]/.test(pasted) ? code.data : pasted.replace(/\p{Cf}/gu, '')
}

/** What orders are searched for: an address, a code or a name, of two characters at least. */
export const orderSearchSchema = z.string().trim().overwrite(searchedFor).min(2).max(100)

export const searchDeskOrders = endpoint({
  id: 'desk.search-orders',
  method: 'GET',
  path: '/desk/orders',
  summary: 'Search orders',
  description:
    'Returns orders, newest first, at most 50 at a time. With `q`, those of which an order number, booking reference, ticket or voucher number, the contact’s e-mail address, its domain or phone number, a name of the contact or a traveller, a flight number (with its day, if one is given) or a word of a property’s name begins with it, those that match what stands beside a day in it and were ordered or start then, a phone or card number ends with it (four digits at least), or of which the total or a payment is this amount; or the one with this reference of ours, the gateway’s or the supplier’s. `status` is what travellers see, `ordered` a day by the clock of the desk, and `starts` the local day of a departure or an arrival at a property. Pass `next` as `after` to get those before them: with `status` or `starts`, a page may be short although there are more.',
  query: z.object({
    q: orderSearchSchema.optional(),
    status: z.enum(orderStatuses).optional(),
    ordered: z.iso.date().optional(),
    starts: z.iso.date().optional(),
    after: orderCodeSchema.optional(),
  }),
  result: z.object({
    orders: z.array(foundOrderSchema).max(50),
    /** The last order, if there are more after it. */
    next: orderCodeSchema.nullable(),
  }),
  auth: 'staff',
  act: 'order.search',
  errors: [],
})

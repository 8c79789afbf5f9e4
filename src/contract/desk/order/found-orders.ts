import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { orderCodeSchema } from '../../ids.ts'
import { listedOrderSchema } from '../../order/order.ts'

export const foundOrderSchema = listedOrderSchema.extend({
  contact: z.object({ name: z.string(), email: z.string() }),
  /** Names of its travellers, each once. */
  people: z.array(z.string()),
  /** Whether it was never placed, because something of it couldn't be reserved. */
  isWithdrawn: z.boolean(),
})
export type FoundOrder = z.infer<typeof foundOrderSchema>

export const searchDeskOrders = endpoint({
  id: 'desk.search-orders',
  method: 'GET',
  path: '/desk/orders',
  summary: 'Search orders',
  description:
    'Returns orders, newest first, 50 at a time, of which an order number, booking reference, ticket or voucher number, the contact’s e-mail address or phone number, or a name of the contact or a traveller begins with what is searched for. Pass `next` as `after` to get those before them.',
  query: z.object({
    q: z.string().trim().min(2).max(100),
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

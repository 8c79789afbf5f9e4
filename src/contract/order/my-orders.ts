import { z } from 'zod'
import { momentSchema } from '../bounded.ts'
import { endpoint } from '../endpoint.ts'
import { listedOrderSchema } from './order.ts'

export const listMyOrders = endpoint({
  id: 'member.order.list',
  method: 'GET',
  path: '/account/orders',
  auth: 'member',
  summary: 'List the member’s orders',
  description:
    'Returns the member’s orders, newest first. Pass the last `createdAt` as `before` to get the next page.',
  query: z.object({ before: momentSchema.optional() }),
  result: z.array(listedOrderSchema),
  errors: ['UNAUTHENTICATED', 'VALIDATION'],
})

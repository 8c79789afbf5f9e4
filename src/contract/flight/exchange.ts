import { z } from 'zod'
import { orderErrors, orderParams } from '../checkout/order-calls.ts'
import { changeQuoteFacts, quoteLineSchema } from '../checkout/quote.ts'
import { endpoint } from '../endpoint.ts'
import { changeIdSchema } from '../ids.ts'
import { moneySchema } from '../money.ts'
import { isoDateSchema, offerSchema } from './offer.ts'

/** The cost of exchanging one item's flights. */
export const changeQuoteSchema = z.object({
  ...changeQuoteFacts,
  kind: z.literal('change'),
  from: offerSchema,
  to: offerSchema,
  /** The checked bags bought for `from`, and whether each is transferred to `to` or lost. */
  bags: z.array(z.object({ passenger: z.int(), kg: z.int(), isMoved: z.boolean() })),
})
/** Flights that one item can be exchanged for, and the total cost. */
export const changeChoiceSchema = z.object({
  changeId: changeIdSchema,
  offer: offerSchema,
  lines: z.array(quoteLineSchema),
  amount: moneySchema,
})
export type ChangeChoice = z.infer<typeof changeChoiceSchema>

export const searchChange = endpoint({
  id: 'after-sales.search-change',
  method: 'POST',
  path: '/order/:orderCode/change-search',
  summary: 'Search for other flights',
  description:
    'Returns flights on another day that one item of the order can be exchanged for, cheapest first. While the order’s payment is disputed, only those that the airline’s own change made free.',
  params: orderParams,
  body: z.object({ itemId: z.string().max(64), date: isoDateSchema }),
  result: z.object({ choices: z.array(changeChoiceSchema) }),
  auth: 'optional',
  orderAccess: true,
  errors: [
    'VALIDATION',
    ...orderErrors,
    'PAST_DATE',
    'DATE_TOO_FAR',
    'NOT_CHANGEABLE',
    'PAYMENT_DISPUTED',
    'SUPPLIER_UNAVAILABLE',
    'RATE_LIMITED',
  ],
})

export const quoteChange = endpoint({
  id: 'after-sales.quote-change',
  method: 'POST',
  path: '/order/:orderCode/change-quotes',
  summary: 'Quote a change',
  description:
    'Quotes changing an item to flights from `after-sales.search-change`. Replaces all earlier open quotes of the order.',
  params: orderParams,
  body: z.object({ itemId: z.string().max(64), changeId: changeIdSchema }),
  result: changeQuoteSchema,
  status: 201,
  auth: 'optional',
  orderAccess: true,
  errors: [
    'VALIDATION',
    ...orderErrors,
    'NOT_CHANGEABLE',
    'PAYMENT_DISPUTED',
    'CHANGE_NOT_FOUND',
    'QUOTE_EXPIRED',
    'RATE_LIMITED',
  ],
})

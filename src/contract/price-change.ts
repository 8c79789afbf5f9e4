import { z } from 'zod'
import { moneySchema } from './money.ts'

/** What the error PRICE_CHANGED brings along: the total that was agreed to, and the one that it is now. */
export const priceChangeSchema = z.object({ was: moneySchema, now: moneySchema })

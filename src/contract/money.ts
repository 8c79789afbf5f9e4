import { z } from 'zod'

/** An amount of money: an integer count of the currency's minor units (sen for MYR, whole yen for JPY). */
export const moneySchema = z.object({
  amount: z.int(),
  currency: z.string().regex(/^[A-Z]{3}$/),
})
export type Money = z.infer<typeof moneySchema>

export const money = (amount: number, currency: string): Money => ({ amount, currency })

/** Returns the sum of amounts of one currency. Throws if currencies are mixed, which would be a bug. */
export function sumMoney(amounts: readonly Money[], currency: string): Money {
  let total = 0
  for (const each of amounts) {
    if (each.currency !== currency) throw new Error(`cannot add ${each.currency} to ${currency}`)
    total += each.amount
  }
  return { amount: total, currency }
}

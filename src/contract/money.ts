import { z } from 'zod'

/** An amount of money: an integer count of the currency's minor units (sen for MYR, whole yen for JPY). */
export const moneySchema = z.object({
  amount: z.int(),
  currency: z.string().regex(/^[A-Z]{3}$/),
})
export type Money = z.infer<typeof moneySchema>

export const money = (amount: number, currency: string): Money => ({ amount, currency })

export const isSameMoney = (one: Money, other: Money): boolean =>
  one.amount === other.amount && one.currency === other.currency

// Apart from the schema of amounts: pages sum amounts in the browser, which gets no schemas.
import type { Money } from './money.ts'

/** Returns the sum of amounts of one currency. Throws if currencies are mixed, which would be a bug. */
export function sumMoney(amounts: readonly Money[], currency: string): Money {
  let total = 0
  for (const each of amounts) {
    if (each.currency !== currency) throw new Error(`cannot add ${each.currency} to ${currency}`)
    total += each.amount
  }
  return { amount: total, currency }
}

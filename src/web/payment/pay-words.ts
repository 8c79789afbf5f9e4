import type { Translate, WordArgs, WordId } from '../locale/word-store.ts'
import { productWords } from '../product/product-words.ts'

/** Messages that differ when a change is paid for: `aftersales.pay-<word>`. */
type Told = WordId extends infer Id
  ? Id extends `aftersales.pay-${infer Word}`
    ? Word
    : never
  : never
/** What is paid for. Items are missing if unknown. */
export interface PaidFor {
  change?: unknown
  items?: readonly { product: string }[] | undefined
}

type PayWord = Told &
  (WordId extends infer Id ? (Id extends `payment.${infer Word}` ? Word : never) : never)

/** Returns the payment pages' messages: for an order with these products, or for a change. */
export const payWords =
  (t: Translate, { change, items = [] }: PaidFor) =>
  <Word extends PayWord>(word: Word, ...args: WordArgs<`payment.${Word}`>): string => {
    const words = productWords(t, items)
    return change
      ? words(`aftersales.pay-${word}`, ...(args as never))
      : words(`payment.${word}`, ...(args as never))
  }

import type { Translate, WordArgs, WordId } from '../locale/word-store.ts'

/** Words of the pay pages that a change of flights has its own of: `aftersales.pay-<word>`. */
type Told = WordId extends infer Id
  ? Id extends `aftersales.pay-${infer Word}`
    ? Word
    : never
  : never
type PayWord = Told &
  (WordId extends infer Id ? (Id extends `payment.${infer Word}` ? Word : never) : never)

/** The pay pages' words: what is said of an order, or of a change of one. */
export const payWords =
  (t: Translate, transaction: { change?: unknown }) =>
  <Word extends PayWord>(word: Word, ...args: WordArgs<`payment.${Word}`>): string =>
    transaction.change
      ? t(`aftersales.pay-${word}`, ...(args as never))
      : t(`payment.${word}`, ...(args as never))

import { z } from 'zod'

/** Branded ids, so that a search's id can't be passed where a booking's is expected. */
export const searchIdSchema = z.string().min(8).max(64).brand<'SearchId'>()
export const resultIdSchema = z.string().min(1).max(200).brand<'ResultId'>()
export const offerIdSchema = z.string().min(1).max(200).brand<'OfferId'>()
export const bookIdSchema = z.string().min(8).max(64).brand<'BookId'>()
export const trxIdSchema = z.string().min(8).max(64).brand<'TrxId'>()
/** Far more than a code with a few words around it. Longer texts aren't searched. */
const longestTyped = 200

/** Returns the words of a typed text: runs of letters and digits in capitals, without characters that have no shape. */
const wordsIn = (typed: string): string[] =>
  typed
    .slice(0, longestTyped)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]/u)
    .filter(Boolean)

/** Returns a code as it was issued from how it was typed: `w2m-253` → `W2M253`. */
export const codeFrom = (typed: string): string => wordsIn(typed).join('')

const orderCode = /^[A-HJKMNP-Z2-9]{6}$/

/**
 * Returns an order's code from how it was typed or pasted, with words around it or not: `#VTNGVJ`, `Order: vtn gvj`. It's
 * what ends the text, or its last word that could be one. A text without any is returned as `codeFrom` does.
 */
export function orderCodeFrom(typed: string): string {
  const words = wordsIn(typed)
  let ending = ''
  for (const word of words.toReversed()) {
    ending = word + ending
    if (orderCode.test(ending)) return ending
    if (ending.length > 6) break
  }
  return words.findLast((word) => orderCode.test(word)) ?? words.join('')
}

/** Six characters without look-alikes (no 0 O 1 I L). */
export const orderCodeSchema = z
  .string()
  .overwrite(orderCodeFrom)
  .regex(orderCode)
  .brand<'OrderCode'>()
export const quoteIdSchema = z.uuid().brand<'QuoteId'>()
export const noticeIdSchema = z.uuid().brand<'NoticeId'>()
export const changeIdSchema = z.string().min(8).max(64).brand<'ChangeId'>()

export type SearchId = z.infer<typeof searchIdSchema>
export type ResultId = z.infer<typeof resultIdSchema>
export type OfferId = z.infer<typeof offerIdSchema>
export type BookId = z.infer<typeof bookIdSchema>
export type TrxId = z.infer<typeof trxIdSchema>
export type OrderCode = z.infer<typeof orderCodeSchema>
export type QuoteId = z.infer<typeof quoteIdSchema>
export type NoticeId = z.infer<typeof noticeIdSchema>
export type ChangeId = z.infer<typeof changeIdSchema>

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

/** More codes than a text around one has; each costs an attempt of the limited look-ups. */
const mostCodes = 3

/**
 * Returns what could be an order's code in a typed or pasted text, likeliest first: `#VTNGVJ`, `Order: vtn gvj`, and of
 * `order 6P74WU, thanks` first `6P74WU`, then `THANKS`, which is written with the letters of codes as well. A code with a digit
 * is likelier than one that might be a word, and otherwise the one that's later in the text.
 */
export function orderCodesIn(typed: string): string[] {
  const words = wordsIn(typed)
  const found = words.flatMap((_, end) => {
    const runs = [1, 2, 3, 4, 5, 6].map((count) =>
      words.slice(Math.max(end + 1 - count, 0), end + 1),
    )
    return runs.map((run) => run.join('')).filter((run) => orderCode.test(run))
  })
  const likeliest = [...new Set(found.toReversed())]
  const [plain, withDigit] = [false, true].map((has) =>
    likeliest.filter((code) => /\d/.test(code) === has),
  )
  return [...(withDigit ?? []), ...(plain ?? [])].slice(0, mostCodes)
}

/** Returns the likeliest code of `orderCodesIn`. A text without any is returned as `codeFrom` does. */
export const orderCodeFrom = (typed: string): string => orderCodesIn(typed)[0] ?? codeFrom(typed)

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

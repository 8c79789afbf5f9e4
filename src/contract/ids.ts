import { z } from 'zod'

/** Branded ids, so that a search's id can't be passed where a booking's is expected. */
export const searchIdSchema = z.string().min(8).max(64).brand<'SearchId'>()
export const resultIdSchema = z.string().min(1).max(200).brand<'ResultId'>()
export const offerIdSchema = z.string().min(1).max(200).brand<'OfferId'>()
export const bookIdSchema = z.string().min(8).max(64).brand<'BookId'>()
export const trxIdSchema = z.string().min(8).max(64).brand<'TrxId'>()
/** Returns a code as it was issued from how it was typed: `w2m-253` → `W2M253`. */
export const codeFrom = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

/** Six characters without look-alikes (no 0 O 1 I L). */
export const orderCodeSchema = z
  .string()
  .overwrite(codeFrom)
  .regex(/^[A-HJKMNP-Z2-9]{6}$/)
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

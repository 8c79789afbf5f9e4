import { changeQuoteSchema } from '../flight/exchange.ts'
import { acceptNotice, noticeSchema } from '../flight/schedule-change.ts'
import { stayChangeQuoteSchema } from '../hotel/stay-change.ts'

/** The kinds of quotes that only one product has, each with its own `kind`. A new product adds its schemas here. */
export const productQuoteSchemas = [changeQuoteSchema, stayChangeQuoteSchema] as const

/** What suppliers changed themselves. A second product that has notices makes this a union of their schemas. */
export const productNoticeSchema = noticeSchema

/** The endpoint that accepts a notice, by product id. */
export const noticeAnswers = { flight: acceptNotice }

import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import type { FieldCode } from '../field-codes.ts'
import { moneySchema } from '../money.ts'
import { paymentMethodSchema } from '../payment/payment.ts'
import {
  type FilterDimension,
  filterDimensions,
  longestPeriod,
  reportDimensions,
} from './report-terms.ts'

/** A period is only checked if both days are some. */
const day = z.iso.date({ abort: true })
/** Days by the clock of the desk, both included. */
const period = { from: day, to: day }
const periodSchema = z.object(period).superRefine(checkPeriod)
export type Period = z.infer<typeof periodSchema>

/** Refuses a period that ends before it starts, or is too long. */
function checkPeriod({ from, to }: { from: string; to: string }, context: z.RefinementCtx): void {
  const length = (Date.parse(to) - Date.parse(from)) / 86_400_000
  const wrong = (message: FieldCode) => context.addIssue({ code: 'custom', path: ['to'], message })
  if (length < 0) wrong('before')
  if (length >= longestPeriod) wrong('period_too_long')
}

/** Only what came from here; '' is what came from nowhere or isn't known. */
export type ReportFilters = { [Name in FilterDimension]?: string | undefined }

const filters = Object.fromEntries(
  filterDimensions.map((name) => [name, z.string().max(80).optional()]),
) as Record<FilterDimension, z.ZodOptional<z.ZodString>>

const brokenDownQuery = z
  .object({ from: period.from, to: period.to, by: z.enum(reportDimensions), ...filters })
  .superRefine(checkPeriod)

const about = {
  auth: 'staff',
  act: 'report.read',
  method: 'GET',
  errors: ['VALIDATION'],
} as const

const stepsSchema = z.object({
  visits: z.int(),
  /** Visits that saw what a search found. */
  searches: z.int(),
  drafts: z.int(),
  /** Orders whose first money came in, or whose suppliers were asked without any. */
  paid: z.int(),
  /** Orders of which everything was confirmed. */
  confirmed: z.int(),
})
export type FunnelSteps = z.infer<typeof stepsSchema>

/** The part of a period that a row is about: a day, or what the dimension was; '' if none or unknown. */
const key = z.string()

/** When a report was counted last; null before the first time. */
const countedAt = z.iso.datetime().nullable()

export const getFunnelReport = endpoint({
  id: 'desk.report-funnel',
  path: '/desk/reports/funnel',
  summary: 'Read the funnel',
  description:
    'Returns how many visits, searches, drafts, paid and confirmed orders there were on days by the clock of the desk, by day or by where they came from; each is counted on the day it happened. The rows are the largest; `total` includes those left out.',
  query: brokenDownQuery,
  result: z.object({
    rows: z.array(stepsSchema.extend({ key })),
    total: stepsSchema,
    /** How many rows were left out. */
    leftOut: z.int(),
    countedAt,
  }),
  ...about,
})

/** What came in and went back. */
const sides = {
  paid: moneySchema,
  refunded: moneySchema,
  /** What payers' banks returned to them in lost disputes. */
  returned: moneySchema,
}

/** What came in and went back, in one currency and converted. */
const salesSchema = z.object({
  ...sides,
  /** The same in the reporting currency. */
  converted: z.object(sides),
})
export type Sales = z.infer<typeof salesSchema>

const convertedAt = {
  /** What amounts are converted to. */
  currency: z.string(),
  /** The date of the rates that they are converted at. */
  ratesDate: z.iso.date(),
  /** Whether these are more than two weeks old. */
  areRatesOld: z.boolean(),
}

export const getSalesReport = endpoint({
  id: 'desk.report-sales',
  path: '/desk/reports/sales',
  summary: 'Read sales and refunds',
  description:
    'Returns what was paid, refunded and returned by payers’ banks on days by the clock of the desk, from the ledger, by day or by where the orders came from: a row for each currency, with its amounts also converted to the reporting currency at the dated rates.',
  query: brokenDownQuery,
  result: z.object({
    rows: z.array(salesSchema.extend({ key })),
    /** By currency. */
    totals: z.array(salesSchema),
    /** All of them together, converted. */
    total: z.object(sides),
    leftOut: z.int(),
    ...convertedAt,
  }),
  ...about,
})

export const getTodayReport = endpoint({
  id: 'desk.report-today',
  path: '/desk/reports/today',
  summary: 'Read what was sold today',
  description:
    'Returns what was paid, refunded and returned by payers’ banks since midnight by the clock of the desk, converted to the reporting currency at the dated rates, and how many orders were paid and confirmed. All of it is counted now, while the funnel counts every ten minutes.',
  result: z.object({
    day: z.iso.date(),
    ...sides,
    ratesDate: convertedAt.ratesDate,
    areRatesOld: convertedAt.areRatesOld,
    orders: stepsSchema.pick({ paid: true, confirmed: true }),
  }),
  ...about,
  errors: [],
})

export const getPaymentsReport = endpoint({
  id: 'desk.report-payments',
  path: '/desk/reports/payments',
  summary: 'Read payments by method',
  description:
    'Returns the payment attempts that began on days by the clock of the desk, by method and currency: how many there were, how they ended so far, and what was captured of them, refunded and returned by payers’ banks; and what gateways hold now for open disputes, by currency.',
  query: periodSchema,
  result: z.object({
    rows: z.array(
      salesSchema.extend({
        method: paymentMethodSchema,
        attempts: z.int(),
        captured: z.int(),
        /** Declined, expired or cancelled. */
        failed: z.int(),
        /** Neither of them yet, and cards that were only saved. */
        open: z.int(),
        /** Of those captured: what was ever disputed, whether it's open, won or lost. */
        disputed: z.int(),
      }),
    ),
    /** What gateways hold now for disputes that aren't decided, whenever these were opened. */
    held: z.array(z.object({ count: z.int(), amount: moneySchema, converted: moneySchema })),
    ...convertedAt,
  }),
  ...about,
})

export const getSuppliersReport = endpoint({
  id: 'desk.report-suppliers',
  path: '/desk/reports/suppliers',
  summary: 'Read suppliers’ answers and failures',
  description:
    'Returns how suppliers answered searches on days by the clock of the desk, and what became of the reservations in orders made then. Servers store answers about once a minute.',
  query: periodSchema,
  result: z.object({
    searches: z.array(
      z.object({
        search: z.string(),
        supplier: z.string(),
        answered: z.int(),
        failed: z.int(),
        timedOut: z.int(),
        /** How long an answer took on average, without failures; null without any. */
        answeredIn: z.int().nullable(),
      }),
    ),
    days: z.array(z.object({ day: z.iso.date(), answered: z.int(), failed: z.int() })),
    reservations: z.array(
      z.object({
        product: z.string(),
        supplier: z.string(),
        confirmed: z.int(),
        failed: z.int(),
        /** The supplier never said, so it's being looked up. */
        unknown: z.int(),
        cancelled: z.int(),
        /** Not paid in time. */
        expired: z.int(),
        open: z.int(),
      }),
    ),
  }),
  ...about,
})

import type { RateQuote, SupplierRate } from '../../../hotel-supplier.ts'
import { DuffelRefusal } from '../../duffel-api.ts'
import type { DuffelContext } from '../../duffel-context.ts'
import { type DuffelQuote, quoteAnswer } from '../answers.ts'
import { paidNow, stayRooms, supplierRate } from './supplier-rate.ts'

export type Quoted =
  | { outcome: 'same' | 'changed'; quote: DuffelQuote; rate: SupplierRate }
  | { outcome: 'gone' }

/** Re-prices a rate. */
export async function quote(context: DuffelContext, rate: SupplierRate): Promise<RateQuote> {
  const quoted = await quoteRate(context, rate)
  if (quoted.outcome !== 'changed') return { outcome: quoted.outcome }
  return { outcome: 'changed', rate: quoted.rate }
}

/** Quotes a rate at Duffel: the only price that it books at. Throws SupplierFailure. */
export async function quoteRate({ api }: DuffelContext, rate: SupplierRate): Promise<Quoted> {
  let answer: DuffelQuote
  try {
    const { data } = await api.ask('/stays/quotes', { rate_id: rate.ref }, quoteAnswer)
    answer = data
  } catch (error) {
    // The rate is all that the call says, so a refusal of it means the rate.
    const isGone = error instanceof DuffelRefusal && [404, 410, 422].includes(error.status)
    if (isGone) return { outcome: 'gone' }
    throw error
  }
  const now = quotedRate(answer, rate)
  if (!now) return { outcome: 'gone' }
  const isSame = termsOf(now) === termsOf(rate)
  return { outcome: isSame ? 'same' : 'changed', quote: answer, rate: isSame ? rate : now }
}

/** Returns the rate on the quote's terms; those that it doesn't repeat are as before. */
function quotedRate(quote: DuffelQuote, rate: SupplierRate): SupplierRate | undefined {
  const repeated = quote.accommodation?.rooms
    .flatMap(({ rates }) => rates)
    .find(({ id }) => id === rate.ref)
  if (repeated) return supplierRate({ ...repeated, ...sumsOf(quote) }, rate)
  const rooms = stayRooms(quote, rate.stay.rooms.length)
  if (!rooms) return undefined
  const paid = paidNow({ rooms })
  const refundUntil = rate.refundUntil.map((step) => ({
    instant: step.instant,
    refund: { ...step.refund, amount: Math.min(step.refund.amount, paid) },
  }))
  return { ...rate, rooms, refundUntil }
}

const sumsOf = (quote: DuffelQuote) => ({
  total_amount: quote.total_amount,
  total_currency: quote.total_currency,
  due_at_accommodation_amount: quote.due_at_accommodation_amount,
  due_at_accommodation_currency: quote.due_at_accommodation_currency,
})

const termsOf = ({ rooms, board, refundUntil }: SupplierRate): string =>
  JSON.stringify([
    rooms.map(({ now, atProperty }) => [now.amount, now.currency, atProperty?.amount ?? 0]),
    rooms.map(({ atProperty }) => atProperty?.currency ?? ''),
    board,
    refundUntil.map(({ instant, refund }) => [instant, refund.amount, refund.currency]),
  ])

/** Returns whether terms are worse than those that were sold: a sum is higher, a refund lower, or meals are others. */
export function isWorse(now: SupplierRate, sold: SupplierRate): boolean {
  return (
    currenciesOf(now) !== currenciesOf(sold) ||
    paidNow(now) > paidNow(sold) ||
    paidThere(now) > paidThere(sold) ||
    now.board !== sold.board ||
    sold.refundUntil.some((step) => refundBefore(now, step.instant) < cappedAt(step, now))
  )
}

const currenciesOf = ({ rooms }: SupplierRate): string =>
  rooms.map(({ now, atProperty }) => [now.currency, atProperty?.currency].join()).join()

const paidThere = ({ rooms }: SupplierRate): number =>
  rooms.reduce((sum, { atProperty }) => sum + (atProperty?.amount ?? 0), 0)

/** Returns what is refunded just before an instant. */
const refundBefore = ({ refundUntil }: SupplierRate, instant: string): number =>
  refundUntil.find((step) => Date.parse(step.instant) >= Date.parse(instant))?.refund.amount ?? 0

/** A rate that became cheaper can't refund more than it costs. */
const cappedAt = ({ refund }: SupplierRate['refundUntil'][number], now: SupplierRate): number =>
  Math.min(refund.amount, paidNow(now))

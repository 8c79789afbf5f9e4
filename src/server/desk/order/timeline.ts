import type { DeskOrder, TimelineEntry } from '../../../contract/desk/order/desk-order.ts'
import { formatMoney } from '../../../contract/words/format-money.ts'
import { isPriceEvent, readAmounts } from '../../order/price-history.ts'
import type { HistoryMove } from '../../order/whole-order.ts'

type Sections = Pick<
  DeskOrder,
  'payments' | 'refunds' | 'quotes' | 'ledger' | 'mails' | 'jobs' | 'calls' | 'log'
>

/** Returns everything that happened to an order in one list, oldest first. `tag` is the reader's, for amounts. */
export function timelineOf(
  history: readonly HistoryMove[],
  { payments, refunds, quotes, ledger, mails, jobs, calls, log }: Sections,
  tag: string,
): TimelineEntry[] {
  const entries: TimelineEntry[] = [
    // First: within one millisecond, an act comes before what it caused. The log itself is newest first.
    ...log.toReversed().map(({ id, at, act, staff, why }) => ({
      at,
      kind: 'desk' as const,
      what: act,
      about: id,
      detail: [staff?.name, why].filter(Boolean).join(': ') || null,
    })),
    ...history.map(({ at, what, itemId, reservationId, before, after }) => ({
      at: at.toISOString(),
      kind: 'history' as const,
      what,
      about: reservationId ?? itemId,
      detail: before && after ? `${moved(before, what, tag)} → ${moved(after, what, tag)}` : null,
    })),
    ...payments.map(({ paymentId, createdAt, method, amount }) => ({
      at: createdAt,
      kind: 'payment' as const,
      what: `started.${method}`,
      about: paymentId,
      detail: formatMoney(amount, tag),
    })),
    ...refunds.map(({ refundId, createdAt, amount, cause }) => ({
      at: createdAt,
      kind: 'refund' as const,
      what: cause.split(' ')[0] ?? '',
      about: refundId,
      detail: formatMoney(amount, tag),
    })),
    ...quotes.map(({ quoteId, createdAt, kind, amount }) => ({
      at: createdAt,
      kind: 'quote' as const,
      what: kind,
      about: quoteId,
      detail: formatMoney(amount, tag),
    })),
    ...ledger.map(({ at, movement, account, amount }) => ({
      at,
      kind: 'ledger' as const,
      what: account,
      about: movement,
      detail: formatMoney(amount, tag),
    })),
    ...mails.map(({ mailId, createdAt, sentAt, state, subject }) => ({
      at: sentAt ?? createdAt,
      kind: 'mail' as const,
      what: state,
      about: mailId,
      detail: subject,
    })),
    ...jobs.map(({ jobId, name, createdAt, completedAt, state, problem }) => ({
      at: completedAt ?? createdAt,
      kind: 'job' as const,
      what: `${name}.${state}`,
      about: jobId,
      detail: problem,
    })),
    ...calls.map(({ at, kind, name, operation, reference, outcome, code }) => ({
      at,
      kind,
      what: operation,
      about: reference,
      detail: [name, outcome, code].filter(Boolean).join(' · '),
    })),
  ]
  // Stable: what happened at one time stays in the order of its section.
  return entries.sort((one, other) => one.at.localeCompare(other.at))
}

/** Returns a state as it's stored, and prices as staff read them. */
const moved = (stored: string, what: string, tag: string): string =>
  isPriceEvent(what)
    ? readAmounts(stored)
        .map((amount) => formatMoney(amount, tag))
        .join(' + ')
    : stored

import type { TimelineEntry } from '../../../../contract/desk/order/desk-order.ts'
import type { OrderChangeKind } from '../../../../contract/desk/order/order-change.ts'
import type { Translate, WordId } from '../../../locale/word-store.ts'

/** Words without values. */
type Plain = Extract<
  WordId,
  | `desk-state.${string}`
  | `desk-order.change-${OrderChangeKind}`
  | `desk-log.act-${string}`
  | `order.item-state-${string}`
  | `ticket.topic-${string}`
>

/** Returns a word if there is one for what is stored. */
const known = (t: Translate, id: string): string | undefined =>
  t.has(id) ? t(id as Plain) : undefined

/** Returns why money is refunded. `cause` is what the refund was requested for, such as `quote`, and its id. */
export function causeWord(t: Translate, cause: string): string {
  const [what = ''] = cause.split(' ')
  return known(t, `desk-state.cause-${what}`) ?? what
}

/** Returns why a payer disputes a payment. Gateways may have reasons that we have no words for. */
export const disputeReason = (t: Translate, reason: string): string =>
  known(t, `desk-state.dispute-why-${reason}`) ?? reason

/**
 * Returns why a reservation, a payment or a quote ended as it did. Suppliers and gateways may have reasons that we have no
 * words for.
 */
export const reasonWord = (t: Translate, reason: string): string =>
  known(t, `desk-state.why-${reason}`) ?? reason

/** Returns what a job does; undefined for those that are about no order. */
export const jobWord = (t: Translate, name: string): string | undefined =>
  known(t, `desk-state.job-${name.replace('.', '-')}`)

/** Returns the word for a job's state in its queue. */
export const jobStateWord = (t: Translate, state: string): string =>
  known(t, `desk-state.job-was-${state}`) ?? state

/**
 * Returns what a supplier or gateway answered; null if its outcome says it already. They may have answers of their own that
 * we have no words for.
 */
export function answerWord(t: Translate, outcome: string, code: string | null): string | null {
  if (code === null || code === outcome) return null
  const word =
    known(t, `desk-state.answer-${code}`) ??
    known(t, `desk-state.why-${code}`) ??
    known(t, `desk-state.payment-${code}`) ??
    code
  return word === outcomeWord(t, outcome) ? null : word
}

const outcomeWord = (t: Translate, outcome: string): string =>
  known(t, `desk-state.call-was-${outcome}`) ?? outcome

/** Returns what a line of the timeline is about in words; undefined for what has none. */
export function whatWord(
  t: Translate,
  { kind, what }: Pick<TimelineEntry, 'kind' | 'what'>,
): string | undefined {
  switch (kind) {
    case 'history':
      return known(t, `desk-state.event-${what.replace('.', '-')}`)
    case 'desk':
      return known(t, `desk-log.act-${what}`)
    case 'payment':
      return known(t, `desk-state.method-${what.replace('started.', '')}`)
    case 'refund':
      return causeWord(t, what)
    case 'quote':
      return known(t, `desk-state.quote-of-${what}`)
    case 'ledger':
      return known(t, `desk-state.account-${what}`)
    case 'mail':
      return known(t, `desk-state.mail-${what}`)
    case 'supplier':
    case 'gateway':
      return known(t, `desk-state.call-${what}`)
    case 'job': {
      const end = what.lastIndexOf('.')
      const job = jobWord(t, what.slice(0, end))
      return job && `${job} · ${jobStateWord(t, what.slice(end + 1))}`
    }
    default:
      return undefined
  }
}

/**
 * Returns the detail of a line of the timeline: the states before and after of an order’s part in words, or how a call
 * ended.
 */
export function detailWord(
  t: Translate,
  { kind, detail }: Pick<TimelineEntry, 'kind' | 'detail'>,
): string | null {
  if (detail === null) return detail
  if (kind === 'supplier' || kind === 'gateway') {
    const [name, outcome = '', code = null] = detail.split(' · ')
    const answer = answerWord(t, outcome, code)
    return [name, outcomeWord(t, outcome), answer].filter(Boolean).join(' · ')
  }
  if (kind !== 'history') return detail
  const states = detail.split(' → ').map((each) => known(t, `order.item-state-${each}`) ?? each)
  return states.join(' → ')
}

/** Returns what an entry of a queue is about, with its topic, state or reason in words. */
export function queueWord(t: Translate, what: string): string {
  // A supplier, a reservation's state and why: some reasons have the same name as a state.
  const word = (part: string, place: number) =>
    (place === 2 ? known(t, `desk-state.why-${part}`) : undefined) ??
    known(t, `ticket.topic-${part}`) ??
    known(t, `order.item-state-${part}`) ??
    known(t, `desk-state.refund-${part}`) ??
    known(t, `desk-order.change-${part}`) ??
    known(t, `desk-state.dispute-why-${part}`) ??
    part
  return what.split(' · ').map(word).join(' · ')
}

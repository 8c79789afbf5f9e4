import type { OutsideOperation, OutsideOutcome } from '../../contract/desk/order/outside-call.ts'
import { SupplierTimeout } from '../supplier/supplier-error.ts'

export interface Ending {
  outcome: OutsideOutcome
  code: string | null
}

/** Answers by which nothing was done. */
const refusals: readonly string[] = [
  'gone',
  'price_changed',
  'failed',
  'refused',
  'declined',
  'terms_changed',
  'not_allowed',
  'not_found',
  'over',
]

/** Asking about something is done once it's answered, whatever the answer is. */
const questions: readonly OutsideOperation[] = ['look-up', 'look-up-refund', 'look-up-disputes']

/** Words of ports, suppliers and gateways. Anything longer or freer may quote what a traveller wrote. */
const safe = /^\w[\w.-]{0,63}$/

/** Returns how a call ended by what its port returned. */
export function endingOf(operation: OutsideOperation, answer: unknown): Ending {
  const { outcome, state, reason } = fieldsOf(answer)
  const word = typeof answer === 'string' ? answer : (outcome ?? state)
  const isRefused = !questions.includes(operation) && refusals.includes(String(word))
  return {
    outcome: isRefused ? 'refused' : 'done',
    code: codeIn(reason) ?? codeIn(word),
  }
}

/** Returns how a call ended by the error it threw. Messages aren't kept: they may quote what was sent. */
export function endingAfter(error: unknown): Ending {
  const chain = causesOf(error)
  const codes = chain.flatMap((each) => {
    const { codes: several, code } = fieldsOf(each)
    return [codeIn(Array.isArray(several) ? several[0] : code) ?? []].flat()
  })
  const code = codes[0] ?? null
  const isLate = chain.some((each) => fieldsOf(each).name === 'TimeoutError')
  if (codes.some((each) => unreachable.test(each))) return { outcome: 'unreachable', code }
  if (isLate || error instanceof SupplierTimeout) return { outcome: 'timed_out', code }
  return { outcome: 'failed', code }
}

/** Codes of sockets and name servers, without the one for a connection that took too long. */
const unreachable =
  /^(?:ECONN\w+|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPIPE|UND_ERR_SOCKET)$/

function causesOf(error: unknown): unknown[] {
  const chain: unknown[] = []
  for (let each = error; each instanceof Error && chain.length < 5; each = each.cause) {
    chain.push(each)
  }
  return chain
}

const codeIn = (value: unknown): string | null =>
  typeof value === 'string' && safe.test(value) ? value : null

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

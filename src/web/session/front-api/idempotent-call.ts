import type { ResultOf } from '../../../contract/endpoint.ts'
import type { Outcome } from '../../../contract/envelope.ts'
import type { CallInput } from './call.ts'
import type { FrontApi } from './front-api.ts'

const waits = [200, 400, 800, 1600]

/**
 * Makes a call that must run once although its form may be sent twice: a second click finds the first call still
 * running, waits for it, and gets its result.
 */
export async function idempotentCall<E>(
  api: Pick<FrontApi, 'call'>,
  endpoint: E,
  input: CallInput<E> & { idempotencyKey: string },
): Promise<Outcome<ResultOf<E>>> {
  let outcome = await api.call(endpoint, input)
  for (const wait of waits) {
    if (outcome.ok || outcome.problem.error !== 'IDEMPOTENCY_IN_FLIGHT') break
    await new Promise((resolve) => setTimeout(resolve, wait))
    outcome = await api.call(endpoint, input)
  }
  return outcome
}

/** Returns the form's key, or a new one if it has none. */
export function keyOf(form: FormData): string {
  const key = form.get('key')
  return typeof key === 'string' && /^[\w-]{16,64}$/.test(key) ? key : crypto.randomUUID()
}

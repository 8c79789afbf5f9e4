import { decodeJwt } from 'jose'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { Log } from '../monitoring/log.ts'
import type { Signer } from '../secrets/secret-key.ts'
import type { RequestContext, RequestOrigin } from './request-context.ts'

/** Calls by which people show who they are, or change how they do. These are logged if they succeed, too. */
export const authenticationCalls: ReadonlySet<string> = new Set([
  ...['member.login', 'member.login.social', 'member.passkey.login', 'member.signout'],
  ...['member.verify-activation-code', 'member.signup', 'member.refresh-token'],
  ...['member.reset-pass.verify', 'member.reset-pass', 'member.password.change'],
  ...['member.verify-login-method', 'member.login-method.remove', 'member.passkey.add'],
  ...['member.device.sign-out', 'member.device.sign-out-others'],
  ...['order.look-up', 'order.retrieve.verify', 'privacy.export', 'privacy.erase'],
  ...['desk.sign-in', 'desk.setup', 'desk.set-up', 'desk.sign-out'],
])

/** Invalid input, nobody or the wrong person asking, too much or too often. A conflict or a sold-out flight is none of these. */
const refusals: ReadonlySet<number> = new Set([400, 401, 403, 404, 413, 422, 429])

/** What people show, by the field that it's sent in; never its value. */
const proofs: readonly (readonly [field: string, proof: string])[] = [
  ['password', 'password'],
  ['code', 'code'],
  ['passkey', 'passkey'],
  ['response', 'passkey'],
  ['flow', 'provider'],
  ['refreshToken', 'refresh token'],
  ['orderCode', 'order number'],
  ['setup', 'setup link'],
]

/** An answered call. `context`, `body` and `told` are missing if it didn't get that far. */
export interface AnsweredCall {
  status: number
  origin: RequestOrigin
  context?: RequestContext | undefined
  /** What was sent, once it was valid. */
  body?: unknown
  /** The response. */
  told?: unknown
}

/**
 * Creates the recorder of sign-ins and refused calls: time, address, account and outcome. People are named by ids;
 * an e-mail address by a digest, so that attempts at one account can be told apart.
 */
export function recordSecurity({ log, signer }: { log: Log; signer: Signer }) {
  return ({ id }: Pick<Endpoint, 'id'>, call: AnsweredCall): void => {
    const { status, origin, context, body, told } = call
    const isAuthentication = authenticationCalls.has(id) && status < 500
    if (!isAuthentication && !refusals.has(status)) return
    const sent = fieldsOf(body)
    const by = proofs.filter(([field]) => sent[field] !== undefined).map(([, proof]) => proof)
    const line = {
      call: id,
      status,
      error: fieldsOf(told).error,
      by: isAuthentication ? by : undefined,
      member: context?.member?.id ?? memberIn(fieldsOf(told).result),
      staff: context?.staff?.id,
      account: typeof sent.email === 'string' ? digestOf(signer, sent.email) : undefined,
      address: origin.clientAddress,
      requestId: origin.requestId,
    }
    if (status >= 400) log.warn(line, 'call refused')
    else log.info(line, 'authentication')
  }
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const digestOf = (signer: Signer, email: string): string =>
  signer.sign('account in the log', email.toLowerCase()).slice(0, 16)

/** Returns the member of the access token that a sign-in has just made; staff's tokens name nobody. */
function memberIn(result: unknown): string | undefined {
  const { token } = fieldsOf(result)
  return typeof token === 'string' && token.split('.').length === 3
    ? decodeJwt(token).sub
    : undefined
}

import { defaultLocale, localeByCode } from '../../contract/locales.ts'
import { minutes } from '../platform/duration.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import type { Allowance } from '../platform/rate-limit/rate-limit.ts'
import type { DeviceHint } from './sign-in/sign-ins.ts'

/** Where a call came from, for limits and for the list of devices, and which language it asks in. */
export interface Caller extends DeviceHint {
  address: string
  language: string
  /** The sign-in this caller came with, which a new one takes the place of. */
  signInId: string | undefined
}

/** Returns the caller of a call. Their language is the body's where it names one, else the header's. */
export function callerOf(context: RequestContext, language = context.language): Caller {
  return {
    address: context.clientAddress,
    userAgent: context.userAgent,
    country: context.country,
    signInId: context.member?.signInId,
    language: localeByCode(language?.toLowerCase() ?? '')?.code ?? defaultLocale,
  }
}

/** Tries at one member's password, from wherever: enough for people, few for guessers. */
export const perMember: Allowance = { name: 'sign-in', times: 10, within: minutes(15) }
/** Tries of any kind to sign in from one address. */
export const perAddress: Allowance = { name: 'sign-in-address', times: 50, within: minutes(15) }
/** Challenges for passkeys: every login page asks for one when it is shown, and none of them tries anything. */
export const challengesPerAddress: Allowance = {
  name: 'passkey-challenge-address',
  times: 600,
  within: minutes(15),
}

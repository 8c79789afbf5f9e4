import { defaultLocale } from '../../contract/default-locale.ts'
import { minutes } from '../platform/duration.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import type { Allowance } from '../platform/rate-limit/rate-limit.ts'
import type { DeviceHint } from './sign-in/sign-ins.ts'

/** The source of a call, for limits and the list of devices, and its language. */
export interface Caller extends DeviceHint {
  address: string
  language: string
  /** The caller's current sign-in, which a new one replaces. */
  signInId: string | undefined
}

/** Returns the caller of a call. The language is the body's if it has one, otherwise the header's. */
export function callerOf(context: RequestContext, language = context.language): Caller {
  return {
    address: context.clientAddress,
    userAgent: context.userAgent,
    country: context.country,
    auid: context.auid,
    signInId: context.member?.signInId,
    language: language ?? defaultLocale,
  }
}

/** Attempts at one member's password from one network, or from one device that they have used before. */
export const perMemberHere: Allowance = { name: 'sign-in-here', times: 10, within: minutes(15) }
/**
 * Attempts at one member's password from all networks together. Generous, because using it up keeps the member
 * from signing in by password on a new device.
 */
export const perMember: Allowance = { name: 'sign-in', times: 100, within: minutes(15) }
/** Attempts at the current password by a signed-in member. */
export const perPasswordChange: Allowance = {
  name: 'password-change',
  times: 10,
  within: minutes(15),
}
/** Sign-in attempts of any kind from one address. */
export const perAddress: Allowance = { name: 'sign-in-address', times: 50, within: minutes(15) }
/** Passkey challenges: every login page requests one, without being an attempt. */
export const challengesPerAddress: Allowance = {
  name: 'passkey-challenge-address',
  times: 600,
  within: minutes(15),
}

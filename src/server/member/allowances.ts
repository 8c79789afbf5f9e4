import { minutes } from '../platform/duration.ts'
import type { Allowance } from '../platform/rate-limit/rate-limit.ts'

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

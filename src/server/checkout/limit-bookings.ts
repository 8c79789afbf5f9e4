import type { Cache } from '../platform/cache/cache.ts'
import { hours, minutes } from '../platform/duration.ts'
import { type Allowance, spend } from '../platform/rate-limit/rate-limit.ts'

/** The caller: the address behind the proxies, and the device id it sends. */
interface Caller {
  clientAddress: string
  auid?: string | undefined
}

/**
 * Limits by device stop one browser. Limits by address stop callers who invent devices, but leave room for an office
 * or a hotel behind one address. Limits by e-mail address and caller stop spamming a mailbox.
 */
interface Limits {
  byDevice: Allowance
  byAddress: Allowance
  byMail?: Allowance
}

/** Each call re-prices everything that was picked with its suppliers. */
export const confirmLimits: Limits = {
  byDevice: { name: 'confirm-device', times: 60, within: minutes(10) },
  byAddress: { name: 'confirm-address', times: 200, within: minutes(10) },
}

/** Each call writes a row that is stored for a day or more. */
export const createLimits: Limits = {
  byDevice: { name: 'booking-device', times: 30, within: minutes(10) },
  byAddress: { name: 'booking-address', times: 100, within: minutes(10) },
}

/** Each call holds seats or rooms that nobody else can buy, and may send mail. */
export const submitLimits: Limits = {
  byDevice: { name: 'submit-device', times: 20, within: minutes(15) },
  byAddress: { name: 'submit-address', times: 30, within: minutes(15) },
  byMail: { name: 'submit-mail', times: 10, within: hours(1) },
}

/** Throws RATE_LIMITED if one of the limits is exceeded. */
export async function limitBooking(
  cache: Cache,
  limits: Limits,
  caller: Caller,
  mail = '',
): Promise<void> {
  await spend(cache, limits.byAddress, caller.clientAddress)
  if (caller.auid) await spend(cache, limits.byDevice, caller.auid)
  await limitMail(cache, limits, caller, mail)
}

/** The same for the e-mail address alone, where it's only known later. */
export async function limitMail(
  cache: Cache,
  { byMail }: Limits,
  { clientAddress }: Caller,
  mail: string,
): Promise<void> {
  // Not by e-mail address alone: a stranger who enters it could lock its owner out of booking.
  if (byMail && mail) await spend(cache, byMail, `${mail.trim().toLowerCase()} ${clientAddress}`)
}

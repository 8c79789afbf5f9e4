import type { Cache } from '../../platform/cache/cache.ts'
import { hours, minutes } from '../../platform/duration.ts'
import { type Allowance, spend } from '../../platform/rate-limit/rate-limit.ts'

/** Who books: the address behind the proxies, and the device as it calls itself. */
interface Caller {
  clientAddress: string
  auid?: string | undefined
}

/**
 * The device's limits hold back one browser; the address's hold back whoever makes up devices, and leave room for
 * an office or a hotel that shares one; the mail's, counted for each address, hold back whoever pesters one mailbox.
 */
interface Limits {
  byDevice: Allowance
  byAddress: Allowance
  byMail?: Allowance
}

/** Each asks the suppliers for every flight of the trip. */
export const confirmLimits: Limits = {
  byDevice: { name: 'confirm-device', times: 60, within: minutes(10) },
  byAddress: { name: 'confirm-address', times: 200, within: minutes(10) },
}

/** Each writes a row that is kept for a day or more. */
export const createLimits: Limits = {
  byDevice: { name: 'booking-device', times: 30, within: minutes(10) },
  byAddress: { name: 'booking-address', times: 100, within: minutes(10) },
}

/** Each takes seats from everybody else, and may lead to mail. */
export const submitLimits: Limits = {
  byDevice: { name: 'submit-device', times: 20, within: minutes(15) },
  byAddress: { name: 'submit-address', times: 30, within: minutes(15) },
  byMail: { name: 'submit-mail', times: 10, within: hours(1) },
}

/** Throws RATE_LIMITED when one of the limits is spent. */
export async function limitBooking(
  cache: Cache,
  { byAddress, byDevice, byMail }: Limits,
  { clientAddress, auid }: Caller,
  mail = '',
): Promise<void> {
  await spend(cache, byAddress, clientAddress)
  if (auid) await spend(cache, byDevice, auid)
  // Not by the mail alone: a stranger who types it would keep its owner from booking.
  if (byMail && mail) await spend(cache, byMail, `${mail.trim().toLowerCase()} ${clientAddress}`)
}

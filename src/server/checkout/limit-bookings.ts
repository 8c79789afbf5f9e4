import { CatalogueError } from '../../contract/errors.ts'
import type { Cache } from '../platform/cache/cache.ts'
import { hours, minutes } from '../platform/duration.ts'
import type { RequestContext } from '../platform/http/request-context.ts'
import { type Allowance, spend, unspend } from '../platform/rate-limit/rate-limit.ts'
import { type Booker, bookerOf } from './booker.ts'

/** The caller: the address behind the proxies, and the device id it sends. */
interface Caller {
  clientAddress: string
  auid?: string | undefined
}

/**
 * Limits by device stop one browser. Limits by address stop callers who invent devices, but leave room for an office
 * or a hotel behind one address.
 */
interface Limits {
  byDevice: Allowance
  byAddress: Allowance
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

/** Each call looks at a whole form, and most ask a supplier, whether or not anything is booked. */
export const submitLimits: Limits = {
  byDevice: { name: 'submit-device', times: 60, within: minutes(15) },
  byAddress: { name: 'submit-address', times: 200, within: minutes(15) },
}

/** Each booking holds seats or rooms that nobody else can buy, and may send mail. */
export const bookingLimits = {
  byDevice: { name: 'booked-device', times: 20, within: minutes(15) },
  byAddress: { name: 'booked-address', times: 30, within: minutes(15) },
  byMail: { name: 'booked-mail', times: 10, within: hours(1) },
} satisfies Record<string, Allowance>

/** Throws RATE_LIMITED if one of the limits is exceeded. */
export async function limitBooking(
  cache: Cache,
  { byAddress, byDevice }: Limits,
  { clientAddress, auid }: Caller,
): Promise<void> {
  await spend(cache, byAddress, clientAddress)
  if (auid) await spend(cache, byDevice, auid)
}

/**
 * Calls `book`, unless a limit is exceeded: then it throws RATE_LIMITED. `book` counts the e-mail address that it books
 * for. What it refuses doesn't count as a booking: a traveller who corrects a form isn't stopped.
 */
export async function limitSubmit<T>(
  cache: Cache,
  caller: Caller,
  book: (countMail: (mail: string) => Promise<void>) => Promise<T>,
): Promise<T> {
  await limitBooking(cache, submitLimits, caller)
  const { clientAddress, auid } = caller
  const counted: [Allowance, string][] = []
  const count = async (allowance: Allowance, who: string) => {
    await spend(cache, allowance, who)
    counted.push([allowance, who])
  }
  try {
    await count(bookingLimits.byAddress, clientAddress)
    if (auid) await count(bookingLimits.byDevice, auid)
    return await book(async (mail) => {
      // Not by e-mail address alone: a stranger who enters it could lock its owner out of booking.
      const who = `${mail.trim().toLowerCase()} ${clientAddress}`
      if (mail) await count(bookingLimits.byMail, who)
    })
  } catch (error) {
    if (error instanceof CatalogueError) {
      for (const [allowance, who] of counted) await unspend(cache, allowance, who)
    }
    throw error
  }
}

/** Submits a draft for the caller, unless a limit is exceeded: see `limitSubmit`. */
export const submitDraft = <T>(
  cache: Cache,
  context: RequestContext,
  { contact }: { contact: { email: string } },
  submit: (booker: Booker) => Promise<T>,
): Promise<T> =>
  limitSubmit(cache, context, async (countMail) => {
    await countMail(contact.email)
    return submit(bookerOf(context))
  })

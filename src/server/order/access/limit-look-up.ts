import { CatalogueError } from '../../../contract/errors.ts'
import { type Cache, orMissing } from '../../platform/cache/cache.ts'
import { hours, inSeconds, minutes } from '../../platform/duration.ts'
import { type Allowance, spend } from '../../platform/rate-limit/rate-limit.ts'

/** Six characters can be guessed, so attempts are limited by address, by device, and by order and address. */
const byAddress: Allowance = { name: 'order-look-up', times: 10, within: minutes(10) }
const byDevice: Allowance = { name: 'order-look-up-device', times: 10, within: minutes(10) }
const onOrder: Allowance = { name: 'order-look-up-order', times: 5, within: minutes(10) }

/** Wrong attempts at one order from anywhere, before unknown addresses get one attempt each. */
const wrongTries: Allowance = { name: 'order-look-up-wrong', times: 50, within: hours(6) }

/**
 * Runs a look-up within its limits; throws RATE_LIMITED. Wrong guesses never lock an order for its traveller: after
 * many of them, each address gets a single attempt, and the traveller's first one is correct.
 */
export async function limitLookUp<T>(
  cache: Cache,
  { code, address, device }: { code: string; address: string; device: string | undefined },
  open: () => Promise<T>,
): Promise<T> {
  await spend(cache, byAddress, address)
  if (device) await spend(cache, byDevice, device)
  const tries = await spend(cache, onOrder, `${code} ${address}`)
  const besieged = `rate:${wrongTries.name}:full:${code}`
  if (tries > 1 && (await orMissing(cache.insured.get(besieged)))) {
    throw new CatalogueError('RATE_LIMITED', { details: { retryAfter: inSeconds(onOrder.within) } })
  }
  try {
    return await open()
  } catch (error) {
    const { count, endsIn } = await cache.count(
      `rate:${wrongTries.name}:${code}`,
      wrongTries.within,
    )
    if (count >= wrongTries.times) await cache.insured.set(besieged, true, endsIn)
    throw error
  }
}

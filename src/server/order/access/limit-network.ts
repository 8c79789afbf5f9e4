import { CatalogueError } from '../../../contract/errors.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { NewOrder } from '../place-order.ts'
import { addTakes, type Origin, type Takes } from '../takes.ts'
import { type NetworkHold, networkHolds, type OpenHold } from './hold-store.ts'

/** How many seats and rooms unpaid orders may hold: of one flight on a day or one property, and altogether. */
interface NetworkLimit {
  ofOne: number
  altogether: number
}

/**
 * More than two groups of nine on one flight, or twenty families who compare three trips each: behind one address may be an
 * office, a hotel, or thousands of a carrier's customers, but few of them have the same flight unpaid in the same half an hour.
 */
export const networkLimits: Record<keyof Origin, NetworkLimit> = {
  heldFrom: { ofOne: 18, altogether: 60 },
  heldAround: { ofOne: 36, altogether: 120 },
}

/**
 * Throws TOO_MANY_NETWORK_HOLDS if unpaid orders from one network would hold too many seats or rooms with this one: somebody
 * who makes up devices and e-mail addresses could empty a plane. `details.orders` lists those of the device. The caller has
 * locked the network.
 */
export async function limitNetwork(
  tx: Transaction,
  origin: Origin,
  { bundles, own }: Pick<NewOrder, 'bundles'> & { own: readonly OpenHold[] },
  now: Date,
): Promise<void> {
  const wanted = bundles.map((bundle) =>
    addTakes(bundle.flatMap(({ items }) => items.map(({ takes }) => takes))),
  )
  const keys = Object.keys(addTakes(wanted))
  if (keys.length === 0) return
  const held = await networkHolds(tx, origin.heldAround, now)
  const isOver = (level: keyof Origin) => {
    const { ofOne, altogether } = networkLimits[level]
    const before = held.filter((hold) => hold[level] === origin[level])
    const all = [...bundlesOf(before), ...wanted]
    const sums = addTakes(all)
    const places = all.reduce((sum, takes) => sum + Math.max(0, ...Object.values(takes)), 0)
    return places > altogether || keys.some((key) => (sums[key] ?? 0) > ofOne)
  }
  if (!isOver('heldFrom') && !isOver('heldAround')) return
  throw new CatalogueError('TOO_MANY_NETWORK_HOLDS', {
    details: { orders: own.map(({ code, trxId }) => ({ orderCode: code, trxId })) },
  })
}

/** Returns the seats of each bundle: all its reservations have the same travellers. */
const bundlesOf = (holds: readonly NetworkHold[]): Takes[] =>
  [...Map.groupBy(holds, ({ orderId, bundle }) => `${orderId} ${bundle}`).values()].map((bundle) =>
    addTakes(bundle.map(({ takes }) => takes)),
  )

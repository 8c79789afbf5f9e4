import type { NewItem, NewOrder, NewReservation } from '../order/place-order.ts'

/** Returns one order of everything in several, with the contact of the first. Their currency is the same. */
export function joinOrders(orders: readonly NewOrder[]): NewOrder {
  const [first, ...others] = orders
  if (!first) throw new Error('nothing is ordered')
  if (others.length === 0) return first
  const bundles = orders.flatMap((order) => order.bundles)
  return { ...first, bundles: inOrderOfUse(bundles) }
}

/** Numbers the items of all bundles in the order in which they end: a stay comes before the flight home. */
function inOrderOfUse(bundles: readonly NewReservation[][]): NewReservation[][] {
  const items = bundles.flatMap((bundle) => bundle.flatMap((each) => each.items))
  const sorted = items.toSorted((a, b) => a.endsAt.getTime() - b.endsAt.getTime())
  const positions = new Map<NewItem, number>(sorted.map((item, position) => [item, position]))
  return bundles.map((bundle) =>
    bundle.map((each) => ({
      ...each,
      items: each.items.map((item) => ({ ...item, position: positions.get(item) ?? 0 })),
    })),
  )
}

import { hasDeparted } from '../cancellation/flight-cancellation.ts'
import type { FlightItem } from '../order-item/flight-item.ts'

/** Whether an item may be exchanged, as far as is known without asking. `freed`: items whose airline changed them. */
export const isChangeable = (item: FlightItem, freed: ReadonlySet<string>, now: number): boolean =>
  item.state === 'confirmed' &&
  !hasDeparted(item, freed, now) &&
  (freed.has(item.id) || item.details.offer.change.kind !== 'not_allowed')

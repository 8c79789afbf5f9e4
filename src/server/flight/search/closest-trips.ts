import type { Offer } from '../../../contract/flight/offer.ts'
import type { OfferId } from '../../../contract/ids.ts'
import { canFollow } from '../trip-order.ts'
import { byResult } from './merge-results.ts'
import type { PickedTrip } from './picked-trips.ts'
import type { SearchSession } from './search-session.ts'

type Leg = PickedTrip['legs'][number]

const hour = 3_600_000

/** Returns how different an offer is from the picked one: an hour counts as much as a tenth of the price. */
function distance(offer: Offer, picked: Leg): number {
  const moment = (each: Leg) => Date.parse(`${each.slice.departure}:00Z`)
  const hoursApart = Math.abs(moment(offer) - moment(picked)) / hour
  const dearer = Math.abs(offer.price.amount - picked.price.amount) / picked.price.amount
  return hoursApart + 10 * dearer
}

/** Returns the closest offer of each result of the leg, closest first. */
function closestOffers(session: SearchSession, picked: Leg, gone: ReadonlySet<OfferId>): Offer[] {
  const near = (one: Offer, other: Offer) => distance(one, picked) - distance(other, picked)
  const sold = session.offers.filter(
    ({ offer }) => offer.sliceIndex === picked.sliceIndex && !gone.has(offer.id),
  )
  return [...byResult(sold).values()]
    .flatMap((row) => row.map(({ offer }) => offer).sort(near)[0] ?? [])
    .sort(near)
}

/**
 * Returns up to `most` alternatives to the picked trip. `standing` has the offer of each leg that is still sold. The
 * alternatives differ in the first leg that isn't; the others use their closest flight that fits.
 */
export function closestTrips(
  session: SearchSession,
  picked: PickedTrip,
  found: { standing: readonly (Offer | undefined)[]; gone: ReadonlySet<OfferId> },
  most: number,
): Offer[][] {
  const varied = found.standing.indexOf(undefined)
  const options = picked.legs.map((leg, index) => {
    const stands = found.standing[index]
    return stands ? [stands] : closestOffers(session, leg, found.gone)
  })
  const trips: Offer[][] = []
  for (const choice of options[varied] ?? []) {
    const trip: Offer[] = []
    for (const [index, offers] of options.entries()) {
      const before = trip.at(-1)
      const fits = (offer: Offer) => !before || canFollow(before.slice, offer.slice)
      const next = (index === varied ? [choice] : offers).find(fits)
      if (next) trip.push(next)
    }
    if (trip.length === options.length) trips.push(trip)
    if (trips.length === most) break
  }
  return trips
}

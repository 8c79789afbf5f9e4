import { ticketRoutes } from '../../../contract/flight/ticket-routes.ts'
import type { ItemDescription } from '../../order/product.ts'
import { nameOf } from '../../order/travellers.ts'
import type { Say } from '../../platform/words.ts'
import { bagLinesOn } from './bags-of.ts'
import { codesOf } from './codes-of.ts'
import type { FlightItem } from './flight-item.ts'
import { cityOf, flightParts } from './flight-parts.ts'
import { airportSwitchOf, selfTransferBefore } from './part-notices.ts'

/** Returns the description of a journey for letters, documents and lists, with its place in the trip it's part of. */
export function describeFlight(
  item: FlightItem,
  say: Say,
  trip: readonly FlightItem[] = [item],
): ItemDescription {
  const { offer, tickets } = item.details
  const { slice, family } = offer
  return {
    title: `${cityOf(slice.from)} – ${cityOf(slice.to)}`,
    subtitle: family.name,
    references: codesOf(item.details).map(({ code, airlines }) => ({
      code,
      usedWith: airlines.map(({ name }) => name),
    })),
    parts: flightParts(slice, say, {
      noticeBefore: (segment) =>
        segment === 0 ? airportSwitchOf(item, trip, say) : selfTransferBefore(slice, segment, say),
      notesOn: (segment) => bagLinesOn(item, segment, say),
    }),
    travellers: item.travellers.map((traveller, index) => ({
      name: nameOf(traveller),
      documents: tickets
        .filter(({ passenger }) => passenger === index)
        .map(({ number, segments }) => ({
          number,
          covers: ticketRoutes(slice, segments).map(({ from, to }) => `${from}\u00a0–\u00a0${to}`),
        })),
    })),
    ...(item.lines.some(({ kind }) => kind === 'bag')
      ? { advice: [say('ticket-advice-bags')] }
      : {}),
  }
}

import type { Condition } from '../../../contract/flight/offer.ts'
import { ticketRoutes } from '../../../contract/flight/ticket-routes.ts'
import { writtenName } from '../../../contract/traveller/written-name.ts'
import { formatMoney } from '../../../contract/words/format-money.ts'
import type { ItemDescription, ItemPart } from '../../order/product.ts'
import { type Say, wordsOf } from '../../platform/words.ts'
import { cityOfPlace } from '../../world/local-names.ts'
import { announcementOf } from './announcement.ts'
import { bagLinesOn } from './bags-of.ts'
import { codesOf } from './codes-of.ts'
import type { FlightItem } from './flight-item.ts'
import { flightParts } from './flight-parts.ts'
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
    title: `${cityOfPlace(slice.from, say.locale)} – ${cityOfPlace(slice.to, say.locale)}`,
    subtitle: family.name,
    references: codesOf(item.details).map(({ code, airlines }) => ({
      code,
      usedWith: airlines.map(({ name }) => name),
    })),
    parts: [
      ...flightParts(slice, say, {
        cabin: family.cabin,
        noticesBefore: (segment) =>
          [
            announcementOf(item, segment, say),
            segment === 0
              ? airportSwitchOf(item, trip, say)
              : selfTransferBefore(slice, segment, say),
          ].filter((each) => each !== undefined),
        notesOn: (segment) => bagLinesOn(item, segment, say),
      }),
      ...addedParts(item, say),
    ],
    travellers: item.travellers.map((traveller, index) => ({
      name: writtenName(traveller, say.language),
      documents: tickets
        .filter(({ passenger }) => passenger === index)
        .map(({ number, segments }) => ({
          number,
          covers: ticketRoutes(slice, segments).map(({ from, to }) => `${from}\u00a0–\u00a0${to}`),
        })),
    })),
    conditions: [
      conditionText('refund', offer.refund, item, say),
      conditionText('change', offer.change, item, say),
    ],
    advice: [
      ...(item.lines.some(({ kind }) => kind === 'bag') ? [say('ticket-advice-bags')] : []),
      say('ticket-advice-carriage'),
    ],
  }
}

/** Returns the flights that the airline announced beyond those of the ticket, such as a second one with a connection. */
function addedParts(item: FlightItem, say: Say): ItemPart[] {
  const { details } = item
  const after = details.announced?.after
  const booked = details.offer.slice.segments.length
  if (!after || after.segments.length <= booked) return []
  return flightParts({ ...after, segments: after.segments.slice(booked) }, say, {
    noticesBefore: (segment) => {
      const notice = announcementOf(item, booked + segment, say)
      return notice ? [notice] : []
    },
  })
}

/** Returns whether a fare can be refunded or changed, and for what fee, as pages say it. */
function conditionText(
  what: 'refund' | 'change',
  condition: Condition,
  { travellers }: FlightItem,
  { locale, tag }: Say,
): string {
  const say = wordsOf('flight-shared', locale)
  if (condition.kind === 'not_allowed') return say(`${what}-no`)
  if (condition.kind === 'unknown') return say(`${what}-unknown`)
  if (condition.penalty.amount === 0) return say(`${what}-free`)
  const fee = formatMoney(condition.penalty, tag)
  return say(travellers.length > 1 ? `${what}-fee-all` : `${what}-fee`, { fee })
}

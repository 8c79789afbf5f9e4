import type { Baggage } from '../../../contract/flight/offer.ts'
import type { TravellerBags } from '../../../contract/flight/order-item.ts'
import { writtenName } from '../../../contract/traveller/written-name.ts'
import { formatList } from '../../../contract/words/format.ts'
import type { Traveller } from '../../order/travellers.ts'
import type { Say } from '../../platform/words.ts'
import type { SupplierOffer } from '../../supplier/flight-supplier.ts'
import type { FlightDetails } from './flight-item.ts'

/** The parts of an item that determine baggage. */
export interface Carried {
  travellers: readonly Pick<Traveller, 'type' | 'givenName' | 'surname'>[]
  details: Pick<FlightDetails, 'offer' | 'bags'>
}

/** More travellers aren't listed by name if they all have the same bags. */
const listed = 3

const unknown: Baggage = { rule: 'unknown' }

/**
 * Returns each traveller's baggage on each flight of an item, included and bought. Order page, mail, PDF and calendar
 * all use this, so that they match.
 */
export function bagsOf({ travellers, details: { offer, bags } }: Carried): TravellerBags[] {
  return offer.slice.segments.flatMap((_, segment) =>
    travellers.map(({ type }, passenger) => {
      const allowance = offer.baggage.find((each) => each.segment === segment && each.type === type)
      return {
        passenger,
        segment,
        cabinBag: allowance?.cabinBag ?? unknown,
        checkedBag: allowance?.checkedBag ?? unknown,
        bought: bags
          .filter((bag) => bag.passenger === passenger)
          .map(({ kg }) => kg)
          .sort((a, b) => a - b),
      }
    }),
  )
}

/** Returns the baggage lines of one flight for documents: one line for all travellers with the same allowance. */
export function bagLinesOn(item: Carried, segment: number, say: Say): string[] {
  const onFlight = bagsOf(item).filter((each) => each.segment === segment)
  const groups = Map.groupBy(onFlight, (each) =>
    say('bags-of', {
      cabin: allowanceText(each.cabinBag, say),
      checked: checkedText(each, say),
    }),
  )
  if (groups.size === 1 && onFlight.length > listed) {
    const [bags = ''] = groups.keys()
    return [say('bags-all', { count: onFlight.length, bags })]
  }
  return [...groups].map(([bags, same]) =>
    say('bags-line', {
      names: formatList(
        same
          .flatMap(({ passenger }) => item.travellers[passenger] ?? [])
          .map((traveller) => writtenName(traveller, say.language)),
        say.tag,
      ),
      bags,
    }),
  )
}

/** Returns whether a bag bought for other flights can be transferred to these: only if they sell one of its weight. */
export const isBagMoved = ({ extraBags }: Pick<SupplierOffer, 'extraBags'>, kg: number): boolean =>
  extraBags.some((each) => each.kg === kg)

function checkedText({ checkedBag, bought }: TravellerBags, say: Say): string {
  const extra = [...Map.groupBy(bought, (kg) => kg)].map(([kg, same]) =>
    say('bags-bought', { kg, count: same.length }),
  )
  const included = allowanceText(checkedBag, say)
  return (checkedBag.rule === 'none' && extra.length > 0 ? extra : [included, ...extra]).join(' + ')
}

function allowanceText({ rule, ...numbers }: Baggage, say: Say): string {
  return say(`bag-${rule}`, numbers as Record<string, number>)
}

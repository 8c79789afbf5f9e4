import type { Baggage } from '../../contract/flight/offer.ts'
import type { TravellerBags } from '../../contract/order/order.ts'
import { formatList } from '../../contract/words/format.ts'
import type { Say } from '../platform/words.ts'
import type { SupplierOffer } from '../supplier/flight-supplier.ts'
import type { ItemRow, WholeOrder } from './order-store.ts'

type Booked = Pick<WholeOrder, 'passengers' | 'bags'>
type Carried = Pick<ItemRow, 'offer'>

const unknown: Baggage = { rule: 'unknown' }

/**
 * Returns what each traveller may take on each flight of an item, included and bought. Order page, mail, e-ticket and
 * calendar all read it here, so that they say the same.
 */
export function bagsOf({ passengers, bags }: Booked, { offer }: Carried): TravellerBags[] {
  return offer.slice.segments.flatMap((_, segment) =>
    passengers.map(({ type }, passenger) => {
      const allowance = offer.baggage.find((each) => each.segment === segment && each.type === type)
      return {
        passenger,
        segment,
        cabinBag: allowance?.cabinBag ?? unknown,
        checkedBag: allowance?.checkedBag ?? unknown,
        bought: bags
          .filter((bag) => bag.offerId === offer.id && bag.passenger === passenger)
          .map(({ kg }) => kg)
          .sort((a, b) => a - b),
      }
    }),
  )
}

/** Returns the bags on one flight as documents write them: a line for all travellers who may take the same. */
export function bagLinesOn(order: Booked, item: Carried, segment: number, say: Say): string[] {
  const onFlight = bagsOf(order, item).filter((each) => each.segment === segment)
  const groups = Map.groupBy(onFlight, (each) =>
    say('bags-of', {
      cabin: allowanceText(each.cabinBag, say),
      checked: checkedText(each, say),
    }),
  )
  return [...groups].map(([bags, travellers]) =>
    say('bags-line', {
      names: formatList(
        travellers.map(({ passenger }) => nameOf(order, passenger)),
        say.tag,
      ),
      bags,
    }),
  )
}

/** Whether a bag that was bought for other flights can be taken on these: only where they sell one of its weight. */
export const isBagMoved = ({ extraBags }: Pick<SupplierOffer, 'extraBags'>, kg: number): boolean =>
  extraBags.some((each) => each.kg === kg)

export const nameOf = ({ passengers }: Pick<Booked, 'passengers'>, index: number): string => {
  const { givenName = '', surname = '' } = passengers[index] ?? {}
  return `${givenName} ${surname}`.trim()
}

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

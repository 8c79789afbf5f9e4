import type { BookingCodeUse } from '../../contract/order/order.ts'
import { formatList } from '../../contract/words/format.ts'
import { airlineByCode } from '../world/airline.ts'
import type { ItemRow } from './order-store.ts'

type Booked = Pick<ItemRow, 'offer' | 'bookingCode' | 'bookingCodes'>

/**
 * An item's booking codes in the order of its flights, each once with all airlines it is used with. Of an item older
 * than codes by airline only the one string is known.
 */
export function codesOf({ offer, bookingCode, bookingCodes }: Booked): BookingCodeUse[] {
  const { segments } = offer.slice
  const uses =
    bookingCodes.length === 0 && bookingCode
      ? segments.map(({ airline }) => ({ airline, code: bookingCode }))
      : bookingCodes
  const nameOf = (airline: string) =>
    segments.find((each) => each.airline === airline)?.airlineName ??
    airlineByCode(airline)?.name ??
    airline
  return [...Map.groupBy(uses, ({ code }) => code)].map(([code, same]) => ({
    code,
    airlines: [...new Set(same.map(({ airline }) => airline))].map((airline) => ({
      code: airline,
      name: nameOf(airline),
    })),
  }))
}

/** The booking codes of several items; one that stands for more than one of them is named once. */
export function codesOfAll(items: readonly Booked[]): BookingCodeUse[] {
  const uses = items.flatMap(codesOf)
  return [...Map.groupBy(uses, ({ code }) => code)].map(([code, same]) => ({
    code,
    airlines: [
      ...new Map(
        same.flatMap(({ airlines }) => airlines.map((each) => [each.code, each])),
      ).values(),
    ],
  }))
}

/** Airlines by name as a sentence lists them. */
export const namesOf = ({ airlines }: BookingCodeUse, tag: string): string =>
  formatList(
    airlines.map(({ name }) => name),
    tag,
  )

/** Returns one traveller's ticket numbers, each once; of several, each with the flights that are on it. */
export function ticketLines(
  items: readonly Pick<ItemRow, 'offer' | 'tickets'>[],
  passenger: number,
): string[] {
  const flights = new Map<string, string[]>()
  for (const { offer, tickets } of items) {
    for (const { number } of tickets.filter((each) => each.passenger === passenger)) {
      const route = `${offer.slice.from}\u00a0–\u00a0${offer.slice.to}`
      flights.set(number, [...(flights.get(number) ?? []), route])
    }
  }
  return [...flights].map(([number, routes]) =>
    flights.size > 1 ? `${number} (${routes.join(', ')})` : number,
  )
}

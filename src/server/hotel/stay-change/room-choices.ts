import { isDeepStrictEqual } from 'node:util'
import { CatalogueError } from '../../../contract/errors.ts'
import type { RoomType } from '../../../contract/hotel/hotel.ts'
import type { StayDates } from '../../../contract/hotel/stay.ts'
import type { RoomChoice, RoomChoices } from '../../../contract/hotel/stay-change.ts'
import { quotedCost } from '../../aftersales/change-cost.ts'
import { onceEach } from '../../platform/once-each.ts'
import { type HotelSupplier, roomTypesOf } from '../../supplier/hotel-supplier.ts'
import type { ChangedRoom } from '../../supplier/stay-change.ts'
import type { StayItem } from '../order-item/stay-item.ts'
import { stayPriceOf } from '../rate/stay-price.ts'
import { askChange } from './ask-change.ts'
import { asBooked, type WantedRoom } from './asked-change.ts'

/** No property has more room types worth choosing from; each is a call. */
const mostChoices = 12

/** Returns a supplier's room type as the property's list describes it, if it does. */
export type ListedRoom = (
  supplier: string,
  property: string,
  room: Pick<RoomType, 'id' | 'name'>,
) => Promise<RoomType | undefined>

interface Asked {
  supplier: HotelSupplier
  items: readonly [StayItem, ...StayItem[]]
  dates: Pick<StayDates, 'checkIn' | 'checkOut'>
  wanted: readonly WantedRoom[]
  listedRoom: ListedRoom
}

/**
 * Returns the types that each room can have, the booked one first, then by price. What one costs is the difference to a
 * change that leaves all booked rooms their types and adds none, which `amount` is the cost of. Together they are what a
 * quote asks if only one room gets another type. With several, a supplier may ask slightly less: a room that is given up
 * makes others of its type less scarce.
 */
export async function roomChoices({
  supplier,
  items,
  dates,
  wanted,
  listedRoom,
}: Asked): Promise<Pick<RoomChoices, 'rooms' | 'amount'>> {
  const [{ details, reference }] = items
  const { source, rate } = details
  const { currency } = rate.price.now
  const { rooms: booked } = asBooked(items)
  const kept = wanted.flatMap((room): ChangedRoom[] => {
    const was = room.keeps === undefined ? undefined : booked[room.keeps]
    return was ? [{ ...room, roomType: was.roomType }] : []
  })
  const ask = (rooms: readonly ChangedRoom[]) =>
    askChange(supplier, items, { reference, to: { ...dates, rooms } })
  const base = await ask(kept)
  const isGone = 'outcome' in base && base.outcome === 'gone'
  if ('outcome' in base && !isGone) throw new CatalogueError('NOT_CHANGEABLE')
  // Rooms whose type is sold out have to change with whichever room is asked about.
  const gone = isGone ? (base.rooms ?? [...kept.keys()]) : []
  const costOf = (cost: { difference: number; fee: number }) => cost.difference + cost.fee
  const baseCost = 'outcome' in base ? 0 : costOf(base.cost)

  const typesFor = onceEach(async (guests: string) => {
    const stay = { ...dates, rooms: [JSON.parse(guests)] }
    const rates = await supplier.rates({ ref: source.property, stay })
    const sold = rates.filter(({ pay }) => pay === source.pay).map(({ room }) => room.id)
    return [...new Set(sold)].slice(0, mostChoices)
  })

  async function choicesOf(at: number): Promise<RoomChoice[]> {
    const room = wanted[at]
    if (!room) return []
    const { adults, childAges } = room
    const was = kept[at]?.roomType
    const place = was ? at : kept.length
    const sold = await typesFor(JSON.stringify({ adults, childAges }))
    const types = [...new Set(was ? [was, ...sold] : sold)]
    const choices = await Promise.all(
      types.map(async (roomType): Promise<RoomChoice[]> => {
        const isBooked = roomType === was
        const others = kept.map((each, index) =>
          index === at || gone.includes(index) ? { ...each, roomType } : each,
        )
        const rooms = was ? others : [...others, { ...room, roomType }]
        const answer = isBooked ? base : await ask(rooms)
        if ('outcome' in answer) return []
        const { quoted, cost } = answer
        const own = quoted.rate.rooms[place]
        const type = roomTypesOf(quoted.rate)[place]
        if (!own || !type) return []
        const { amount } = quotedCost({ difference: costOf(cost) - baseCost, fee: 0 }, currency)
        const price = stayPriceOf({ rooms: [own] }, currency)
        const facts = factsOf(await listedRoom(supplier.id, source.property, type))
        const { board } = quoted.rate
        return [{ roomType, name: type.name, isBooked, board, facts, price, amount }]
      }),
    )
    return choices
      .flat()
      .toSorted(
        (a, b) =>
          Number(b.isBooked) - Number(a.isBooked) || a.price.total.amount - b.price.total.amount,
      )
  }

  // Rooms that are alike have the same choices.
  const likeness = wanted.map(({ keeps, adults, childAges }) => {
    const was = keeps === undefined ? undefined : booked[keeps]
    return { adults, childAges, was: was?.roomType, price: source.rooms[keeps ?? -1] }
  })
  const choicesOnce = onceEach((at: string) => choicesOf(Number(at)))
  const rooms = await Promise.all(
    likeness.map((own) =>
      choicesOnce(String(likeness.findIndex((other) => isDeepStrictEqual(other, own)))),
    ),
  )
  return 'outcome' in base ? { rooms } : { rooms, amount: quotedCost(base.cost, currency).amount }
}

const factsOf = (room: RoomType | undefined): RoomChoice['facts'] =>
  room && { beds: room.beds, sleeps: room.sleeps, squareMetres: room.squareMetres }

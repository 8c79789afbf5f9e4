import type { BodyOf } from '../../../contract/endpoint.ts'
import type { Problem } from '../../../contract/envelope.ts'
import type { FieldErrors } from '../../../contract/errors.ts'
import { mostRooms } from '../../../contract/hotel/hotel-terms.ts'
import type { quoteStayChange } from '../../../contract/hotel/stay-change.ts'
import { firstDayFrom } from '../../calendar/days.ts'
import type { HotelOrderItem } from '../order/hotel-order-item.ts'
import { stayErrorsOf } from '../search/stay-problem.ts'
import { checkStay, type StayErrors, stayDatesOf, typedRoomsOf } from '../search/stay-request.ts'
import { defaultRoom, readTypedStay, roomCountField, type TypedStay } from '../search/typed-stay.ts'

type Body = BodyOf<typeof quoteStayChange>
type LeadGuest = Body['rooms'][number]['leadGuest']
export type BookedRooms = readonly [HotelOrderItem, ...HotelOrderItem[]]

/** A change of a stay as typed: its dates, and each room with its guests. */
export interface TypedChange {
  stay: TypedStay
  /** What else is typed of each of the stay's rooms, in their order. */
  rooms: readonly TypedChangedRoom[]
}

export interface TypedChangedRoom {
  /** The booked room's; '' for a room that is added. */
  itemId: string
  /** '' if none was chosen: then a booked room stays as it is. */
  roomType: string
  leadGuest: LeadGuest
}

/** The names of a room's fields, by its position. */
export const itemField = (room: number): string => `item.${room}`
export const typeField = (room: number): string => `rooms.${room}.roomType`
export const guestField = (room: number, field: keyof LeadGuest): string =>
  `rooms.${room}.leadGuest.${field}`

const nobody: LeadGuest = { title: '', givenName: '', surname: '' }

/** Returns a stay as booked, for the form's first look. `rooms` are all of the stay's, in order. */
export function changeOf(rooms: BookedRooms): TypedChange {
  const { stay } = rooms[0].hotel
  const { checkIn, checkOut } = stay
  return {
    stay: { where: '', destination: '', checkIn, checkOut, rooms: typedRoomsOf(stay) },
    rooms: rooms.map(({ id, travellers: [lead = nobody] }) => ({
      itemId: id,
      roomType: '',
      leadGuest: { title: lead.title, givenName: lead.givenName, surname: lead.surname },
    })),
  }
}

/** Reads a sent form. */
export function readChange(form: FormData): TypedChange {
  const params = new URLSearchParams()
  for (const [name, value] of form) params.append(name, String(value))
  if (!params.has(roomCountField)) params.set(roomCountField, '1')
  const text = (name: string) => params.get(name)?.trim() ?? ''
  const stay = readTypedStay(params)
  return {
    stay,
    rooms: stay.rooms.map((_, room) => ({
      itemId: text(itemField(room)),
      roomType: text(typeField(room)),
      leadGuest: {
        title: text(guestField(room, 'title')),
        givenName: text(guestField(room, 'givenName')),
        surname: text(guestField(room, 'surname')),
      },
    })),
  }
}

type PairedRoom = readonly [TypedStay['rooms'][number], TypedChangedRoom]

const withRooms = ({ stay }: TypedChange, paired: readonly PairedRoom[]): TypedChange => ({
  stay: { ...stay, rooms: paired.map(([guests]) => guests) },
  rooms: paired.map(([, room]) => room),
})
const pairsOf = ({ stay, rooms }: TypedChange): PairedRoom[] =>
  rooms.map((room, at) => [stay.rooms[at] ?? defaultRoom, room])

/** Returns a change with a room more, unless it has as many as can be booked. */
export const withAddedRoom = (change: TypedChange): TypedChange =>
  change.rooms.length < mostRooms
    ? withRooms(change, [
        ...pairsOf(change),
        [defaultRoom, { itemId: '', roomType: '', leadGuest: nobody }],
      ])
    : change

/** Returns a change without one of its rooms. */
export const withoutRoom = (change: TypedChange, room: number): TypedChange =>
  withRooms(
    change,
    pairsOf(change).filter((_, at) => at !== room),
  )

/** Returns a change that keeps a booked room that it dropped, as it was booked. */
export function withKeptRoom(change: TypedChange, itemId: string, booked: TypedChange) {
  const order = (room: TypedChangedRoom) => {
    const place = booked.rooms.findIndex((each) => each.itemId === room.itemId)
    return place < 0 ? booked.rooms.length : place
  }
  const back = pairsOf(booked).filter(([, room]) => room.itemId === itemId)
  const all = [...pairsOf(change), ...back].toSorted(([, a], [, b]) => order(a) - order(b))
  return withRooms(change, all)
}

/** Returns the body of the call that quotes a checked change. */
export function askedChange(itemId: string, { stay, rooms }: TypedChange): Body {
  const { checkIn, checkOut, rooms: guests } = stayDatesOf(stay)
  return {
    itemId,
    checkIn,
    checkOut,
    rooms: rooms.map((room, at) => ({
      adults: 1,
      childAges: [],
      ...guests[at],
      ...(room.itemId ? { itemId: room.itemId } : {}),
      ...(room.roomType ? { roomType: room.roomType } : {}),
      leadGuest: room.leadGuest,
    })),
  }
}

/** Returns what is wrong with typed dates and guests as far as it's known without asking the property. */
export const earlyErrors = (stay: TypedStay): StayErrors =>
  checkStay({ ...stay, destination: 'x' }, firstDayFrom(Date.now(), undefined))

/** What is wrong with a typed change, by the form's fields. */
export interface ChangeErrors {
  stay: StayErrors
  /** Of types and names. */
  rooms: FieldErrors
}

/** Sorts a refused change's field errors by the part of the form that shows them. */
export function changeErrorsOf(problem: Problem): ChangeErrors {
  const stay: Record<string, FieldErrors[string]> = {}
  const rooms: Record<string, FieldErrors[string]> = {}
  for (const [path, code] of Object.entries(problem.fields ?? {})) {
    const isOfRoom = path.includes('.leadGuest.') || path.endsWith('.roomType')
    if (isOfRoom) rooms[path] = code
    else stay[path] = code
  }
  return {
    stay: Object.keys(stay).length > 0 ? stayErrorsOf({ ...problem, fields: stay }) : {},
    rooms,
  }
}

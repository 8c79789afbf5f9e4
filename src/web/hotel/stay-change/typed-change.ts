import type { BodyOf } from '../../../contract/endpoint.ts'
import type { Problem } from '../../../contract/envelope.ts'
import type { FieldErrors } from '../../../contract/errors.ts'
import type { quoteStayChange } from '../../../contract/hotel/stay-change.ts'
import type { HotelOrderItem } from '../order/hotel-order-item.ts'
import { stayErrorsOf } from '../search/stay-problem.ts'
import { type StayErrors, stayDatesOf, typedRoomsOf } from '../search/stay-request.ts'
import { readTypedStay, roomCountField, type TypedStay } from '../search/typed-stay.ts'

type LeadGuest = BodyOf<typeof quoteStayChange>['leadGuests'][number]

/** A change of a stay as typed: its dates, each room's guests, in whose name each room is, and the room type. */
export interface TypedChange {
  stay: TypedStay
  /** '' if none was chosen: then it stays as booked. */
  roomType: string
  leadGuests: readonly LeadGuest[]
}

/** Returns a stay as booked, for the form's first look. `rooms` are all of the stay's, in order. */
export function changeOf(rooms: readonly [HotelOrderItem, ...HotelOrderItem[]]): TypedChange {
  const { stay } = rooms[0].hotel
  const { checkIn, checkOut } = stay
  return {
    stay: { where: '', destination: '', checkIn, checkOut, rooms: typedRoomsOf(stay) },
    roomType: '',
    leadGuests: rooms.map(({ travellers: [lead] }) => ({
      title: lead?.title ?? '',
      givenName: lead?.givenName ?? '',
      surname: lead?.surname ?? '',
    })),
  }
}

/** Reads a sent form for a stay of this many rooms; their number can't be changed. */
export function readChange(form: FormData, rooms: number): TypedChange {
  const params = new URLSearchParams()
  for (const [name, value] of form) params.append(name, String(value))
  params.set(roomCountField, String(rooms))
  const text = (name: string) => params.get(name)?.trim() ?? ''
  return {
    stay: readTypedStay(params),
    roomType: text('roomType'),
    leadGuests: Array.from({ length: rooms }, (_, room) => ({
      title: text(`leadGuests.${room}.title`),
      givenName: text(`leadGuests.${room}.givenName`),
      surname: text(`leadGuests.${room}.surname`),
    })),
  }
}

/** Returns the body of the call that quotes a checked change. */
export const askedChange = (itemId: string, { stay, roomType, leadGuests }: TypedChange) => ({
  itemId,
  stay: stayDatesOf(stay),
  leadGuests: [...leadGuests],
  ...(roomType ? { roomType } : {}),
})

/** What is wrong with a typed change, by the form's fields. */
export interface ChangeErrors {
  stay: StayErrors
  guests: FieldErrors
}

/** Sorts a refused change's field errors by the part of the form that shows them: dates and rooms, or names. */
export function changeErrorsOf(problem: Problem): ChangeErrors {
  const stay: Record<string, string> = {}
  const guests: Record<string, string> = {}
  for (const [path, code] of Object.entries(problem.fields ?? {})) {
    const [, own] = /^stay\.(.+)$/.exec(path) ?? []
    if (own) stay[own] = code
    else guests[path] = code
  }
  return {
    stay: Object.keys(stay).length > 0 ? stayErrorsOf({ ...problem, fields: stay }) : {},
    guests,
  }
}

import { stayQueryNames as names } from '../../../contract/hotel/search/stay-query.ts'
import type { Translate } from '../../locale/word-store.ts'

/** The guests of one room as typed: each child's age, or an empty text. */
export interface TypedRoom {
  adults: string
  childAges: readonly string[]
}

/** A search for stays as typed, valid or not: nothing is lost if it's invalid. */
export interface TypedStay {
  /** The text of the destination field; empty once it's resolved to `destination`. */
  where: string
  /** A destination's id. */
  destination: string
  checkIn: string
  checkOut: string
  rooms: readonly TypedRoom[]
}

export const defaultRoom: TypedRoom = { adults: '2', childAges: [] }

/** The names of the form's fields for the destination's text, the number of rooms, and each room, counted from 1. */
export const whereField = 'where'
export const roomCountField = 'roomCount'
export const adultsField = (room: number): string => `adults-${room}`
export const childrenField = (room: number): string => `children-${room}`
export const ageField = (room: number, child: number): string => `age-${room}-${child}`

/**
 * Reads a search from an address, which `stayQuery` describes; a child's age may be missing: `2-7-_1`. The form without
 * scripts sends the number of rooms and fields for each of them.
 */
export function readTypedStay(params: URLSearchParams): TypedStay {
  const typed = (name: string) => params.get(name)?.trim() ?? ''
  return {
    where: typed(whereField),
    destination: typed(names.destination),
    checkIn: typed(names.checkIn),
    checkOut: typed(names.checkOut),
    rooms: params.has(roomCountField) ? readRoomFields(typed) : readRooms(typed(names.rooms)),
  }
}

function readRooms(text: string): TypedRoom[] {
  if (!text) return [defaultRoom]
  return text.split('_').map((room) => {
    const [adults = '', ...childAges] = room.split('-')
    return { adults, childAges }
  })
}

function readRoomFields(typed: (name: string) => string): TypedRoom[] {
  const count = Math.min(Math.max(Number(typed(roomCountField)) || 1, 1), 99)
  return Array.from({ length: count }, (_, index) => {
    const room = index + 1
    const children = Math.min(Math.max(Number(typed(childrenField(room))) || 0, 0), 99)
    return {
      adults: typed(adultsField(room)) || defaultRoom.adults,
      childAges: Array.from({ length: children }, (_, child) => typed(ageField(room, child + 1))),
    }
  })
}

/** Returns a search as query parameters: the inverse of `readTypedStay`. */
export function stayParamsOf(stay: TypedStay): URLSearchParams {
  const params = new URLSearchParams()
  if (stay.destination) params.set(names.destination, stay.destination)
  if (stay.where || !stay.destination) params.set(whereField, stay.where)
  params.set(names.checkIn, stay.checkIn)
  params.set(names.checkOut, stay.checkOut)
  const rooms = stay.rooms.map(({ adults, childAges }) => [adults, ...childAges].join('-'))
  params.set(names.rooms, rooms.join('_'))
  return params
}

/** Returns the number of nights between two days; 0 if they aren't valid days in order. */
export function nightsBetween(checkIn: string, checkOut: string): number {
  const nights = (Date.parse(checkOut) - Date.parse(checkIn)) / 86_400_000
  return nights > 0 ? Math.round(nights) : 0
}

/** Returns how many adults and children a search is for, as far as they're typed. */
export const guestsOf = (rooms: readonly TypedRoom[]) => ({
  adults: rooms.reduce((sum, { adults }) => sum + (Number(adults) || 0), 0),
  children: rooms.reduce((sum, { childAges }) => sum + childAges.length, 0),
})

/** Returns rooms and guests in words: `2 adults, 1 child, 1 room`. */
export function guestsText(t: Translate, rooms: readonly TypedRoom[]): string {
  const { adults, children } = guestsOf(rooms)
  return children > 0
    ? t('hotel.guests-children', { adults, children, rooms: rooms.length })
    : t('hotel.guests', { adults, rooms: rooms.length })
}

import type { HotelId } from '../../../contract/hotel/hotel.ts'
import type { StayHash } from '../../../contract/hotel/property.ts'
import { roomsOf, roomsText } from '../../../contract/hotel/search/stay-query.ts'
import { type StayDates, stayDatesSchema } from '../../../contract/hotel/stay.ts'
import type { Signer } from '../../platform/secrets/secret-key.ts'

/** A property with the dates and guests of a stay. */
export interface Stay {
  hotelId: HotelId
  stay: StayDates
}

const purpose = 'stay'
/** 48 bits: enough against guessing what opens a page that anyone may search for. */
const checkLength = 8

/**
 * Returns the hash of a stay's page: property, dates and guests, with a keyed checksum, so that rates can't be
 * harvested by making up addresses. The same stay always has the same hash.
 */
export function encodeStayHash(signer: Signer, { hotelId, stay }: Stay): StayHash {
  const text = [hotelId, stay.checkIn, stay.checkOut, roomsText(stay.rooms)].join('\n')
  return `${checksOf(signer, text)[0]}${Buffer.from(text).toString('base64url')}` as StayHash
}

/** Returns the stay of a hash; undefined if it was changed, spelled in another way, or made elsewhere. */
export function decodeStayHash(signer: Signer, hash: string): Stay | undefined {
  const coded = hash.slice(checkLength)
  const bytes = Buffer.from(coded, 'base64url')
  // Decoding ignores padding, stray bits and other alphabets: one stay would have many addresses.
  if (bytes.toString('base64url') !== coded) return undefined
  const text = bytes.toString()
  const isOurs = checksOf(signer, text).includes(hash.slice(0, checkLength))
  const [hotelId = '', checkIn, checkOut, rooms = ''] = text.split('\n')
  if (!isOurs) return undefined
  const stay = stayDatesSchema.safeParse({ checkIn, checkOut, rooms: roomsOf(rooms) })
  return stay.success ? { hotelId: hotelId as HotelId, stay: stay.data } : undefined
}

/** Returns the checksum by each key, the newest first. */
const checksOf = (signer: Signer, text: string): string[] =>
  signer.signAll(purpose, text).map((digest) => digest.slice(0, checkLength))

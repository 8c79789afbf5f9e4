import type { Occupancy } from '../../contract/hotel/stay.ts'
import type { Money } from '../../contract/money.ts'
import type { BookedStay, Guest, SupplierRate } from './hotel-supplier.ts'

/** A booking as it is to be. */
export interface StayChange {
  reference: string
  to: {
    checkIn: string
    checkOut: string
    /** At least one is a booked room. Booked rooms that aren't listed are dropped, on the terms of cancelling them. */
    rooms: readonly ChangedRoom[]
  }
}

/** A room of a changed booking. All conditions but its type stay as booked, and apply to rooms that are added. */
export interface ChangedRoom extends Occupancy {
  /** Which of the booked rooms it is, by position; absent if it's added. */
  keeps?: number | undefined
  /** The room type's id in the property's rates. */
  roomType: string
  leadGuest: Guest
}

export interface ChangeTerms {
  rate: SupplierRate
  /** What is paid now (positive) or refunded (negative), fee included. */
  difference: Money
  fee: Money
  validUntil: Date
}

export type ChangeQuote =
  | ({ outcome: 'quoted' } & ChangeTerms)
  /** `rooms`: which of the rooms can't be had, by position, if the supplier says so. */
  | { outcome: 'gone'; rooms?: number[] | undefined }
  | { outcome: 'not_allowed' | 'not_found' }

export type ChangeOutcome = ({ outcome: 'changed' } & BookedStay) | { outcome: 'gone' | 'refused' }

import type { Booking, PassengerDraft } from '../../../../contract/flight/booking.ts'
import type { PassengerType } from '../../../../contract/flight/offer.ts'
import { blankPassenger } from '../../../traveller/fields.ts'
import type { TypedDraft } from './draft-form.ts'

/** Returns the types of a booking's passengers in order: adults, children, infants. */
export function passengerTypesOf({ request }: Pick<Booking, 'request'>): PassengerType[] {
  const { adult, child, infant } = request.passengers
  return [
    ...Array<PassengerType>(adult).fill('adult'),
    ...Array<PassengerType>(child).fill('child'),
    ...Array<PassengerType>(infant).fill('infant'),
  ]
}

/** Returns each passenger as last typed, with empty fields by default. */
export function passengersOf(booking: Booking, typed?: TypedDraft): PassengerDraft[] {
  const known = typed?.passengers ?? booking.draft.passengers
  return passengerTypesOf(booking).map((type, index) => ({
    ...blankPassenger,
    document: '',
    ...known[index],
    type,
  }))
}

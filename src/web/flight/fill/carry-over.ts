import type { Booking, BookingDraft } from '../../../contract/flight/booking.ts'
import type { TypedElsewhere } from '../../cart/load-typed.ts'
import type { FrontApi } from '../../session/front-api/front-api.ts'
import { over } from '../../traveller/contact-of.ts'
import { detailsOf, passengerOver } from './fill-draft.ts'

/**
 * Fills in what is untouched of a form with what was typed for another thing in the cart: the contact, and the first adult as the
 * first traveller, with the documents that were typed for other flights.
 */
export async function carryOver(
  booking: Booking,
  { contact: typed, travellers }: TypedElsewhere,
  api: Pick<FrontApi, 'call'>,
): Promise<Booking> {
  const { contact, passengers } = booking.draft
  const [first, ...others] = passengers
  const adult = travellers.find(({ type }) => type === 'adult')
  const isOpen = first?.type === 'adult' && !first.givenName && !first.surname
  const isReached = contact.givenName || contact.surname || contact.email
  const draft: BookingDraft = {
    ...booking.draft,
    contact: typed && !isReached ? over(contact, typed) : contact,
    passengers:
      adult && isOpen ? [passengerOver(first, await detailsOf(api, adult)), ...others] : passengers,
  }
  return { ...booking, draft }
}

import type { RouterContextProvider } from 'react-router'
import { getBooking, patchBookingDraft } from '../../../contract/flight/booking.ts'
import type { BookId } from '../../../contract/ids.ts'
import { getUnmaskedPassenger, listPassengers } from '../../../contract/member/travellers.ts'
import { memberContext } from '../../session/contexts.ts'
import { frontApi } from '../../session/front-api/front-api.ts'
import { loadContact, over } from '../../traveller/contact-of.ts'
import { travellerOf } from '../../traveller/traveller-of.ts'
import { passengerOver } from './fill-draft.ts'

/**
 * Fills in a new booking from a signed-in member's account: the contact, and the first traveller if it's clear who
 * that is. Only done when the booking is created, so that fields the member clears stay empty. The booking already
 * exists, so errors are ignored.
 */
export async function prefillBooking(
  context: Readonly<RouterContextProvider>,
  request: Request,
  bookId: BookId,
): Promise<void> {
  const member = await context.get(memberContext)()
  // Agents book for others.
  if (!member || member.isAgent) return
  const api = frontApi(context, request)
  const params = { bookId }
  const [booking, known, passengers] = await Promise.all([
    api.call(getBooking, { params }),
    loadContact(api, member),
    api.call(listPassengers, {}),
  ])
  // A form sent twice finds the first one's booking, which may have been edited.
  if (!booking.ok || Object.keys(booking.result.editedAt).length > 0) return
  const { draft } = booking.result
  const [first, ...others] = draft.passengers
  const contact = over(draft.contact, known)
  const id = first?.type === 'adult' && travellerOf(member, passengers.ok ? passengers.result : [])
  const kept = id ? await api.call(getUnmaskedPassenger, { params: { id } }) : undefined
  const traveller = first && kept?.ok ? passengerOver(first, kept.result) : first
  const at = Date.now()
  const fields = [
    ...filledIn('contact', contact),
    ...(traveller && kept?.ok ? filledIn('passengers.0', traveller) : []),
  ]
  await api.call(patchBookingDraft, {
    params,
    body: {
      ...draft,
      contact,
      passengers: traveller ? [traveller, ...others] : draft.passengers,
      editedAt: Object.fromEntries(fields.map((field) => [field, at])),
    },
  })
}

const filledIn = (path: string, filled: object): string[] =>
  Object.entries(filled)
    .filter(([name, value]) => name !== 'type' && value !== '')
    .map(([name]) => `${path}.${name}`)

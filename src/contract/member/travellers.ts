import { z } from 'zod'
import { contactDetailsSchema } from '../checkout/contact.ts'
import { endpoint } from '../endpoint.ts'
import { passengerDraftSchema } from '../flight/booking.ts'

/** People a signed-in member saved for later bookings. */
const mine = { auth: 'member' as const }
const shared = ['VALIDATION', 'UNAUTHENTICATED'] as const

const contact = contactDetailsSchema.extend({ id: z.uuid() })
export type KeptContact = z.infer<typeof contact>
export const listContacts = endpoint({
  ...mine,
  id: 'member.contact.list',
  method: 'GET',
  path: '/account/contacts',
  summary: 'List saved contacts',
  description: 'Returns the contacts that the signed-in member saved for filling in bookings.',
  result: z.array(contact),
  errors: ['UNAUTHENTICATED'],
})
export const addContact = endpoint({
  ...mine,
  id: 'member.contact.add',
  method: 'POST',
  path: '/account/contacts',
  summary: 'Save a contact',
  description:
    'Saves a contact for later bookings. Invalid fields return `PASSENGERS_INVALID` with one entry per field; a full list returns `LIMIT_REACHED`.',
  body: contactDetailsSchema,
  result: contact,
  status: 201,
  errors: [...shared, 'PASSENGERS_INVALID', 'LIMIT_REACHED'],
})
export const updateContact = endpoint({
  ...mine,
  id: 'member.contact.update',
  method: 'PUT',
  path: '/account/contacts/:id',
  summary: 'Update a saved contact',
  description:
    'Replaces all fields of a saved contact. Contacts of other members return `NOT_FOUND`.',
  params: z.object({ id: z.uuid() }),
  body: contactDetailsSchema,
  result: contact,
  errors: [...shared, 'NOT_FOUND', 'PASSENGERS_INVALID'],
})
export const removeContact = endpoint({
  ...mine,
  id: 'member.contact.remove',
  method: 'DELETE',
  path: '/account/contacts/:id',
  summary: 'Delete a saved contact',
  description: 'Deletes a saved contact. Orders that were made with it keep their own copy.',
  params: z.object({ id: z.uuid() }),
  result: z.object({}),
  errors: [...shared, 'NOT_FOUND'],
})

/** Which document somebody travels with belongs to a booking, so both are saved. */
const passengerDetails = passengerDraftSchema.omit({ document: true })
export type PassengerDetails = z.infer<typeof passengerDetails>

/** A saved passenger. Lists show documents masked (their numbers are then dots and their last four). */
const passenger = passengerDetails.extend({ id: z.uuid() })
export type KeptPassenger = z.infer<typeof passenger>
export const listPassengers = endpoint({
  ...mine,
  id: 'member.passenger.list',
  method: 'GET',
  path: '/account/passengers',
  summary: 'List saved travellers',
  description:
    'Returns the travellers that the signed-in member saved. Document numbers are masked except for their last four characters.',
  result: z.array(passenger),
  errors: ['UNAUTHENTICATED'],
})
export const addPassenger = endpoint({
  ...mine,
  id: 'member.passenger.add',
  method: 'POST',
  path: '/account/passengers',
  summary: 'Save a traveller',
  description:
    'Saves a traveller for later bookings. Document numbers are encrypted at rest and returned masked.',
  body: passengerDetails,
  result: passenger,
  status: 201,
  errors: [...shared, 'PASSENGERS_INVALID', 'LIMIT_REACHED'],
})
export const updatePassenger = endpoint({
  ...mine,
  id: 'member.passenger.update',
  method: 'PUT',
  path: '/account/passengers/:id',
  summary: 'Update a saved traveller',
  description:
    'Replaces all fields of a saved traveller. A masked document number that is sent back keeps the stored one.',
  params: z.object({ id: z.uuid() }),
  body: passengerDetails,
  result: passenger,
  errors: [...shared, 'NOT_FOUND', 'PASSENGERS_INVALID'],
})
export const removePassenger = endpoint({
  ...mine,
  id: 'member.passenger.remove',
  method: 'DELETE',
  path: '/account/passengers/:id',
  summary: 'Delete a saved traveller',
  description:
    'Deletes a saved traveller with the document numbers. Orders that were made with it keep their own copy.',
  params: z.object({ id: z.uuid() }),
  result: z.object({}),
  errors: [...shared, 'NOT_FOUND'],
})
/** For filling in a booking: the full document, only for the booking page's server side. */
export const getUnmaskedPassenger = endpoint({
  ...mine,
  id: 'member.passenger.get-unmasked',
  method: 'GET',
  path: '/account/passengers/:id/unmasked',
  summary: 'Get a saved traveller with the full document numbers',
  description:
    'Returns one saved traveller with the full document numbers, for filling in a booking on the server. Never send the result to a browser.',
  params: z.object({ id: z.uuid() }),
  result: passenger,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
})

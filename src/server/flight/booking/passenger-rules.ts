import type { ContactDetails } from '../../../contract/checkout/contact.ts'
import type { FieldErrors } from '../../../contract/errors.ts'
import type { PassengerDraft } from '../../../contract/flight/booking.ts'
import { type BirthDateLimits, birthDateProblem } from '../../../contract/flight/passenger-rules.ts'
import {
  isTooLongForTicket,
  ticketName,
  ticketNameProblem,
} from '../../../contract/flight/ticket-name.ts'
import {
  documentExpiryProblem,
  documentFields,
  documentNumberProblem,
  documentOf,
  type NeededDocument,
  type TravelDocument,
} from '../../../contract/traveller/travel-documents.ts'
import { type BookingFieldCode, titlesByType } from '../../../contract/traveller/traveller-rules.ts'
import { contactProblems, countryProblem } from '../../checkout/contact-rules.ts'

/** What the flights need; documents must be valid until the last one. */
export interface PassengerContext extends BirthDateLimits {
  documents: NeededDocument
}

type Problems = Record<string, BookingFieldCode>

/** Returns all errors in passengers and contact, by path in the body; empty if there are none. */
export function checkTravellers(
  draft: { contact: ContactDetails; passengers: readonly PassengerDraft[] },
  context: PassengerContext,
): FieldErrors {
  const errors: Problems = {}
  const seen = new Set<string>()
  draft.passengers.forEach((passenger, index) => {
    const found = checkPassenger(passenger, context)
    const who = identity(passenger)
    // Airlines cancel a passenger who is booked twice on one flight.
    if (Object.keys(found).length === 0 && seen.has(who)) found.givenName = 'SAME_TRAVELLER'
    seen.add(who)
    for (const [field, code] of Object.entries(found)) errors[`passengers.${index}.${field}`] = code
  })
  for (const [field, code] of Object.entries(contactProblems(draft.contact))) {
    errors[`contact.${field}`] = code
  }
  return errors
}

function checkPassenger(passenger: PassengerDraft, context: PassengerContext): Problems {
  const errors: Problems = checkNames(passenger)
  if (!passenger.title) errors.title = 'REQUIRED'
  else if (!titlesByType[passenger.type].includes(passenger.title)) errors.title = 'TITLE_UNKNOWN'
  const birth = birthDateProblem(passenger.birthDate, passenger.type, context)
  if (birth) errors.birthDate = birth
  checkCountry(errors, 'nationality', passenger.nationality)
  const document = documentOf(context.documents, passenger.document)
  if (document) checkDocument(errors, passenger, { document, ...context })
  return errors
}

function checkNames(passenger: PassengerDraft): Problems {
  const errors: Problems = {}
  for (const field of ['surname', 'givenName'] as const) {
    const problem = ticketNameProblem(passenger[field])
    if (problem) errors[field] = problem
  }
  if (isTooLongForTicket(passenger)) errors.givenName = 'NAME_TOO_LONG'
  return errors
}

function checkDocument(
  errors: Problems,
  passenger: PassengerDraft,
  { document, lastFlightDate }: { document: TravelDocument; lastFlightDate: string },
): void {
  const { number, expiry, country } = documentFields[document]
  const found = {
    [number]: documentNumberProblem(document, passenger[number]),
    [expiry]: documentExpiryProblem(document, passenger[expiry], lastFlightDate),
  }
  for (const [field, problem] of Object.entries(found)) if (problem) errors[field] = problem
  checkCountry(errors, country, passenger[country])
}

function checkCountry(errors: Problems, field: string, code: string): void {
  const problem = countryProblem(code)
  if (problem) errors[field] = problem
}

const identity = ({ givenName, surname, birthDate }: PassengerDraft): string =>
  [ticketName(givenName) ?? givenName, ticketName(surname) ?? surname, birthDate].join('/')

import type { PassengerDraft } from '../../../../contract/flight/booking.ts'
import {
  type BirthDateLimits,
  birthDateProblem,
} from '../../../../contract/flight/passenger-rules.ts'
import { isTooLongForTicket, ticketNameProblem } from '../../../../contract/flight/ticket-name.ts'
import {
  documentExpiryProblem,
  documentFields,
  documentNumberProblem,
  documentOf,
  type NeededDocument,
} from '../../../../contract/traveller/travel-documents.ts'
import type { BookingFieldCode } from '../../../../contract/traveller/traveller-rules.ts'
import { contactProblems, missing } from '../../../traveller/check-contact.ts'
import type { TypedDraft } from './draft-form.ts'

/** What the flights need; documents are checked on the date of the last one. */
export interface DraftRules extends BirthDateLimits {
  documents: NeededDocument
}

export type FieldProblems = Readonly<Record<string, BookingFieldCode>>

/**
 * Returns the errors the page can find before sending, by field path. The server has the final say; this only saves a
 * round trip.
 */
export function checkDraft(draft: TypedDraft, rules: DraftRules): FieldProblems {
  const found: Record<string, BookingFieldCode> = {}
  const note = (path: string, problem: BookingFieldCode | undefined) => {
    if (problem) found[path] = problem
  }
  for (const [field, problem] of contactProblems(draft.contact)) note(`contact.${field}`, problem)
  for (const [index, passenger] of draft.passengers.entries()) {
    for (const [field, problem] of passengerProblems(passenger, rules)) {
      note(`passengers.${index}.${field}`, problem)
    }
  }
  return found
}

function* passengerProblems(
  passenger: PassengerDraft,
  { documents, ...limits }: DraftRules,
): Generator<[keyof PassengerDraft, BookingFieldCode | undefined]> {
  yield ['title', missing(passenger.title)]
  yield ['surname', ticketNameProblem(passenger.surname)]
  yield ['givenName', ticketNameProblem(passenger.givenName) ?? tooLong(passenger)]
  yield ['birthDate', birthDateProblem(passenger.birthDate, passenger.type, limits)]
  yield ['nationality', missing(passenger.nationality)]
  const document = documentOf(documents, passenger.document)
  if (!document) return
  const { number, expiry, country } = documentFields[document]
  yield [number, documentNumberProblem(document, passenger[number])]
  yield [expiry, documentExpiryProblem(document, passenger[expiry], limits.lastFlightDate)]
  yield [country, missing(passenger[country])]
}

const tooLong = (passenger: PassengerDraft) =>
  isTooLongForTicket(passenger) ? 'NAME_TOO_LONG' : undefined
